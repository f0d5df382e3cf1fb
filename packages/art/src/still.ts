import { tone } from './palettes.ts';
import { drawHand } from './props/cards.ts';
import { drawChips, drawDie, drawTile } from './props/table.ts';
import { drawWheel } from './props/wheel.ts';
import { createRandom } from './seed.ts';
import { Sheet } from './sheet.ts';

interface Still {
  width: number;
  height: number;
  draw: (sheet: Sheet) => void;
}

const stills = {
  wheel: { width: 620, height: 620, draw: (sheet) => drawWheel(sheet, { x: 310, y: 310, radius: 296 }) },
  cards: {
    width: 400,
    height: 280,
    draw: (sheet) =>
      drawHand(
        sheet,
        [
          ['9', 'diamonds'],
          ['K', 'spades'],
          ['Q', 'hearts'],
          ['A', 'clubs'],
        ],
        {
          x: 200,
          y: 132,
          width: 118,
          step: 66,
          spread: 15,
          drop: (away) => away * away * 10,
        },
      ),
  },
  dice: {
    width: 300,
    height: 220,
    draw(sheet) {
      drawDie(sheet, { x: 104, y: 92, size: 84, faces: [5, 3, 6] });
      drawDie(sheet, { x: 204, y: 128, size: 74, faces: [1, 2, 4] });
    },
  },
  tiles: {
    width: 300,
    height: 200,
    draw(sheet) {
      drawTile(sheet, { x: 76, y: 104, width: 84, rotate: -12, face: 'dots' });
      drawTile(sheet, { x: 224, y: 104, width: 84, rotate: 12, face: 'bamboo' });
      drawTile(sheet, { x: 150, y: 92, width: 98, face: 'lotus' });
    },
  },
  chips: {
    width: 300,
    height: 220,
    draw(sheet) {
      drawChips(sheet, { x: 90, y: 150, radius: 54, count: 6, colour: '#8f2a22' });
      drawChips(sheet, { x: 206, y: 168, radius: 54, count: 3, colour: '#23406b' });
    },
  },
} as const satisfies Record<string, Still>;

export type StillName = keyof typeof stills;
export const stillNames = Object.keys(stills) as readonly StillName[];

export function stillArt(name: StillName): string {
  const { width, height, draw } = stills[name];
  const sheet = new Sheet({ width, height, id: `p${name}`, tone: tone('table'), random: createRandom(1) });
  draw(sheet);
  return sheet.toSvg();
}
