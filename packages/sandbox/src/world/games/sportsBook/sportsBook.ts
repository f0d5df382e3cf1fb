import { fromMinor } from '@baize/domain';
import { back, lost, oddsTogether, payoutOf, type Selection, type Share, shareOf } from '@baize/games/book/markets';
import { cashOutOf, expectedShare } from '@baize/games/book/prices';
import type { BetView } from '@baize/games/book/protocol';
import { house, type Ledger } from '../../money/ledger.ts';
import type { Game } from '../games.ts';
import type { BetStanding } from '../openBets.ts';
import { MatchCalendar } from './calendar.ts';

export interface Leg {
  id: string;
  selection: Selection;
  odds: number;
}

/** Result of a leg; `at` is null while it can still change. */
interface Result {
  share: Share;
  at: number | null;
  called: boolean;
}

/** Amounts in minor units of its ledger, times in milliseconds. */
export interface TakenBet {
  reference: string;
  /** Idempotency key of the slip plus the bet's place in it. */
  key: string;
  username: string;
  game: Game;
  ledger: Ledger;
  placedAt: number;
  stake: bigint;
  legs: readonly Leg[];
  ended: { outcome: Exclude<BetView['outcome'], 'open'>; paid: bigint; at: number } | null;
}

const shownBets = 20;

/** Bets on matches. Stake and payout are each posted once, under keys of their own. */
export class SportsBook {
  readonly calendar: MatchCalendar;
  readonly #now: () => number;
  readonly #bets = new Map<string, TakenBet>();
  readonly #open = new Set<TakenBet>();

  constructor(seed: string, now: () => number) {
    this.#now = now;
    this.calendar = new MatchCalendar(seed, now);
  }

  /** Throws a LedgerError, taking nothing, when the balance is too low. */
  take(bet: Pick<TakenBet, 'key' | 'username' | 'game' | 'ledger' | 'stake' | 'legs'>): TakenBet {
    const reference = `${bet.game.code}-M${String(this.#bets.size + 1).padStart(6, '0')}`;
    const taken: TakenBet = { ...bet, reference, placedAt: this.#now(), ended: null };
    this.#post(taken, 'stake', bet.stake, taken.placedAt);
    this.#bets.set(reference, taken);
    this.#open.add(taken);
    return taken;
  }

  /** Returns the cash-out price in minor units; null when nothing can change any more. */
  priceOf(bet: TakenBet): bigint | null {
    if (bet.ended) return null;
    const worth = bet.legs.map((leg) => this.#worthOf(leg));
    return worth.every(({ known }) => known)
      ? null
      : cashOutOf(
          bet.stake,
          worth.map(({ value }) => value),
        );
  }

  cashOut(bet: TakenBet): bigint | null {
    const price = this.priceOf(bet);
    if (price === null || price === 0n) return null;
    this.#end(bet, 'cashed', price, this.#now());
    return price;
  }

  settle(): void {
    for (const bet of this.#open) {
      const legs = bet.legs.map((leg) => ({ ...leg, ...this.#resultOf(leg) }));
      const fallen = legs.filter(({ share, at }) => share === lost && at !== null).map(({ at }) => at ?? 0);
      // A lost leg decides a multiple at once.
      if (fallen.length > 0) this.#end(bet, 'lost', 0n, Math.min(...fallen));
      else if (legs.every(({ at }) => at !== null)) this.#pay(bet, legs);
    }
  }

  find(username: string, reference: string): TakenBet | null {
    const bet = this.#bets.get(reference);
    return bet?.username === username ? bet : null;
  }

  stateOf(reference: string): BetStanding | null {
    const bet = this.#bets.get(reference);
    if (!bet) return null;
    if (!bet.ended) return { state: 'running', at: null };
    return { state: bet.ended.outcome === 'void' ? 'called-off' : 'ended', at: bet.ended.at };
  }

  betsOf(username: string, gameType: Game['gameType'], ledger: Ledger): BetView[] {
    const own = [...this.#bets.values()].filter(
      (bet) => bet.username === username && bet.game.gameType === gameType && bet.ledger === ledger,
    );
    const ended = own.filter((bet) => bet.ended).slice(-shownBets);
    return own
      .filter((bet) => !bet.ended || ended.includes(bet))
      .reverse()
      .map((bet) => this.#viewOf(bet));
  }

  #viewOf(bet: TakenBet): BetView {
    const money = (amount: bigint) => fromMinor(amount, bet.ledger.currency.digits);
    const price = this.priceOf(bet);
    const most = payoutOf(
      bet.stake,
      bet.legs.map(({ odds }) => ({ odds, share: { won: 2, back: 0 } })),
    );
    const legs = bet.legs.flatMap(({ id, selection, odds }) => {
      const match = this.calendar.find(id);
      if (!match) return [];
      const { ended: _, ...view } = this.calendar.standingOf(match);
      return [{ ...selection, odds, match: view }];
    });
    return {
      reference: bet.reference,
      stake: money(bet.stake),
      odds: oddsTogether(bet.legs.map(({ odds }) => odds)),
      legs,
      outcome: bet.ended?.outcome ?? 'open',
      pays: money(bet.ended ? bet.ended.paid : most),
      cashOut: price === null || price === 0n ? null : money(price),
    };
  }

  #resultOf({ id, selection }: Leg): Result {
    const match = this.calendar.find(id);
    const standing = match && this.calendar.standingOf(match);
    if (!standing || standing.ended === null) return { share: back, at: null, called: false };
    const called = standing.state === 'abandoned';
    const share = called ? back : shareOf(selection, ...standing.score);
    return { share: share.won + share.back === 0 ? lost : share, at: standing.ended, called };
  }

  /** Returns the factor by which a leg is expected to multiply the stake. */
  #worthOf(leg: Leg): { value: number; known: boolean } {
    const { share, at } = this.#resultOf(leg);
    const match = this.calendar.find(leg.id);
    if (at !== null || !match) return { value: (share.won * leg.odds) / 200 + share.back / 2, known: true };
    const { won, back: returned } = expectedShare(leg.selection, this.calendar.chancesOf(match));
    const called = this.calendar.abandonedAfter(match);
    return { value: called + (1 - called) * ((won * leg.odds) / 100 + returned), known: false };
  }

  #pay(bet: TakenBet, legs: readonly (Leg & Result)[]): void {
    const at = Math.max(...legs.map((leg) => leg.at ?? 0));
    if (legs.every(({ called }) => called)) this.#end(bet, 'void', bet.stake, at);
    else {
      const paid = payoutOf(bet.stake, legs);
      this.#end(bet, paid > bet.stake ? 'won' : paid === bet.stake ? 'even' : 'lost', paid, at);
    }
  }

  #end(bet: TakenBet, outcome: Exclude<BetView['outcome'], 'open'>, paid: bigint, at: number): void {
    if (!this.#open.delete(bet)) return;
    bet.ended = { outcome, paid, at };
    if (paid > 0n) this.#post(bet, outcome === 'void' ? 'refund' : 'win', paid, at);
  }

  #post(
    { ledger, username, key, reference }: TakenBet,
    kind: 'stake' | 'win' | 'refund',
    amount: bigint,
    at: number,
  ): void {
    const [from, to] = kind === 'stake' ? [username, house('games')] : [house('games'), username];
    ledger.post({ key: `book:${username}:${key}:${kind}`, kind, from, to, amount, at, reference });
  }
}
