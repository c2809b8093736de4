// Things that the set of drawings lacks: coaches, bottles, a hat that was lucky.
import type { Drawing } from "../drawings.ts";

const BOX = "0 0 512 512";
const stroke = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const bar = (x: number, y: number, w: number, h: number, r = 3) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;

const wheel = (x: number, y: number, r: number, spokes = 5) =>
  [
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="${(r * 0.17).toFixed(0)}"/>`,
    `<circle cx="${x}" cy="${y}" r="${(r * 0.22).toFixed(0)}"/>`,
    ...Array.from(
      { length: spokes },
      (_, i) =>
        `<path transform="rotate(${(180 / spokes) * i} ${x} ${y})" d="M${x - r} ${y}H${x + r}" stroke="currentColor" stroke-width="${(r * 0.09).toFixed(0)}"/>`,
    ),
  ].join("");

const leaf = (angle: number) =>
  `<path transform="rotate(${angle} 256 236)" d="M256 226C226 176 166 150 176 92Q186 48 226 58Q248 64 256 88Q264 64 286 58Q326 48 336 92C346 150 286 176 256 226Z"/>`;

export const THINGS: Record<string, Drawing> = {
  // the hat flies, the bullet goes on
  missed: [
    BOX,
    [
      '<g transform="translate(40 -30) rotate(-10 256 220) scale(.86)">{outback-hat}</g>',
      '<path d="M402 410C446 414 476 428 492 440C476 452 446 466 402 470H352V410Z"/>',
      bar(308, 410, 34, 60),
      stroke("M20 424H176M214 424H276", 14),
      stroke("M70 456H130M168 456H270", 14),
      stroke("M98 286L62 316M140 318L112 348", 14),
    ].join(""),
  ],
  stagecoach: [
    BOX,
    [
      '<path fill-rule="evenodd" d="M104 156H364Q386 156 382 186L368 286Q360 330 318 330H158Q114 330 104 286L86 186Q82 156 104 156ZM122 184L132 250H190V184ZM208 184V300H270V184ZM288 184V250H342L350 184Z"/>',
      bar(218, 194, 42, 46),
      bar(82, 134, 304, 14, 4),
      bar(110, 84, 96, 44, 6),
      bar(214, 100, 66, 28, 6),
      bar(290, 70, 64, 58, 10),
      '<path d="M390 190H434L440 232H474V262H420L402 244H388Z"/>',
      '<path d="M440 262L470 330H440L414 262Z"/>',
      wheel(132, 374, 92, 6),
      wheel(390, 394, 70, 5),
      stroke("M226 374H320M462 380L506 366", 14),
    ].join(""),
  ],
  wagons: [
    BOX,
    '<g transform="translate(-8 6) scale(.56)">{old-wagon}</g><g transform="translate(226 196) scale(.56)">{old-wagon}</g>',
  ],
  bible: [
    BOX,
    '<path fill-rule="evenodd" d="M128 44H392Q408 44 408 60V402H136Q104 402 104 424T136 446H408V470H128Q80 466 80 420V92Q80 48 128 44ZM240 108V168H186V208H240V336H280V208H334V168H280V108Z"/><path d="M134 416H408V432H134Q126 424 134 416Z"/>',
  ],
  keg: [
    BOX,
    [
      '<g transform="translate(62 -16) rotate(90 206 206) scale(.8)">{barrel}</g>',
      '<path d="M96 352L60 452H112L152 376ZM392 352L428 452H376L336 376Z"/>',
      '<path d="M430 226H470V210H448V190H500V210H488V226Q504 234 500 262H474V286H444V262H430Z"/>',
      '<path d="M459 304Q480 336 478 354A19 19 0 0 1 440 354Q438 336 459 304Z"/>',
    ].join(""),
  ],
  flask: [
    BOX,
    '<path fill-rule="evenodd" d="M206 118H306L316 148Q376 160 380 214L390 410Q390 458 342 464H170Q122 458 122 410L132 214Q136 160 196 148ZM176 200Q160 206 158 230L150 400Q150 432 178 436H334Q362 432 362 400L354 230Q352 206 336 200Z"/><path d="M208 52H304Q312 52 312 60V104H200V60Q200 52 208 52Z"/><path d="M178 300Q216 280 256 300T334 300L340 398Q340 414 324 414H188Q172 414 172 398Z"/>',
  ],
  moonshine: [
    BOX,
    '<path fill-rule="evenodd" d="M214 96H298V150Q404 190 404 320V412Q404 468 352 468H160Q108 468 108 412V320Q108 190 214 150ZM150 322L176 350L150 378L166 394L192 366L218 394L234 378L208 350L234 322L218 306L192 334L166 306ZM278 322L304 350L278 378L294 394L320 366L346 394L362 378L336 350L362 322L346 306L320 334L294 306Z"/><path d="M222 40H290L298 84H214Z"/><path d="M310 128Q404 96 420 170Q426 214 404 246" fill="none" stroke="currentColor" stroke-width="22"/>',
  ],
  "gold-pan": [
    BOX,
    [
      '<path fill-rule="evenodd" d="M256 250C400 250 500 284 500 324C500 404 392 456 256 456S12 404 12 324C12 284 112 250 256 250ZM256 274C140 274 54 300 54 326S140 376 256 376S458 352 458 326S372 274 256 274Z"/>',
      '<g transform="translate(126 62) scale(.52)">{gold-nuggets}</g>',
      '<path d="M120 330Q180 306 256 308T396 332Q340 358 256 358T120 330Z"/>',
    ].join(""),
  ],
  cylinder: [
    BOX,
    `<path fill-rule="evenodd" d="M256 40A216 216 0 1 1 256 472A216 216 0 1 1 256 40Z${[0, 1, 2, 3, 4, 5]
      .map((i) => {
        const angle = (i * 60 - 90) * (Math.PI / 180);
        const [x, y] = [256 + 132 * Math.cos(angle), 256 + 132 * Math.sin(angle)];
        return `M${(x - 50).toFixed(0)} ${y.toFixed(0)}a50 50 0 1 0 100 0a50 50 0 1 0-100 0Z`;
      })
      .join(
        "",
      )}M228 256a28 28 0 1 0 56 0a28 28 0 1 0-56 0Z"/><circle cx="256" cy="124" r="36"/><circle cx="256" cy="256" r="12"/>`,
  ],
  "four-leaves": [BOX, `${[0, 90, 180, 270].map(leaf).join("")}${stroke("M262 250Q290 380 360 466", 22)}`],
  // somebody in the sights
  sniper: [
    BOX,
    [
      '<circle cx="256" cy="256" r="190" fill="none" stroke="currentColor" stroke-width="20"/>',
      bar(246, 14, 20, 96),
      bar(246, 402, 20, 96),
      bar(14, 246, 96, 20),
      bar(402, 246, 96, 20),
      '<g transform="translate(136 96) scale(.47)">{western-hat}</g>',
      '<path d="M208 244Q206 306 256 312Q306 306 304 244Q256 262 208 244ZM148 402Q150 330 214 318L256 344L298 318Q362 330 364 402Q320 430 256 430T148 402Z"/>',
    ].join(""),
  ],
  // a hinge and nails, eaten away
  rust: [
    BOX,
    '<path fill-rule="evenodd" d="M44 120L150 96L168 128L206 112V400L172 392L150 414L96 396L60 408L30 372L54 330L34 296L58 250L36 214L60 176ZM110 150A24 24 0 1 0 110 198A24 24 0 1 0 110 150ZM120 236A24 24 0 1 0 120 284A24 24 0 1 0 120 236ZM104 318A24 24 0 1 0 104 366A24 24 0 1 0 104 318Z"/><path fill-rule="evenodd" d="M306 112L352 96L372 124L420 108L474 132L456 176L482 210L460 252L484 300L458 336L476 380L420 410L390 392L340 408L306 400ZM396 146A24 24 0 1 0 396 194A24 24 0 1 0 396 146ZM410 318A24 24 0 1 0 410 366A24 24 0 1 0 410 318ZM372 236L398 222L424 250L408 284L376 276Z"/><path d="M220 84H292V150H220ZM220 160H292V222H220ZM220 232H292V290H220ZM220 300H292V352H220ZM220 362H292V428H220Z"/>',
  ],
  // a lady in a hat
  "cat-balou": [
    BOX,
    [
      '<path d="M60 178Q120 120 170 116Q190 50 262 46Q332 48 346 110Q420 122 456 186Q364 222 256 218Q142 218 60 178Z"/>',
      '<path d="M336 96Q392 20 470 34Q498 74 446 104Q410 124 356 116Z"/>',
      '<path fill-rule="evenodd" d="M136 226Q196 238 256 238T376 226Q412 300 396 370Q420 420 372 462H322L312 424Q346 376 344 300Q342 276 326 256Q290 268 256 262Q208 266 186 256Q170 276 168 300Q166 376 200 424L190 462H140Q92 420 116 370Q100 300 136 226Z"/>',
      '<path d="M196 314Q216 298 238 312Q218 324 196 314ZM316 314Q296 298 274 312Q294 324 316 314Z"/>',
      '<path d="M190 292Q212 276 240 288L238 296Q214 288 194 300ZM322 292Q300 276 272 288L274 296Q298 288 318 300Z"/>',
      '<path d="M226 384Q242 372 256 380Q270 372 286 384Q270 404 256 404T226 384Z"/>',
      '<path d="M252 326L244 356H264V348H256Z"/>',
      '<path d="M206 438Q256 486 306 438L318 484H194Z"/>',
    ].join(""),
  ],
};
