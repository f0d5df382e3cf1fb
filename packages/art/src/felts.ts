/** Felts of live tables: the game's own thing at the end, calm where words and results stand. */
import { bannerPalettes } from './bannerPalettes.ts';
import { oklch } from './colour.ts';
import { drawEmblem } from './emblem.ts';
import { tone } from './palettes.ts';
import { drawHand, type Suit } from './props/cards.ts';
import { drawDie } from './props/table.ts';
import { drawWheel } from './props/wheel.ts';
import { createRandom, hash } from './seed.ts';
import { Sheet } from './sheet.ts';
import { circle, element, group, linearGradient, radialGradient } from './svg.ts';

type BrandId = keyof typeof bannerPalettes;

interface Felt {
  title: string;
  brand: BrandId;
  dir: 'ltr' | 'rtl';
}

const width = 594;
const height = 304;

/** Hue of each game's cloth; undefined for the brand's own. */
const games = [
  { titles: /roulette/i, hue: undefined, draw: drawRoulette },
  { titles: /baccarat/i, hue: 15, draw: drawCards(['9', 'diamonds'], ['K', 'spades']) },
  { titles: /blackjack/i, hue: 245, draw: drawCards(['A', 'spades'], ['J', 'hearts']) },
  { titles: /dragon|tiger/i, hue: 45, draw: drawBeasts },
  { titles: /sic bo|dice/i, hue: 300, draw: drawDice },
  { titles: /wheel/i, hue: 200, draw: drawRoulette },
  { titles: /./, hue: 345, draw: drawCards(['7', 'hearts'], ['7', 'clubs'], ['Q', 'diamonds']) },
] as const;

export function feltArt({ title, brand, dir }: Felt): string {
  const { hue, draw } = games.find(({ titles }) => titles.test(title)) ?? games[0];
  const colours = bannerPalettes[brand];
  const sheet = new Sheet({
    width,
    height,
    id: `f${hash(title + brand + dir)
      .toString(36)
      .slice(-4)}`,
    tone: tone('table'),
    random: createRandom(1),
  });
  const at = (x: number) => (dir === 'rtl' ? width - x : x);
  const cloth: readonly [string, string] =
    hue === undefined ? [colours.clothLight, colours.cloth] : [oklch(0.4, 0.09, hue), oklch(0.24, 0.07, hue)];
  const fill = sheet.define('l', (id) =>
    radialGradient(
      id,
      [
        [0, cloth[0]],
        [1, cloth[1]],
      ],
      { cx: at(430) / width, cy: 0.35, r: 0.85 },
    ),
  );
  const arcs = [320, 350, 470].map((radius) => circle(at(560), -60, radius)).join('');
  const foot = sheet.define('v', (id) =>
    linearGradient(id, [
      [0.45, '#050a08', 0],
      [1, '#050a08', 0.72],
    ]),
  );
  sheet.draw(
    element('rect', { width, height, fill: `url(#${fill})` }),
    group({ fill: 'none', stroke: colours.line, 'stroke-opacity': 0.22, 'stroke-width': 1.5 }, arcs),
  );
  draw(sheet, at);
  sheet.draw(element('rect', { width, height, fill: `url(#${foot})` }));
  return sheet.toSvg({ preserveAspectRatio: `${dir === 'rtl' ? 'xMinYMid' : 'xMaxYMid'} slice` });
}

type At = (x: number) => number;

function drawRoulette(sheet: Sheet, at: At): void {
  drawWheel(sheet, { x: at(446), y: 100, radius: 172 });
}

function drawCards(...hand: readonly (readonly [rank: string, suit: Suit])[]) {
  const step = hand.length > 2 ? 70 : 112;
  return (sheet: Sheet, at: At): void =>
    drawHand(sheet, hand, { x: at(456), y: 136, width: 138, step, spread: 9, drop: (away) => Math.abs(away) * 10 });
}

function drawDice(sheet: Sheet, at: At): void {
  drawDie(sheet, { x: at(380), y: 132, size: 82, faces: [5, 3, 6] });
  drawDie(sheet, { x: at(486), y: 72, size: 82, faces: [3, 2, 1] });
  drawDie(sheet, { x: at(500), y: 186, size: 86, faces: [6, 4, 5] });
}

function drawBeasts(sheet: Sheet, at: At): void {
  const bone = { light: '#fffaf0', body: '#f0e4cc', shade: '#b59f78' };
  drawEmblem(sheet, { glyph: 'sea-dragon', x: at(340), y: 140, size: 172 });
  drawEmblem(sheet, { glyph: 'saber-toothed-cat-head', x: at(494), y: 136, size: 176, tone: bone });
}
