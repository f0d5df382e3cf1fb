import type { Random } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { circle, element, group, linearGradient, path, radialGradient } from './svg.ts';

const turn = Math.PI * 2;
const r = Math.round;

export function sky(sheet: Sheet): void {
  const { skyTop, skyBottom } = sheet.tone;
  const fill = sheet.define('s', (id) =>
    linearGradient(id, [
      [0, skyTop],
      [0.9, skyBottom],
    ]),
  );
  sheet.draw(element('rect', { width: sheet.width, height: sheet.height, fill: `url(#${fill})` }));
}

export function glow(sheet: Sheet, x: number, y: number, radius: number, opacity = 0.9): void {
  const { disc } = sheet.tone;
  const fill = sheet.define(`g${r(opacity * 100)}`, (id) =>
    radialGradient(id, [
      [0, disc, opacity],
      [1, disc, 0],
    ]),
  );
  sheet.draw(circle(x, y, radius, { fill: `url(#${fill})` }));
}

export function rays(sheet: Sheet, { x, y, count, reach, opacity, colour = sheet.tone.disc }: RaysOptions): void {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const from = (index / count) * turn;
    const to = from + Math.PI / count;
    d += `M${r(x)} ${r(y)}l${r(Math.cos(from) * reach)} ${r(Math.sin(from) * reach)} ${r((Math.cos(to) - Math.cos(from)) * reach)} ${r((Math.sin(to) - Math.sin(from)) * reach)}z`;
  }
  sheet.draw(path(d, { fill: colour, opacity }));
}

interface RaysOptions {
  x: number;
  y: number;
  count: number;
  reach: number;
  opacity: number;
  colour?: string;
}

export function hill(sheet: Sheet, top: number, swell: number, colour: string): void {
  const { width, height } = sheet;
  sheet.draw(
    path(
      `M0 ${r(top)}Q${r(width * 0.25)} ${r(top - swell)} ${r(width * 0.5)} ${r(top)}T${width} ${r(top - swell * 0.2)}V${height}H0z`,
      { fill: colour },
    ),
  );
}

export function peaks(sheet: Sheet, top: number, swell: number, colour: string): void {
  const { width, height, random } = sheet;
  let d = `M0 ${r(top)}`;
  let x = 0;
  while (x < width) {
    const half = (28 + random() * 46) / 2;
    const dip = (random() - 0.5) * swell;
    d += `L${r(x + half)} ${r(top - swell * (0.4 + random() * 0.6))}L${r(x + half * 2)} ${r(top + dip * 0.4)}`;
    x += half * 2;
  }
  sheet.draw(path(`${d}V${height}H0z`, { fill: colour }));
}

export function roundArch(sheet: Sheet, top: number, width: number, colour: string): void {
  const left = r(sheet.centre.x - width / 2);
  const radius = r(width / 2);
  sheet.draw(
    path(`M${left} ${sheet.height}V${r(top + radius)}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${sheet.height}z`, {
      fill: colour,
    }),
  );
}

export function foilArch(sheet: Sheet, top: number, width: number, rise: number, colour: string): void {
  const { x } = sheet.centre;
  const shoulder = `a${r(width * 0.15)} ${r(width * 0.15)} 0 0 1 ${r(width * 0.1)}`;
  const lobe = `a${r(width * 0.17)} ${r(width * 0.17)} 0 0 1 ${r(width * 0.2)}`;
  const spring = top + rise * 0.55;
  sheet.draw(
    path(
      `M${r(x - width / 2)} ${sheet.height}V${r(spring)}${shoulder}-${r(width * 0.27)}${lobe}-${r(width * 0.2)}` +
        `Q${r(x - width * 0.05)} ${r(top + rise * 0.1)} ${r(x)} ${r(top)}` +
        `Q${r(x + width * 0.05)} ${r(top + rise * 0.1)} ${r(x + width * 0.2)} ${r(spring - width * 0.47)}` +
        `${lobe} ${r(width * 0.2)}${shoulder} ${r(width * 0.27)}V${sheet.height}z`,
      { fill: colour },
    ),
  );
}

export function waves(sheet: Sheet): void {
  const { far, skyMiddle, middle, near } = sheet.tone;
  [far, skyMiddle, middle, near].forEach((colour, row) => {
    const crests = `q9-13 18 0t${'18 0 '.repeat(Math.ceil(sheet.width / 18) + 3).trim()}`;
    const start = `M${-20 - row * 9} ${r(sheet.height * (0.56 + row * 0.09))}`;
    sheet.draw(path(`${start}${crests}V${sheet.height}H0z`, { fill: colour }));
  });
}

export function sparks(sheet: Sheet, count: number, depth: number, colour: string, opacity = 0.9): void {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const { x, y, size } = scatter(sheet.random, sheet.width, depth);
    d += `M${x} ${y - size}q1 ${size} ${size} ${size}-${size} 0-${size} ${size}-1-${size}-${size}-${size} ${size} 0 ${size}-${size}`;
  }
  sheet.draw(path(d, { fill: colour, opacity }));
}

function scatter(random: Random, width: number, depth: number): { x: number; y: number; size: number } {
  const size = 3 + r(random() * 4);
  return { x: r(14 + random() * (width - 28)), y: r(16 + random() * depth), size };
}

export function bubbles(sheet: Sheet, count: number, depth: number): void {
  let all = '';
  for (let index = 0; index < count; index += 1) {
    all += circle(sheet.random() * sheet.width, sheet.random() * depth, 2 + sheet.random() ** 2 * 12);
  }
  sheet.draw(group({ fill: '#fff', 'fill-opacity': 0.16, stroke: '#fff', 'stroke-opacity': 0.6 }, all));
}

/** Darkens the bottom of the sheet so that lettering stays legible. */
export function veil(sheet: Sheet, from: number): void {
  const { outline } = sheet.tone;
  const fill = sheet.define('v', (id) =>
    linearGradient(id, [
      [from, outline, 0],
      [1, outline, 0.92],
    ]),
  );
  sheet.draw(element('rect', { width: sheet.width, height: sheet.height, fill: `url(#${fill})` }));
}
