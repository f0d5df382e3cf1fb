import { type Draw, drawAt, drawNumber, type LotteryGame } from './lottery.ts';

const mostKept = 200;

export interface RunningDraw {
  number: string;
  closes: number;
  at: number;
}

/**
 * Draws held so far, on schedule or early. Numbers depend only on a draw's place in the sequence, so an early draw has
 * the numbers it would have had.
 */
export class DrawService {
  readonly #seed: string;
  readonly #now: () => number;
  readonly #early = new Map<string, Map<number, number>>();

  constructor(seed: string, now: () => number) {
    this.#seed = seed;
    this.#now = now;
  }

  last(game: LotteryGame): Draw {
    return this.#draw(game, this.#latest(game));
  }

  next(game: LotteryGame): RunningDraw {
    const place = this.#latest(game) + 1;
    const at = place * game.intervalMs;
    return { number: drawNumber(game, place), closes: at - game.closesBeforeMs, at };
  }

  past(game: LotteryGame, count: number, skipped = 0): readonly Draw[] {
    const latest = this.#latest(game) - skipped;
    return Array.from({ length: count }, (_, back) => this.#draw(game, latest - back));
  }

  page(game: LotteryGame, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
    const from = (pageNo - 1) * pageSize;
    const count = Math.max(0, Math.min(pageSize, mostKept - from));
    return { draws: this.past(game, count, from), totalPages: Math.ceil(mostKept / pageSize) };
  }

  /** Returns the draw due at a time of the game's schedule (ms); null until it is held. */
  held(game: LotteryGame, due: number): Draw | null {
    const place = Math.round(due / game.intervalMs);
    return place <= this.#latest(game) ? this.#draw(game, place) : null;
  }

  /** Holds the running draw early: its bets close, and the next draw runs from now. */
  holdNow(game: LotteryGame): Draw {
    const place = this.#latest(game) + 1;
    const early = this.#early.get(game.code) ?? new Map<number, number>();
    this.#early.set(game.code, early.set(place, this.#now()));
    return this.#draw(game, place);
  }

  #latest({ code, intervalMs }: LotteryGame): number {
    return Math.max(Math.floor(this.#now() / intervalMs), ...(this.#early.get(code)?.keys() ?? []));
  }

  #draw(game: LotteryGame, place: number): Draw {
    const draw = drawAt(this.#seed, game, place);
    const at = this.#early.get(game.code)?.get(place);
    return at === undefined ? draw : { ...draw, at };
  }
}
