import { countsOf } from '../../games/book/prices.ts';
import { type Sport, sportRules, sports, tickMs } from '../../games/book/sports.ts';
import { teamBeasts, teamPlaces } from '../names.ts';
import { randomFrom } from '../random.ts';

type Pair = readonly [home: number, away: number];

/** A match as its seed has it. Times in ms. */
export interface Match {
  id: string;
  sport: Sport;
  home: string;
  away: string;
  starts: number;
  /** What each side scores on average, before any news. */
  base: Pair;
  /** News of the first side: when it comes, and whether it is good. */
  news: readonly { at: number; good: boolean }[];
  /** What each side scores in each minute or over. */
  scored: readonly Pair[];
  /** The minute or over in which it is abandoned; null for one that is played out. */
  abandoned: number | null;
}

/** One match in so many is abandoned. */
export const abandonedOf = 40;
/** How long before the start there is news. */
const newsBeforeMs = [480_000, 180_000];

/** A match of a sport, by its place in the sport's calendar. */
export function matchAt(seed: string, sport: Sport, place: number): Match {
  const { mean, news, ticks, everyMs } = sportRules[sport];
  const random = randomFrom(seed, 'match', sport, place);
  const team = (at: string) => `${at} ${random.pick(teamBeasts[sport])}`;
  const first = random.int(0, teamPlaces.length - 1);
  const second = (first + random.int(1, teamPlaces.length - 1)) % teamPlaces.length;
  const [home, away] = [team(teamPlaces[first] ?? ''), team(teamPlaces[second] ?? '')];
  const strength = () => mean[0] + random.next() * (mean[1] - mean[0]);
  const base: Pair = [strength(), strength()];
  const starts = place * everyMs;
  const told = newsBeforeMs.map((before) => ({ at: starts - before, good: random.chance(0.5) }));
  const factor = told.reduce((product, { good }) => product * (good ? 1 + news : 1 - news), 1);
  const abandoned = random.chance(1 / abandonedOf) ? random.int(0, ticks - 1) : null;
  const scored = Array.from({ length: ticks }, (_, tick): Pair => {
    const [left, right] = sharesOf(sport, tick, tick + 1);
    return [count(base[0] * factor * left, random.next()), count(base[1] * right, random.next())];
  });
  return { id: `${sport}-${place}`, sport, home, away, starts, base, news: told, scored, abandoned };
}

/** The part of its mean that each side scores from one tick to another. */
function sharesOf(sport: Sport, from: number, to: number): Pair {
  const { ticks, innings } = sportRules[sport];
  if (!innings) return [(to - from) / ticks, (to - from) / ticks];
  const half = ticks / 2;
  return [(Math.min(to, half) - Math.min(from, half)) / half, (Math.max(to, half) - Math.max(from, half)) / half];
}

/** What both sides may still score after a tick, with each of the news that is to come. */
export function meansAfter({ sport, base, news }: Match, tick: number, now: number): Pair[] {
  const { news: size, ticks } = sportRules[sport];
  const [left, right] = sharesOf(sport, tick, ticks);
  let factors = [1];
  for (const { at, good } of news) {
    const possible = now >= at ? [good ? 1 + size : 1 - size] : [1 + size, 1 - size];
    factors = factors.flatMap((factor) => possible.map((each) => factor * each));
  }
  return factors.map((factor) => [base[0] * factor * left, base[1] * right]);
}

/** The count that a fraction from 0 to 1 falls on. */
function count(mean: number, fraction: number): number {
  let left = fraction;
  const found = countsOf(mean).findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return Math.max(0, found);
}

/** Reads a match's id; null for what is none. */
export function placeIn(id: string): { sport: Sport; place: number } | null {
  const [, name, place] = /^([a-z]+)-(\d{1,9})$/.exec(id) ?? [];
  const sport = sports.find((each) => each === name);
  return sport ? { sport, place: Number(place) } : null;
}

export const endOf = ({ starts, sport }: Match): number => starts + sportRules[sport].ticks * tickMs;
