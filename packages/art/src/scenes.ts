import { foilArch, glow, hill, peaks, rays, roundArch, waves } from './backdrop.ts';
import { type PatternName, texture } from './patterns.ts';
import type { Sheet } from './sheet.ts';
import { circle, element, group, path } from './svg.ts';

const r = Math.round;

export function drawScene(sheet: Sheet, scene: SceneName, pattern: PatternName): void {
  scenes[scene](sheet, pattern);
}

const scenes = {
  rays(sheet: Sheet) {
    const { x, y } = sheet.centre;
    rays(sheet, { x, y, count: 16, reach: sheet.width * 0.95, opacity: 0.22 });
    glow(sheet, x, y, sheet.width * 0.6);
    const rim = sheet.wide ? 116 : 132;
    sheet.draw(
      group(
        { fill: 'none', stroke: sheet.tone.letterTop, opacity: 0.5 },
        circle(x, y, rim, { 'stroke-width': 1.5 }) +
          circle(x, y, rim + 7, { 'stroke-width': 4, 'stroke-dasharray': '1 9' }),
      ),
    );
  },
  dunes(sheet: Sheet) {
    nightSky(sheet, 18, 0.25);
    hill(sheet, sheet.height * 0.56, 26, sheet.tone.far);
    hill(sheet, sheet.height * 0.66, -30, sheet.tone.middle);
    hill(sheet, sheet.height * 0.78, 24, sheet.tone.near);
  },
  peaks(sheet: Sheet) {
    nightSky(sheet, 24, 0.3);
    peaks(sheet, sheet.height * 0.6, 70, sheet.tone.far);
    peaks(sheet, sheet.height * 0.72, 60, sheet.tone.middle);
    peaks(sheet, sheet.height * 0.84, 40, sheet.tone.near);
  },
  arch(sheet: Sheet, pattern: PatternName) {
    arcade(sheet, pattern, (top, width, colour) => roundArch(sheet, top, width, colour));
  },
  foil(sheet: Sheet, pattern: PatternName) {
    arcade(sheet, pattern, (top, width, colour) => foilArch(sheet, top, width, sheet.height * 0.7, colour));
  },
  fans(sheet: Sheet, pattern: PatternName) {
    const { x, y } = sheet.centre;
    texture(sheet, pattern, sheet.tone.disc, 0.34);
    const radius = sheet.wide ? 112 : 128;
    sheet.draw(
      circle(x, y, radius, { fill: sheet.tone.disc, opacity: 0.9 }),
      circle(x, y, radius + 7, { fill: 'none', stroke: sheet.tone.letterTop, 'stroke-width': 2 }),
    );
    glow(sheet, x, y, sheet.width * 0.55, 0.5);
  },
  sea(sheet: Sheet) {
    const { x, y } = sheet.centre;
    sheet.draw(circle(x, y - 20, sheet.wide ? 96 : 110, { fill: sheet.tone.disc, opacity: 0.95 }));
    glow(sheet, x, y - 20, sheet.width * 0.6, 0.6);
    waves(sheet);
  },
  water(sheet: Sheet) {
    const { width: w, height: h, tone } = sheet;
    sheet.draw(
      path(
        `M${r(w * 0.2)}-20 ${r(w * -0.1)} ${h}H${r(w * 0.22)}zM${r(w * 0.48)}-20 ${r(w * 0.4)} ${h}H${r(w * 0.66)}z` +
          `M${r(w * 0.8)}-20 ${r(w * 0.86)} ${h}H${r(w * 1.15)}z`,
        { fill: tone.disc, opacity: 0.2 },
      ),
    );
    glow(sheet, sheet.centre.x, sheet.centre.y * 0.7, w * 0.62, 0.7);
    hill(sheet, h * 0.8, 34, tone.middle);
    sheet.draw(
      path(
        `M20 ${h}q-14-44 6-80 6 34 2 80zm24 0q-4-32 16-58 2 30-4 58zM${w - 60} ${h}q-10-54 12-96 10 46 2 96zm30 0q0-34 18-62 4 34-6 62z`,
        { fill: tone.near },
      ),
    );
  },
  space(sheet: Sheet) {
    const { x, y } = sheet.centre;
    texture(sheet, 'stars', sheet.tone.letterTop, 0.5);
    glow(sheet, x, y, sheet.width * 0.62, 0.75);
    const orbit = (rx: number, ry: number) =>
      element('ellipse', { cx: x, cy: y, rx: r(rx), ry, transform: `rotate(-24 ${x} ${y})` });
    sheet.draw(
      group(
        { fill: 'none', stroke: sheet.tone.letterTop, opacity: 0.4 },
        orbit(sheet.width * 0.56, 46) + orbit(sheet.width * 0.47, 34),
      ),
    );
  },
  shards(sheet: Sheet) {
    const { width: w, height: h, tone, random, centre } = sheet;
    glow(sheet, centre.x, centre.y, w * 0.66, 0.8);
    let splinters = '';
    for (let index = 0; index < 9; index += 1) {
      const angle = random() * Math.PI * 2;
      const away = w * (0.34 + random() * 0.4);
      const size = 12 + random() * 34;
      splinters += `M${r(centre.x + Math.cos(angle) * away)} ${r(centre.y + Math.sin(angle) * away)}l${r(size * 0.7)}-${r(size)} ${r(size * 0.3)} ${r(size * 1.2)}z`;
    }
    const { x, y } = centre;
    sheet.draw(
      path(splinters, { fill: tone.disc, opacity: 0.5 }),
      path(`M${x} ${y - 150}L${x + 130} ${y - 75}V${y + 75}L${x} ${y + 150}L${x - 130} ${y + 75}V${y - 75}z`, {
        fill: 'none',
        stroke: tone.letterTop,
        'stroke-width': 2,
        opacity: 0.5,
      }),
      path(`M0 ${r(h * 0.62)}L${w} ${r(h * 0.4)}V${r(h * 0.46)}L0 ${r(h * 0.7)}z`, {
        fill: tone.letterTop,
        opacity: 0.14,
      }),
    );
  },
  stadium(sheet: Sheet) {
    const { width: w, height: h, tone, centre } = sheet;
    glow(sheet, centre.x, 30, w * 0.75, 0.75);
    let lamps = '';
    for (const mast of [0.14, 0.86]) {
      for (let index = 0; index < 6; index += 1) {
        lamps += circle(w * mast + ((index % 3) - 1) * 13, 28 + Math.floor(index / 3) * 13, 4.5);
      }
    }
    const horizon = r(h * 0.6);
    const mid = centre.x;
    sheet.draw(
      group({ fill: '#fff' }, lamps),
      path(`M${r(w * 0.14)} 30L${r(w * 0.1)} ${h}H${r(w * 0.7)}zM${r(w * 0.86)} 30L${r(w * 0.9)} ${h}H${r(w * 0.3)}z`, {
        fill: '#fff',
        opacity: 0.13,
      }),
      path(`M0 ${horizon}H${w}V${h}H0z`, { fill: tone.skyBottom }),
      path(
        `M${mid - 20} ${horizon}L${r(-w * 0.1)} ${h}H${r(w * 0.2)}L${mid} ${horizon}zM${mid + 20} ${horizon}L${r(w * 0.62)} ${h}H${r(w * 0.95)}L${mid + 46} ${horizon}z`,
        { fill: '#fff', opacity: 0.1 },
      ),
      path(`M0 ${horizon}H${w}`, { stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 2 }),
    );
  },
} satisfies Record<string, (sheet: Sheet, pattern: PatternName) => void>;

export type SceneName = keyof typeof scenes;

function nightSky(sheet: Sheet, lift: number, stars: number): void {
  const { x, y } = sheet.centre;
  texture(sheet, 'stars', sheet.tone.letterTop, stars, sheet.height * 0.6);
  sheet.draw(circle(x, y - lift, sheet.wide ? 88 : 102, { fill: sheet.tone.disc, opacity: 0.95 }));
  glow(sheet, x, y - lift, sheet.width * 0.58, 0.6);
}

function arcade(sheet: Sheet, pattern: PatternName, arch: (top: number, width: number, colour: string) => void): void {
  const { width, height, tone, centre } = sheet;
  texture(sheet, pattern, tone.disc, 0.3);
  const span = width * (sheet.wide ? 0.62 : 0.94);
  arch(height * 0.03, span, tone.middle);
  arch(height * 0.075, span * 0.89, tone.far);
  arch(height * 0.12, span * 0.79, tone.skyBottom);
  glow(sheet, centre.x, centre.y, width * 0.5, 0.85);
}
