import { countsOf } from '@baize/games/book/prices';
import { type Sport, sportRules, sports, tickMs } from '@baize/games/book/sports';
import { randomFrom } from '../../base/random.ts';
import { teamBeasts, teamPlaces } from '../names.ts';

type Pair = readonly [home: number, away: number];

/** Times in milliseconds. */
export interface Match {
  id: string;
  sport: Sport;
  home: string;
  away: string;
  starts: number;
  base: Pair;
  news: readonly { at: number; good: boolean }[];
  scored: readonly Pair[];
  /** Minute or over of abandonment; null if played out. */
  abandoned: number | null;
}

export const abandonedOf = 40;
const newsBeforeMs = [480_000, 180_000];

export function matchAt(seed: string, sport: Sport, place: number): Match {
  const { mean, news, ticks, everyMs } = sportRules[sport];
  const random = randomFrom(seed, 'match', sport, place);
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
  return { id: `${sport}-${place}`, sport, ...teamsAt(sport, place), starts, base, news: told, scored, abandoned };
}

/**
 * Returns the teams of a match. Half of them play at home in turn, the others away, in a turn that moves on with each
 * lap, so that matches near each other share no team and no name.
 */
export function teamsAt(sport: Sport, place: number): { home: string; away: string } {
  const names = teamBeasts[sport];
  const half = names.length / 2;
  const teamOf = (index: number) => `${teamPlaces[index % teamPlaces.length]} ${names[index]}`;
  const guest = (place + Math.floor(place / half)) % half;
  return { home: teamOf(place % half), away: teamOf(half + ((guest + 5) % half)) };
}

function sharesOf(sport: Sport, from: number, to: number): Pair {
  const { ticks, innings } = sportRules[sport];
  if (!innings) return [(to - from) / ticks, (to - from) / ticks];
  const half = ticks / 2;
  return [(Math.min(to, half) - Math.min(from, half)) / half, (Math.max(to, half) - Math.max(from, half)) / half];
}

/** Returns the possible means of both sides after a tick, for each outcome of pending news. */
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

function count(mean: number, fraction: number): number {
  let left = fraction;
  const found = countsOf(mean).findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return Math.max(0, found);
}

export function placeIn(id: string): { sport: Sport; place: number } | null {
  const [, name, place] = /^([a-z]+)-(\d{1,9})$/.exec(id) ?? [];
  const sport = sports.find((each) => each === name);
  return sport ? { sport, place: Number(place) } : null;
}

export const endOf = ({ starts, sport }: Match): number => starts + sportRules[sport].ticks * tickMs;
