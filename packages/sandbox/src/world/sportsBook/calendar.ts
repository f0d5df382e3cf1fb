import { type Market, outcomesOf, type Selection } from '../../games/book/markets.ts';
import { type Chances, chancesOf, oddsOf } from '../../games/book/prices.ts';
import type { MatchView, OfferedMatch } from '../../games/book/protocol.ts';
import { type Sport, sportRules, tickMs } from '../../games/book/sports.ts';
import { abandonedOf, endOf, type Match, matchAt, meansAfter, placeIn } from './match.ts';

const markets: readonly Market[] = ['winner', 'handicap', 'total'];
/** How many matches that are still to begin are offered. */
const ahead = 3;
const mostKept = 500;

/** What was done to a match by hand. Times in ms. */
interface Change {
  moves: { at: number; home: number; away: number }[];
  ended: number | null;
}

/** A match as it stands at a moment. */
export interface Standing extends MatchView {
  /** When it was over or abandoned, ms; null before. */
  ended: number | null;
}

/** All matches: what they are follows from the seed, how they stand from the clock and from what was moved by hand. */
export class MatchCalendar {
  readonly #seed: string;
  readonly #now: () => number;
  readonly #matches = new Map<string, Match>();
  readonly #changes = new Map<string, Change>();
  readonly #chances = new Map<string, { of: string; chances: Chances }>();

  constructor(seed: string, now: () => number) {
    this.#seed = seed;
    this.#now = now;
  }

  /** Those of a sport that are played now and the next ones, in the order of their starts. */
  open(sport: Sport): readonly Match[] {
    const { everyMs, ticks } = sportRules[sport];
    const now = this.#now();
    const latest = Math.floor(now / everyMs) + ahead;
    const first = Math.floor((now - ticks * tickMs) / everyMs);
    const places = Array.from({ length: latest - first + 1 }, (_, at) => first + at);
    return places.map((place) => this.#at(sport, place)).filter((match) => this.standingOf(match).ended === null);
  }

  find(id: string): Match | null {
    const named = placeIn(id);
    return named && this.#at(named.sport, named.place);
  }

  standingOf(match: Match): Standing {
    const { id, sport, home, away, starts, scored, abandoned } = match;
    const change = this.#changes.get(id);
    const now = this.#now();
    const stopped = abandoned === null ? endOf(match) : starts + abandoned * tickMs;
    const ends = Math.min(stopped, change?.ended ?? stopped);
    const until = Math.min(now, ends);
    const tick = Math.max(0, Math.floor((until - starts) / tickMs));
    const score = sumOf([
      ...scored.slice(0, tick),
      ...(change?.moves ?? []).filter(({ at }) => at <= until).map((move) => [move.home, move.away] as const),
    ]);
    const called = abandoned !== null && (change?.ended ?? null) === null;
    const state = now < starts && ends > now ? 'upcoming' : now < ends ? 'live' : called ? 'abandoned' : 'over';
    return { id, sport, home, away, starts, state, tick, score, ended: now >= ends ? ends : null };
  }

  /** The chances of a match that is not over. They change with every minute, point and piece of news. */
  chancesOf(match: Match): Chances {
    const { tick, score, state } = this.standingOf(match);
    const now = this.#now();
    const known = state === 'upcoming' ? match.news.filter(({ at }) => now >= at).length : match.news.length;
    const of = [tick, ...score, known].join(' ');
    const kept = this.#chances.get(match.id);
    if (kept?.of === of) return kept.chances;
    const chances = chancesOf({ score, means: meansAfter(match, tick, now) });
    this.#keep(this.#chances, match.id, { of, chances });
    return chances;
  }

  /** The chance that a match which is not over will still be abandoned. */
  abandonedAfter(match: Match): number {
    const { state, tick } = this.standingOf(match);
    const played = state === 'upcoming' ? 0 : (tick + 1) / sportRules[match.sport].ticks;
    return (1 - played) / (abandonedOf - played);
  }

  /** What a market's line is for a match: it stays as it was before any news. */
  lineOf({ sport, base: [home, away] }: Match, market: Market): number {
    if (market === 'winner') return 0;
    const { lineStep } = sportRules[sport];
    if (lineStep === 4) return 4 * Math.floor(market === 'total' ? home + away : away - home) + 2;
    return Math.round(4 * (market === 'total' ? home + away : away - home));
  }

  /** The selection that a bet names; null for what is not offered. */
  selectionOf(pick: string): { match: Match; selection: Selection } | null {
    const [id = '', marketName, name] = pick.split(':');
    const match = this.find(id);
    const market = markets.find((each) => each === marketName);
    const outcome = match && market && outcomesOf(match.sport, market).find((each) => each === name);
    if (!match || !market || !outcome) return null;
    const line = this.lineOf(match, market);
    return { match, selection: { sport: match.sport, market, outcome, line } };
  }

  /** Odds of a pick now, hundredths; null while it is closed. */
  oddsOf(pick: string): number | null {
    const named = this.selectionOf(pick);
    if (!named || !this.#offers(named.match)) return null;
    return oddsOf(named.selection, this.chancesOf(named.match));
  }

  offerOf(match: Match): OfferedMatch {
    const { ended: _, ...view } = this.standingOf(match);
    return {
      ...view,
      markets: markets.map((market) => ({
        market,
        line: this.lineOf(match, market),
        outcomes: outcomesOf(match.sport, market).map((outcome) => {
          const pick = `${match.id}:${market}:${outcome}`;
          return { pick, outcome, odds: this.oddsOf(pick) };
        }),
      })),
    };
  }

  /** Adds points to a match that is played, at once. Throws RangeError for another, and below nothing. */
  move(id: string, home: number, away: number): void {
    const match = this.#played(id);
    const { score } = this.standingOf(match);
    if (score[0] + home < 0 || score[1] + away < 0) throw new RangeError('a score is never below nothing');
    this.#changeOf(id).moves.push({ at: this.#now(), home, away });
  }

  /** Ends a match that is played, with the score that it has. Throws RangeError for another. */
  end(id: string): void {
    this.#changeOf(this.#played(id).id).ended = this.#now();
  }

  #played(id: string): Match {
    const match = this.find(id);
    if (!match || this.standingOf(match).state !== 'live') throw new RangeError('no such match is played now');
    return match;
  }

  #changeOf(id: string): Change {
    const change = this.#changes.get(id) ?? { moves: [], ended: null };
    this.#changes.set(id, change);
    return change;
  }

  #offers(match: Match): boolean {
    const { state, starts } = this.standingOf(match);
    return (
      state === 'live' || (state === 'upcoming' && starts - this.#now() <= ahead * sportRules[match.sport].everyMs)
    );
  }

  #at(sport: Sport, place: number): Match {
    const id = `${sport}-${place}`;
    const kept = this.#matches.get(id) ?? matchAt(this.#seed, sport, place);
    this.#keep(this.#matches, id, kept);
    return kept;
  }

  /** The newest are kept: all else is made again when it is asked for. */
  #keep<Each>(store: Map<string, Each>, id: string, value: Each): void {
    store.set(id, value);
    for (const oldest of store.keys()) {
      if (store.size <= mostKept) break;
      store.delete(oldest);
    }
  }
}

const sumOf = (points: readonly (readonly [number, number])[]): [number, number] =>
  points.reduce<[number, number]>(([home, away], [left, right]) => [home + left, away + right], [0, 0]);
