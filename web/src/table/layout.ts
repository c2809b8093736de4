// Where the seats stand for each number of them: on an arc above a wide table, in a horseshoe on a phone.

export interface Spot {
  x: number;
  y: number;
}

/** The wide table is drawn for this size and grows from there. */
export const WIDTH = 1094;
export const HEIGHT = 732;
/** Where the sun stands. */
export const HORIZON = 470;

const ARCS: Record<number, readonly [x: readonly number[], y: readonly number[]]> = {
  1: [[547], [16]],
  2: [
    [320, 774],
    [40, 40],
  ],
  3: [
    [220, 547, 874],
    [84, 16, 84],
  ],
  4: [
    [150, 410, 684, 944],
    [110, 16, 16, 110],
  ],
  5: [
    [120, 330, 547, 764, 974],
    [124, 44, 16, 44, 124],
  ],
  6: [
    [103, 290, 463, 633, 804, 991],
    [132, 50, 16, 16, 50, 132],
  ],
  7: [
    [86, 240, 392, 547, 702, 854, 1008],
    [132, 54, 16, 16, 16, 54, 132],
  ],
};

/** Centre and top of each of the other seats, clockwise from my left, on a table that wide and high. */
export function arc(others: number, width: number, height: number): Spot[] {
  const [xs, ys] = ARCS[Math.min(Math.max(others, 1), 7)] ?? [[], []];
  const drop = Math.min(Math.max(height - HEIGHT, 0) * 0.5, 60);
  return xs.slice(0, others).map((x, i) => ({ x: (x * width) / WIDTH, y: (ys[i] ?? 16) + drop }));
}

/** Cells of the horseshoe, clockwise from the lower left: [row, column, columns]; and how many columns there are. */
export function horseshoe(others: number): {
  columns: number;
  cells: [row: number, column: number, span: number][];
} {
  const flanks = others >= 3;
  const top = flanks ? others - 2 : others;
  const columns = Math.max(top, 4);
  const cells: [number, number, number][] = [];
  const span = top === 1 || top === 2 ? columns / top : 1;
  const start = top === 3 ? 0 : 1;
  for (let i = 0; i < top; i++) cells.push([1, start ? 1 + i * span : i + 1, span]);
  if (flanks) {
    cells.unshift([2, 1, 1]);
    cells.push([2, columns, 1]);
  }
  return { columns, cells };
}
