// Lines of life, drawn from numbers: each value holds until the next one.

/** The line itself: `values[i]` from `x(i)` to `x(i + 1)`. */
export function line(
  values: readonly number[],
  x: (i: number) => number,
  y: (value: number) => number,
): string {
  const path: string[] = [];
  values.forEach((value, i) => {
    const [at, to, high] = [x(i).toFixed(1), x(i + 1).toFixed(1), y(value).toFixed(1)];
    path.push(i ? (value === values[i - 1] ? `H${to}` : `V${high}H${to}`) : `M${at} ${high}H${to}`);
  });
  return path.join("");
}

/** The same, closed down to the ground. */
export function area(
  values: readonly number[],
  x: (i: number) => number,
  y: (value: number) => number,
): string {
  if (!values.length) return "";
  const ground = y(0).toFixed(1);
  return `${line(values, x, y)}V${ground}H${x(0).toFixed(1)}Z`;
}

/** Up to the last moment of life, so that nothing is drawn of who is out. */
export const alive = (values: readonly number[]): number[] =>
  values.slice(0, values.findLastIndex((value) => value > 0) + 1);
