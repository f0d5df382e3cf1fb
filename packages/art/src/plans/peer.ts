import { glow, sky } from '../backdrop.ts';
import { drawEmblem } from '../emblem.ts';
import { texture } from '../patterns.ts';
import { drawHand, type Suit, suits } from '../props/cards.ts';
import { drawDie, drawTile } from '../props/table.ts';
import { pick, type Random } from '../seed.ts';
import type { Sheet } from '../sheet.ts';
import type { Plan } from './plan.ts';

type Drawing = (sheet: Sheet, scale: number) => void;

export function planPeer(title: string, random: Random): Plan {
  const cloth = pick(random, ['lattice', 'deco', 'weave'] as const);
  const known = drawings.find(([words]) => words.test(title));
  const draw = known ? known[1] : hand(pick(random, suits));
  return {
    palette: pick(random, ['table', 'wine', 'cobalt', 'jade', 'royal']),
    title: { face: 'limelight', warp: 'arch', bend: 0.1 },
    ground(sheet) {
      sky(sheet);
      texture(sheet, cloth, sheet.tone.disc, 0.16);
      glow(sheet, sheet.centre.x, sheet.centre.y, sheet.width * 0.6, 0.6);
    },
    subject: (sheet) => draw(sheet, sheet.wide ? 0.82 : 1),
  };
}

const emblem =
  (glyph: string): Drawing =>
  (sheet, scale) =>
    drawEmblem(sheet, { glyph, x: sheet.centre.x, y: sheet.centre.y, size: 212 * scale });

const fan =
  (cards: readonly (readonly [string, Suit])[]): Drawing =>
  (sheet, scale) =>
    drawHand(sheet, cards, {
      x: sheet.centre.x,
      y: sheet.centre.y,
      width: 112 * scale,
      step: 46 * scale,
      spread: 12,
      drop: (away) => away * away * 7,
    });

const hand = (suit: Suit): Drawing => fan(['J', 'Q', 'K', 'A'].map((rank) => [rank, suit] as const));

const dice: Drawing = (sheet, scale) => {
  const { x, y } = sheet.centre;
  drawDie(sheet, { x: x - 48 * scale, y: y - 6, size: 76 * scale, faces: [5, 3, 6] });
  drawDie(sheet, { x: x + 56 * scale, y: y + 46 * scale, size: 70 * scale, faces: [1, 2, 4] });
};

const tiles: Drawing = (sheet, scale) => {
  const { x, y } = sheet.centre;
  drawTile(sheet, { x: x - 78 * scale, y: y + 10 * scale, width: 84 * scale, rotate: -12, face: 'dots' });
  drawTile(sheet, { x: x + 78 * scale, y: y + 10 * scale, width: 84 * scale, rotate: 12, face: 'bamboo' });
  drawTile(sheet, { x, y: y - 10 * scale, width: 98 * scale, face: 'lotus' });
};

const drawings: readonly (readonly [RegExp, Drawing])[] = [
  [/mah-?jong|tiles?/i, tiles],
  [/domino/i, emblem('domino-tiles')],
  [/ludo|dice|backgammon/i, dice],
  [/chess|knight|checkers|draughts/i, emblem('chess-knight')],
  [
    /big two/i,
    fan([
      ['2', 'spades'],
      ['2', 'hearts'],
      ['2', 'clubs'],
      ['2', 'diamonds'],
    ]),
  ],
  [
    /rummy|gin|canasta/i,
    fan([
      ['5', 'hearts'],
      ['6', 'hearts'],
      ['7', 'hearts'],
    ]),
  ],
];
