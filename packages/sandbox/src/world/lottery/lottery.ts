import type { DrawKind } from '@baize/domain';
import { randomFrom } from '../base/random.ts';
import { lotteryPlaces } from '../games/names.ts';

export interface LotteryFormat {
  name: '3D' | '4D' | '5D' | '6/45' | 'Keno';
  balls: number;
  lowest: number;
  highest: number;
  repeats: boolean;
  bonus: boolean;
}

export interface LotteryGame {
  code: string;
  title: string;
  vendor: string;
  format: LotteryFormat;
  intervalMs: number;
  closesBeforeMs: number;
}

export interface Draw {
  number: string;
  balls: readonly number[];
  bonus: number | null;
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
  { label: '1-min', ms: minute, closesBeforeMs: 5_000 },
  { label: '3-min', ms: 3 * minute, closesBeforeMs: 10_000 },
  { label: '5-min', ms: 5 * minute, closesBeforeMs: 15_000 },
  { label: 'hourly', ms: 60 * minute, closesBeforeMs: minute },
  { label: 'daily', ms: day, closesBeforeMs: 15 * minute },
] as const;

const houses: readonly { vendor: string; formats: readonly LotteryFormat['name'][]; rhythms: readonly number[] }[] = [
  { vendor: 'BLM', formats: ['Keno', '5D'], rhythms: [2, 0, 1] },
  { vendor: 'SVH', formats: ['3D', '5D'], rhythms: [0, 1] },
  { vendor: 'DRZ', formats: ['3D', '4D'], rhythms: [1, 3, 4] },
  { vendor: 'NMB', formats: ['6/45'], rhythms: [4, 3] },
];

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
        closesBeforeMs: rhythm.closesBeforeMs,
      })),
);

export const lotteryGamesOf = (vendor: string): readonly LotteryGame[] =>
  lotteryGames.filter((game) => game.vendor === vendor);

export const lotteryByCode = (code: string): LotteryGame | undefined => lotteryGames.find((game) => game.code === code);

export const drawKindOf = ({ format }: LotteryGame): DrawKind => (format.repeats ? 'figures' : 'numbers');

/** Computes the draw due at a place in the sequence. Its numbers depend only on seed, game and place. */
export function drawAt(seed: string, game: LotteryGame, index: number): Draw {
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

export function drawNumber(game: LotteryGame, index: number): string {
  const at = index * game.intervalMs;
  const date = new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  const ofDay = Math.floor((at % day) / game.intervalMs) + 1;
  return game.intervalMs >= day ? date : `${date}-${String(ofDay).padStart(3, '0')}`;
}
