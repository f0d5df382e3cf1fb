import { glyphPath } from '../glyphs.ts';
import { letter } from '../lettering.ts';
import type { Sheet } from '../sheet.ts';
import { element, group, path } from '../svg.ts';

export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs';

interface Card {
  rank: string;
  suit: Suit;
  x: number;
  y: number;
  width: number;
  rotate?: number;
}

const inks: Readonly<Record<Suit, string>> = {
  spades: '#17211d',
  clubs: '#17211d',
  hearts: '#b3261e',
  diamonds: '#b3261e',
};
export const suits = Object.keys(inks) as readonly Suit[];

/** Draws a playing card, never mirrored: its corner stays top left in every language. */
export function drawCard(sheet: Sheet, { rank, suit, x, y, width, rotate = 0 }: Card): void {
  const blank = sheet.define('card', (id) =>
    path('M-46-71H46a4 4 0 0 1 4 4V67a4 4 0 0 1-4 4H-46a4 4 0 0 1-4-4V-67a4 4 0 0 1 4-4z', { id }),
  );
  const pip = sheet.define(suit, (id) => path(glyphPath(suit), { id }));
  const corner = sheet.define(`r${rank}`, (id) =>
    path(letter(rank, { face: 'abril', x: 0, y: 0, maxWidth: 100, maxHeight: 100 }).d, { id }),
  );
  const use = (href: string, attributes: Readonly<Record<string, string | number>>) =>
    element('use', { href: `#${href}`, ...attributes });
  sheet.draw(
    group(
      {
        transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(rotate)})scale(${(width / 100).toFixed(2)})`,
      },
      use(blank, { x: 2, y: 5, opacity: 0.35 }) +
        use(blank, { fill: '#fbf7ec' }) +
        group(
          { fill: inks[suit] },
          use(corner, { transform: 'translate(-33-42)scale(.24)' }) +
            use(pip, { transform: 'translate(-42-39)scale(.075)' }) +
            use(pip, { transform: 'translate(-21-12)scale(.17)' }),
        ),
    ),
  );
}

type Hand = readonly (readonly [rank: string, suit: Suit])[];

interface Fan {
  x: number;
  y: number;
  width: number;
  /** Distance between neighbours. */
  step: number;
  /** Degrees between neighbours. */
  spread: number;
  /** Downward offset by distance from the middle card. */
  drop: (away: number) => number;
}

export function drawHand(sheet: Sheet, hand: Hand, { x, y, width, step, spread, drop }: Fan): void {
  hand.forEach(([rank, suit], index) => {
    const away = index - (hand.length - 1) / 2;
    drawCard(sheet, { rank, suit, x: x + away * step, y: y + drop(Math.abs(away)), width, rotate: away * spread });
  });
}
