/** A city at night: three towers whose windows are reels, with one lit pay line. */
import { height, laySky, type Stage, width } from '../bannerStage.ts';
import { mixed } from '../colour.ts';
import { drawEmblem } from '../emblem.ts';
import { type SubjectTone, subjectTone } from '../palettes.ts';
import { circle, element, group, linearGradient, path } from '../svg.ts';

interface Tower {
  /** Middle of the tower, px from the inline start. */
  x: number;
  top: number;
  reels: readonly [above: string, middle: string, below: string];
}

const towers: readonly Tower[] = [
  { x: 757, top: 104, reels: ['cherry', 'cut-diamond', 'ringing-bell'] },
  { x: 920, top: 50, reels: ['star-swirl', 'cut-diamond', 'queen-crown'] },
  { x: 1083, top: 128, reels: ['clover', 'cut-diamond', 'cut-lemon'] },
];
const towerWidth = 142;
const reel = 108;
const reelStep = 119;
const firstReel = 201;
const payLine = firstReel + reelStep;
const moon = { x: 920, y: 198, radius: 178 };

export function city(stage: Stage): void {
  const { sheet, colours, at } = stage;
  laySky(stage, mixed(colours.cloth, colours.ink, 0.3), mixed(colours.cloth, colours.clothLight, 0.72));
  drawStars(stage);
  const rings = [216, 256, 330].map((radius) => circle(at(moon.x), moon.y, radius)).join('');
  sheet.draw(group({ fill: 'none', stroke: colours.metal, 'stroke-opacity': 0.26, 'stroke-width': 1.5 }, rings));
  drawMoon(stage);
  drawSkyline(stage);
  for (const tower of towers) drawTower(stage, tower);
  drawPayLine(stage);
}

function drawStars({ sheet, colours, at }: Stage): void {
  let all = '';
  for (let index = 0; index < 30; index += 1) {
    const [x, y] = [at(150 + sheet.random() * 1050), 12 + sheet.random() ** 1.4 * 200];
    all += element('rect', { x: Math.round(x), y: Math.round(y), width: 3, height: 3, rx: 1 });
  }
  sheet.draw(group({ fill: colours.line, opacity: 0.5 }, all));
}

/** Draws the moon above the roofs, cut into bars towards its foot. */
function drawMoon({ sheet, colours, at }: Stage): void {
  const fill = sheet.define('m', (id) =>
    linearGradient(id, [
      [0, colours.metal],
      [0.6, mixed(colours.metal, colours.cool, 0.7)],
      [1, colours.cool],
    ]),
  );
  let bars = `M0 0H${width}V254H0z`;
  for (let index = 0; index < 7; index += 1) bars += `M0 ${260 + index * 18}h${width}v${11 - index}H0z`;
  const cut = sheet.define('k', (id) => element('clipPath', { id }, path(bars)));
  sheet.draw(circle(at(moon.x), moon.y, moon.radius, { fill: `url(#${fill})`, 'clip-path': `url(#${cut})` }));
}

function drawSkyline({ sheet, colours, at, rtl }: Stage): void {
  const blocks = [
    [356, 352, 78],
    [438, 292, 70],
    [512, 372, 66],
    [584, 326, 84],
    [660, 396, 60],
    [826, 300, 34],
    [992, 316, 30],
    [1150, 340, 60],
  ] as const;
  let walls = '';
  let panes = '';
  for (const [x, top, wide] of blocks) {
    walls += `M${rtl ? at(x + wide) : x} ${height}V${top}h${wide}V${height}z`;
    for (let row = top + 18; row < height; row += 24) {
      for (let column = x + 12; column < x + wide - 12; column += 18) {
        if (sheet.random() < 0.5) panes += `M${rtl ? at(column + 7) : column} ${row}h7v9h-7z`;
      }
    }
  }
  sheet.draw(
    path(walls, { fill: mixed(colours.cloth, colours.clothLight, 0.12) }),
    path(panes, { fill: mixed(colours.clothLight, colours.metal, 0.5), opacity: 0.5 }),
  );
}

function drawTower(stage: Stage, { x, top, reels }: Tower): void {
  const { sheet, colours, at, rtl } = stage;
  const left = at(x) - towerWidth / 2;
  const edge = { stroke: colours.metal, 'stroke-width': 2.5 };
  const mast = `M${at(x)} ${top}v-42m-18 42 18-24 18 24`;
  sheet.draw(
    path(mast, { fill: 'none', stroke: colours.ink, 'stroke-width': 6 }),
    path(mast, { fill: 'none', ...edge, 'stroke-width': 2 }),
    element('rect', {
      x: left + (rtl ? 12 : -12),
      y: top + 12,
      width: towerWidth,
      height,
      fill: mixed(colours.cloth, colours.ink, 0.4),
    }),
    element('rect', {
      x: left,
      y: top,
      width: towerWidth,
      height: height + 20 - top,
      fill: mixed(colours.ink, colours.cloth, 0.3),
      ...edge,
    }),
  );
  if (top < 90) sheet.draw(path(`M${left + 18} ${top + 34}h106m-106 20h106`, { ...edge, opacity: 0.4 }));
  reels.forEach((glyph, row) => {
    drawReel(stage, { x: at(x), y: firstReel + row * reelStep, glyph, lit: row === 1 });
  });
}

interface Reel {
  x: number;
  y: number;
  glyph: string;
  lit: boolean;
}

function drawReel({ sheet, colours }: Stage, { x, y, glyph, lit }: Reel): void {
  const paper = sheet.define('p', (id) =>
    linearGradient(id, [
      [0, mixed(colours.line, colours.clothLight, 0.3)],
      [0.25, colours.line],
      [0.75, colours.line],
      [1, mixed(colours.line, colours.clothLight, 0.3)],
    ]),
  );
  const unlit = { fill: mixed(colours.cloth, colours.clothLight, 0.2), stroke: colours.hot, 'stroke-width': 1.5 };
  const face = { x: x - reel / 2, y: y - reel / 2, width: reel, height: reel };
  sheet.draw(
    element(
      'rect',
      lit ? { ...face, fill: `url(#${paper})`, stroke: colours.metal, 'stroke-width': 5 } : { ...face, ...unlit },
    ),
  );
  const tones: Readonly<Record<string, SubjectTone>> = {
    'queen-crown': subjectTone('two-coins', sheet.tone.subject),
    'star-swirl': { light: colours.line, body: mixed(colours.line, colours.hot, 0.4), shade: colours.hot },
  };
  drawEmblem(sheet, { glyph, x, y: y - 2, size: lit ? 84 : 78, tone: tones[glyph] });
}

function drawPayLine({ sheet, colours, at, rtl }: Stage): void {
  const gap = towerWidth / 2;
  const runs = [
    [628, 757 - gap],
    [757 + gap, 920 - gap],
    [920 + gap, 1083 - gap],
    [1083 + gap, width],
  ] as const;
  const line = runs.map(([from, to]) => `M${at(from)} ${payLine}H${at(to)}`).join('');
  const tip = `M${at(632)} ${payLine}l${rtl ? 14 : -14}-9v18z`;
  sheet.draw(
    path(line, { fill: 'none', stroke: colours.metal, 'stroke-width': 3, 'stroke-dasharray': '7 6' }),
    path(tip, { fill: colours.metal }),
  );
}
