// Guns that the set of drawings lacks, built from common parts so that they look like one maker's.
import type { Drawing } from "../drawings.ts";

const BOX = "0 0 512 512";
const stroke = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;
const bar = (x: number, y: number, w: number, h: number, r = 3) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
const turned = (angle: number, body: string, zoom = 1) =>
  `<g transform="translate(256 256) rotate(${angle}) scale(${zoom}) translate(-256 -256)">${body}</g>`;

const GRIP =
  "M146 224C112 256 78 326 72 396Q70 418 92 424L152 434Q176 436 180 410C186 362 204 328 238 310V224Z";
const BIRDS_HEAD =
  "M146 224C116 246 92 292 84 336Q78 372 106 388Q140 402 162 376C176 350 200 326 238 310V224Z";
const GUARD = "M250 308Q248 358 292 358Q332 356 330 308";

/** A revolver: how long the barrel is, and which grip. */
function revolver(barrel: number, grip = GRIP, rib = false): string {
  const end = 336 + barrel;
  return [
    `<path d="${grip}"/>`,
    '<path d="M150 216L122 176Q136 160 156 168L190 202Z"/>',
    '<path fill-rule="evenodd" d="M146 226L176 192H336V310H226ZM232 206V296H328V206Z"/>',
    bar(238, 209, 84, 22),
    bar(238, 236, 84, 30),
    bar(238, 271, 84, 22),
    bar(342, 196, barrel, rib ? 42 : 34),
    bar(342, rib ? 243 : 235, barrel * 0.62, 15),
    `<path d="M${end - 24} 196L${end - 8} 176H${end}V196Z"/>`,
    stroke(GUARD, 14),
    stroke("M286 308Q282 332 296 342", 12),
  ].join("");
}

const STOCK =
  "M-24 322L-6 262Q2 250 20 250Q96 246 150 232H196V276H160Q112 286 74 312L22 344Q-14 352 -24 322Z";

/** A long gun, lying; `more` is what makes it its own. */
const rifle = (more: string) =>
  [
    '<g transform="translate(-4 -12)">',
    `<path d="${STOCK}"/>`,
    bar(202, 228, 74, 46),
    stroke("M206 280Q210 312 238 312Q262 310 262 280", 11),
    stroke("M236 280Q232 294 240 300", 9),
    more,
    "</g>",
  ].join("");

export const GUNS: Record<string, Drawing> = {
  schofield: [BOX, turned(-6, revolver(132, GRIP, true))],
  thunderer: [BOX, turned(-6, `<g transform="translate(44 0)">${revolver(76, BIRDS_HEAD)}</g>`, 1.08)],
  buntline: [BOX, turned(-18, `<g transform="translate(-46 -8) scale(.84)">${revolver(312)}</g>`, 1.05)],
  // a lever instead of a cylinder, the magazine under the barrel
  volcanic: [
    BOX,
    turned(
      -6,
      [
        `<path d="${GRIP}"/>`,
        '<path d="M150 216L122 176Q136 160 156 168L190 202Z"/>',
        '<path d="M146 226L176 190H300V296H226Z"/>',
        bar(306, 190, 184, 32),
        bar(306, 228, 184, 26),
        '<path d="M462 190L478 172H490V190Z"/>',
        stroke("M300 290Q306 330 268 334Q228 338 218 372Q216 402 242 402Q266 400 264 374", 14),
        stroke("M262 300Q258 318 268 326", 11),
      ].join(""),
    ),
  ],
  derringer: [
    BOX,
    turned(
      -6,
      [
        '<path d="M156 206C104 232 76 300 84 372Q88 406 124 404Q160 400 164 358C168 326 190 304 226 296L240 206Z"/>',
        '<path d="M170 200L138 150Q156 136 174 146L214 196Z"/>',
        '<path d="M170 206L196 188H256V292H214Z"/>',
        bar(262, 178, 176, 48, 8),
        bar(262, 232, 176, 48, 8),
        '<path d="M412 178L424 160H438V178Z"/>',
        stroke("M262 290Q256 322 236 330", 16),
      ].join(""),
      1.08,
    ),
  ],
  pepperbox: [
    BOX,
    turned(
      -6,
      [
        `<path d="${BIRDS_HEAD}"/>`,
        '<path d="M146 226L170 186H254V300H220Z"/>',
        '<path d="M176 184Q190 150 236 164L254 180Z"/>',
        bar(260, 164, 198, 28, 10),
        bar(260, 197, 206, 34, 10),
        bar(260, 236, 206, 34, 10),
        bar(260, 275, 198, 28, 10),
        bar(474, 190, 14, 88, 6),
        '<circle cx="256" cy="346" r="34" fill="none" stroke="currentColor" stroke-width="14"/>',
      ].join(""),
    ),
  ],
  remington: [
    BOX,
    turned(
      -40,
      rifle(
        [
          bar(282, 230, 216, 18),
          bar(282, 252, 120, 22, 8),
          bar(482, 218, 12, 12),
          bar(406, 248, 10, 14),
        ].join(""),
      ),
      1.02,
    ),
  ],
  carabine: ["0 0 512 512", "{musket}"],
  springfield: [
    BOX,
    turned(
      -40,
      rifle(
        [
          bar(282, 230, 206, 13),
          bar(282, 247, 56, 24, 6),
          bar(344, 247, 52, 20, 6),
          bar(402, 247, 46, 16, 6),
          '<path d="M214 226L200 196L222 190L236 226Z"/>',
          '<path d="M452 226H486L560 234L486 240H452Z"/>',
        ].join(""),
      ),
      0.96,
    ),
  ],
  "big-fifty": [
    BOX,
    turned(
      -40,
      rifle(
        [
          '<path d="M282 226H520V246H282Z"/>',
          bar(282, 251, 120, 24, 10),
          bar(176, 184, 236, 16, 4),
          bar(160, 178, 34, 28, 5),
          bar(396, 176, 40, 32, 5),
          bar(226, 200, 12, 26, 1),
          bar(340, 200, 12, 26, 1),
        ].join(""),
      ),
      1,
    ),
  ],
  "double-barrel": [
    BOX,
    turned(
      -40,
      rifle(
        [
          bar(282, 222, 214, 22, 4),
          bar(282, 249, 214, 22, 4),
          '<path d="M210 226L192 196Q204 186 216 192L236 226Z"/>',
          '<path d="M244 226L228 196Q240 186 252 192L270 226Z"/>',
          bar(282, 276, 74, 12, 6),
        ].join(""),
      ),
      1.02,
    ),
  ],
  // a revolver already out of the holster
  "quick-shot": [
    BOX,
    `<g transform="translate(60 -10) scale(.88)">{revolver}</g>${stroke("M10 150H120M30 190H90M4 230H110", 16)}`,
  ],
  flintlock: ["0 0 512 512", "{blunderbuss}"],
  // the one with many barrels, on wheels, with a crank
  gatling: [
    BOX,
    [
      turned(
        -10,
        [
          ...[0, 1, 2, 3, 4].map((i) => bar(178, 112 + i * 21, 300, 16, 4)),
          bar(236, 104, 16, 116, 4),
          bar(462, 102, 18, 120, 5),
          '<path d="M172 98V226H96Q64 226 60 190V134Q64 98 96 98Z"/>',
          '<path d="M176 88L190 22H238L252 88Z"/>',
          stroke("M60 162H30V214", 16),
          bar(12, 208, 36, 30, 8),
        ].join(""),
      ),
      '<path d="M206 250L262 240L300 340H232Z"/>',
      '<path d="M220 316L60 452Q44 470 24 466L14 446L196 292Z"/>',
      '<circle cx="286" cy="366" r="106" fill="none" stroke="currentColor" stroke-width="22"/>',
      '<circle cx="286" cy="366" r="26"/>',
      ...[0, 45, 90, 135].map(
        (angle) =>
          `<path transform="rotate(${angle} 286 366)" d="M180 366H392" stroke="currentColor" stroke-width="12"/>`,
      ),
    ].join(""),
  ],
};
