import { glow, rays, sky } from '../backdrop.ts';
import { drawBall, drawDie } from '../props/table.ts';
import { pick, type Random } from '../seed.ts';
import type { Sheet } from '../sheet.ts';
import type { Plan } from './plan.ts';

export function planLottery(title: string, random: Random): Plan {
  return {
    palette: pick(random, ['cobalt', 'rose', 'jade', 'ember', 'royal']),
    title: { face: 'limelight', warp: 'flat', bend: 0 },
    ground(sheet) {
      const { x, y } = sheet.centre;
      sky(sheet);
      rays(sheet, { x, y, count: 18, reach: sheet.width, opacity: 0.14 });
      glow(sheet, x, y, sheet.width * 0.55, 0.7);
    },
    subject(sheet) {
      const digits = /\b([345])\s?D\b/i.exec(title)?.[1];
      if (digits) drawDigits(sheet, Number(digits));
      else if (/\bK3\b|three|dice/i.test(title)) drawThreeDice(sheet);
      else drawBalls(sheet);
    },
  };
}

const colours = ['#c8372d', '#e0a32e', '#2b7a55', '#2c5fa8', '#7a3f98'] as const;

type Place = readonly [x: number, y: number, radius: number];

const cluster: readonly Place[] = [
  [-84, -46, 40],
  [84, -52, 38],
  [-92, 54, 36],
  [94, 48, 42],
  [0, 0, 72],
];

/** One ball per digit, so that 3D, 4D and 5D differ at a glance. */
const digitPlaces: Readonly<Record<number, readonly Place[]>> = {
  3: [
    [-84, 22, 48],
    [84, 22, 48],
    [0, -14, 64],
  ],
  4: [
    [-58, -56, 50],
    [62, -48, 50],
    [-64, 56, 50],
    [58, 62, 50],
  ],
  5: [
    [-88, -44, 42],
    [88, -44, 42],
    [-62, 56, 42],
    [62, 56, 42],
    [0, -14, 54],
  ],
};

function drawDigits(sheet: Sheet, count: number): void {
  place(sheet, digitPlaces[count] ?? cluster, () => Math.floor(sheet.random() * 10));
}

function drawBalls(sheet: Sheet): void {
  place(sheet, cluster, () => 1 + Math.floor(sheet.random() * 45));
}

function place(sheet: Sheet, places: readonly Place[], number: () => number): void {
  const { x, y } = sheet.centre;
  const scale = sheet.wide ? 0.8 : 1;
  const first = Math.floor(sheet.random() * colours.length);
  places.forEach(([dx, dy, radius], index) => {
    drawBall(sheet, {
      x: Math.round(x + dx * scale),
      y: Math.round(y + dy * scale),
      radius: Math.round(radius * scale),
      colour: colours[(first + index) % colours.length] as string,
      text: String(number()),
    });
  });
}

function drawThreeDice(sheet: Sheet): void {
  const { x, y } = sheet.centre;
  const scale = sheet.wide ? 0.8 : 1;
  drawDie(sheet, { x: x - 62 * scale, y: y + 6 * scale, size: 60 * scale, faces: [3, 2, 6] });
  drawDie(sheet, { x: x + 62 * scale, y, size: 60 * scale, faces: [5, 1, 4] });
  drawDie(sheet, { x, y: y + 56 * scale, size: 62 * scale, faces: [1, 3, 5] });
}
