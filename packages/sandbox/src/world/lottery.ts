import { lotteryPlaces } from './names.ts';
import { randomFrom } from './random.ts';

export interface LotteryFormat {
  name: '3D' | '4D' | '5D' | '6/45' | 'Keno';
  balls: number;
  lowest: number;
  highest: number;
  /** May a number come up twice in one draw? */
  repeats: boolean;
  bonus: boolean;
}

export interface LotteryGame {
  code: string;
  title: string;
  vendor: string;
  format: LotteryFormat;
  intervalMs: number;
}

export interface Draw {
  number: string;
  balls: readonly number[];
  bonus: number | null;
  /** When it was or will be drawn, ms. */
  at: number;
}

const formats: Record<LotteryFormat['name'], LotteryFormat> = {
  '3D': { name: '3D', balls: 3, lowest: 0, highest: 9, repeats: true, bonus: false },
  '4D': { name: '4D', balls: 4, lowest: 0, highest: 9, repeats: true, bonus: false },
  '5D': { name: '5D', balls: 5, lowest: 0, highest: 9, repeats: true, bonus: false },
  '6/45': { name: '6/45', balls: 6, lowest: 1, highest: 45, repeats: false, bonus: true },
  Keno: { name: 'Keno', balls: 8, lowest: 1, highest: 80, repeats: false, bonus: false },
};

const minute = 60_000;
const day = 1_440 * minute;
const rhythms = [
  { label: '1-min', ms: minute },
  { label: '3-min', ms: 3 * minute },
  { label: '5-min', ms: 5 * minute },
  { label: 'hourly', ms: 60 * minute },
  { label: 'daily', ms: day },
] as const;

const houses: readonly { vendor: string; formats: readonly LotteryFormat['name'][]; rhythms: readonly number[] }[] = [
  { vendor: 'BLM', formats: ['Keno', '5D'], rhythms: [2, 0, 1] },
  { vendor: 'SVH', formats: ['3D', '5D'], rhythms: [0, 1] },
  { vendor: 'DRZ', formats: ['3D', '4D'], rhythms: [1, 3, 4] },
  { vendor: 'NMB', formats: ['6/45'], rhythms: [4, 3] },
];

/** Named as place, format, interval. */
export const lotteryGames: readonly LotteryGame[] = houses.flatMap(
  ({ vendor, formats: kinds, rhythms: beats }, house) =>
    kinds
      .flatMap((kind) => beats.map((beat) => ({ kind, rhythm: rhythms[beat] as (typeof rhythms)[number] })))
      .map(({ kind, rhythm }, index) => ({
        code: `${vendor}-${index + 1}`,
        title: `${lotteryPlaces[(house * 3 + index) % lotteryPlaces.length]} ${kind} ${rhythm.label}`,
        vendor,
        format: formats[kind],
        intervalMs: rhythm.ms,
      })),
);

export const lotteryGamesOf = (vendor: string): readonly LotteryGame[] =>
  lotteryGames.filter((game) => game.vendor === vendor);

/** The last draw at or before `now`. Numbers follow from the seed, the game and the moment alone. */
export const lastDraw = (seed: string, game: LotteryGame, now: number): Draw =>
  drawAt(seed, game, Math.floor(now / game.intervalMs));

export function nextDraw(game: LotteryGame, now: number): { number: string; at: number } {
  const index = Math.floor(now / game.intervalMs) + 1;
  return { number: drawNumber(game, index), at: index * game.intervalMs };
}

/** The last `count` draws, newest first. */
export function pastDraws(seed: string, game: LotteryGame, now: number, count: number): readonly Draw[] {
  const latest = Math.floor(now / game.intervalMs);
  return Array.from({ length: count }, (_, back) => drawAt(seed, game, latest - back));
}

function drawAt(seed: string, game: LotteryGame, index: number): Draw {
  const random = randomFrom(seed, 'draw', game.code, index);
  const { balls: count, lowest, highest, repeats, bonus } = game.format;
  const balls: number[] = [];
  while (balls.length < count + (bonus ? 1 : 0)) {
    const ball = random.int(lowest, highest);
    if (repeats || !balls.includes(ball)) balls.push(ball);
  }
  const extra = bonus ? (balls.pop() ?? null) : null;
  if (!repeats) balls.sort((a, b) => a - b);
  return { number: drawNumber(game, index), balls, bonus: extra, at: index * game.intervalMs };
}

function drawNumber(game: LotteryGame, index: number): string {
  const at = index * game.intervalMs;
  const date = new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  const ofDay = Math.floor((at % day) / game.intervalMs) + 1;
  return game.intervalMs >= day ? date : `${date}-${String(ofDay).padStart(3, '0')}`;
}
