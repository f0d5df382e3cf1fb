/** A pagoda before the moon, with lanterns on strings and lotus on the water. */
import { height, laySky, type Stage, width } from '../bannerStage.ts';
import { mixed } from '../colour.ts';
import { drawEmblem } from '../emblem.ts';
import { circle, element, group, linearGradient, path, radialGradient } from '../svg.ts';

interface Spot {
  x: number;
  y: number;
  size: number;
}

const shore = 388;
const lanterns: readonly Spot[] = [
  { x: 742, y: 126, size: 76 },
  { x: 826, y: 46, size: 52 },
  { x: 990, y: 52, size: 56 },
  { x: 1066, y: 116, size: 104 },
  { x: 1150, y: 220, size: 74 },
];
const flowers: readonly Spot[] = [
  { x: 686, y: 438, size: 94 },
  { x: 808, y: 458, size: 66 },
  { x: 1070, y: 426, size: 124 },
];

export function pagoda(stage: Stage): void {
  const { sheet, colours, at } = stage;
  laySky(stage, mixed(colours.cloth, colours.ink, 0.35), mixed(colours.clothLight, colours.skyFoot, 0.12));
  const moon = { x: at(892), y: 214 };
  const disc = sheet.define('m', (id) =>
    radialGradient(id, [
      [0, mixed(colours.line, colours.metal, 0.12)],
      [0.82, mixed(colours.line, colours.metal, 0.42)],
      [1, mixed(colours.line, colours.metal, 0.62)],
    ]),
  );
  const halo = sheet.define('h', (id) =>
    radialGradient(id, [
      [0.4, colours.skyFoot, 0.55],
      [1, colours.skyFoot, 0],
    ]),
  );
  const rings = [198, 212, 300].map((radius) => circle(moon.x, moon.y, radius)).join('');
  sheet.draw(
    circle(moon.x, moon.y, 330, { fill: `url(#${halo})` }),
    group({ fill: 'none', stroke: colours.line, 'stroke-opacity': 0.34, 'stroke-width': 1.5 }, rings),
    circle(moon.x, moon.y, 168, { fill: `url(#${disc})` }),
  );
  drawHills(stage);
  drawEmblem(sheet, {
    glyph: 'pagoda',
    x: at(888),
    y: 268,
    size: 252,
    tone: {
      light: mixed(colours.clothLight, colours.skyFoot, 0.5),
      body: mixed(colours.clothLight, colours.hot, 0.35),
      shade: colours.hot,
    },
  });
  drawWater(stage);
  for (const spot of flowers) {
    drawLeaf(stage, spot);
    drawEmblem(sheet, {
      glyph: 'lotus',
      x: at(spot.x),
      y: spot.y,
      size: spot.size,
      tone: { light: '#fff4ee', body: '#f9b9a8', shade: mixed('#e9735f', colours.clothLight, 0.25) },
    });
  }
  for (const spot of lanterns) drawLantern(stage, spot);
}

function drawHills({ sheet, colours, at }: Stage): void {
  sheet.draw(
    path(`M${at(280)} ${shore}Q${at(470)} 300 ${at(640)} 352T${at(900)} ${shore}z`, {
      fill: mixed(colours.cloth, colours.clothLight, 0.32),
    }),
    path(
      `M${at(560)} ${shore}Q${at(700)} 372 ${at(840)} 380T${at(1040)} 300Q${at(1110)} 232 ${at(1210)} 262V${shore}z`,
      {
        fill: mixed(colours.cloth, colours.clothLight, 0.48),
      },
    ),
    path(`M${at(930)} ${shore}Q${at(1080)} 316 ${at(1210)} 348V${shore}z`, {
      fill: mixed(colours.cloth, colours.clothLight, 0.22),
    }),
  );
}

function drawWater({ sheet, colours, at, rtl }: Stage): void {
  const depth = sheet.define('w', (id) =>
    linearGradient(id, [
      [0, mixed(colours.cloth, colours.clothLight, 0.3)],
      [1, mixed(colours.cloth, colours.ink, 0.55)],
    ]),
  );
  const glints = [
    [770, 404, 150],
    [886, 416, 96],
    [828, 430, 190],
    [930, 446, 72],
    [870, 462, 130],
    [596, 412, 40],
    [500, 436, 56],
    [1150, 402, 44],
  ] as const;
  const strokes = glints.map(([x, y, long]) => `M${at(x)} ${y}h${rtl ? -long : long}`).join('');
  sheet.draw(
    element('rect', { y: shore, width, height: height - shore, fill: `url(#${depth})` }),
    path(strokes, {
      fill: 'none',
      stroke: colours.metal,
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.55,
    }),
  );
}

function drawLeaf({ sheet, colours, at }: Stage, { x, y, size }: Spot): void {
  sheet.draw(
    element('ellipse', {
      cx: at(x),
      cy: Math.round(y + size * 0.36),
      rx: Math.round(size * 0.66),
      ry: Math.round(size * 0.13),
      fill: mixed(colours.cool, colours.ink, 0.45),
      stroke: colours.ink,
      'stroke-width': 4,
    }),
  );
}

/** Draws a lantern on its string; `size` is its width. Its shape is shared, on a grid of 100. */
function drawLantern({ sheet, colours, at }: Stage, { x, y, size }: Spot): void {
  const light = sheet.define('g', (id) =>
    radialGradient(id, [
      [0, colours.metal, 0.5],
      [1, colours.metal, 0],
    ]),
  );
  const paper = sheet.define('q', (id) =>
    radialGradient(
      id,
      [
        [0, mixed(colours.metal, '#ffffff', 0.45)],
        [0.45, colours.metal],
        [1, mixed(colours.clothLight, colours.skyFoot, 0.35)],
      ],
      { cx: 0.5, cy: 0.58, r: 0.62 },
    ),
  );
  const body = 'M-26-38C-62-30-62 30-26 38H26C62 30 62-30 26-38z';
  const lantern = sheet.define('l', (id) =>
    group(
      { id, stroke: colours.ink, 'stroke-width': 6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      path(body, { fill: `url(#${paper})` }) +
        path('M-14-38C-30-22-30 22-14 38M14-38C30-22 30 22 14 38', {
          fill: 'none',
          stroke: mixed(colours.hot, colours.clothLight, 0.4),
          'stroke-width': 4,
        }) +
        path('M-28-48H28V-36H-28zM-28 36H28V48H-28z', { fill: mixed(colours.hot, colours.clothLight, 0.3) }) +
        path('M0-62V-48M0 48V62', { fill: 'none' }) +
        path('M-9 62H9L6 92H-6z', { fill: colours.metal, 'stroke-width': 5 }),
    ),
  );
  const scale = (size / 104).toFixed(3);
  sheet.draw(
    path(`M${at(x)} 0V${Math.round(y - size * 0.56)}`, {
      stroke: mixed(colours.line, colours.clothLight, 0.35),
      'stroke-width': 2,
      opacity: 0.8,
    }),
    circle(at(x), y, size * 1.15, { fill: `url(#${light})` }),
    element('use', { href: `#${lantern}`, transform: `translate(${at(x)} ${y})scale(${scale})` }),
  );
}
