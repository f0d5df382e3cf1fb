import { beforeMatch } from '@baize/games/book/limits';
import { type Market, outcomesOf, type Selection } from '@baize/games/book/markets';
import { type Chances, chancesOf, oddsOf } from '@baize/games/book/prices';
import type { MatchView, OfferedMatch } from '@baize/games/book/protocol';
import { type Sport, sportRules, tickMs } from '@baize/games/book/sports';
import { abandonedOf, endOf, type Match, matchAt, meansAfter, placeIn } from './match.ts';

const markets: readonly Market[] = ['winner', 'handicap', 'total'];
const ahead = 3;
const mostKept = 500;

interface Change {
  moves: { at: number; home: number; away: number }[];
  ended: number | null;
}

export interface Standing extends MatchView {
  /** Time of the end or abandonment in milliseconds; null before. */
  ended: number | null;
}

/** Matches derived from the seed; their state follows the clock and manual changes. */
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

  /** Returns the probability that an unfinished match will still be abandoned. */
  abandonedAfter(match: Match): number {
    const { state, tick } = this.standingOf(match);
    const played = state === 'upcoming' ? 0 : (tick + 1) / sportRules[match.sport].ticks;
    return (1 - played) / (abandonedOf - played);
  }

  /** Returns a market's line, which stays as it was before any news. */
  lineOf({ sport, base: [home, away] }: Match, market: Market): number {
    if (market === 'winner') return 0;
    const { lineStep } = sportRules[sport];
    if (lineStep === 4) return 4 * Math.floor(market === 'total' ? home + away : away - home) + 2;
    return Math.round(4 * (market === 'total' ? home + away : away - home));
  }

  /** Returns the selection of a pick; null if not on offer. */
  selectionOf(pick: string): { match: Match; selection: Selection } | null {
    const [id = '', marketName, name] = pick.split(':');
    const match = this.find(id);
    const market = markets.find((each) => each === marketName);
    const outcome = match && market && outcomesOf(match.sport, market).find((each) => each === name);
    if (!match || !market || !outcome) return null;
    const line = this.lineOf(match, market);
    return { match, selection: { sport: match.sport, market, outcome, line } };
  }

  /** Returns the odds of a pick; null where its market is closed, which holds for all its outcomes. */
  oddsOf(pick: string): number | null {
    const named = this.selectionOf(pick);
    if (!named || !this.#offers(named.match)) return null;
    const { match, selection } = named;
    const chances = this.chancesOf(match);
    const all = outcomesOf(match.sport, selection.market).map((outcome) => oddsOf({ ...selection, outcome }, chances));
    const upcoming = this.standingOf(match).state === 'upcoming';
    const open = all.every(
      (odds) => odds !== null && (!upcoming || (odds >= beforeMatch.least && odds <= beforeMatch.most)),
    );
    return open ? oddsOf(selection, chances) : null;
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

  /** Adds points to a running match. Throws a RangeError if it is not running or a score would be negative. */
  move(id: string, home: number, away: number): void {
    const match = this.#played(id);
    const { score } = this.standingOf(match);
    if (score[0] + home < 0 || score[1] + away < 0) throw new RangeError('a score is never below nothing');
    this.#changeOf(id).moves.push({ at: this.#now(), home, away });
  }

  /** Ends a running match at its current score. Throws a RangeError for any other. */
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

  /** Keeps only the newest; others are derived again on demand. */
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
