import { figuresOf, type SlipLine, settleSlip } from '@baize/domain';
import type { BetStanding } from '../games/openBets.ts';
import { house, type Ledger } from '../money/ledger.ts';
import type { DrawService } from './draws.ts';
import { drawKindOf, type LotteryGame } from './lottery.ts';

/** Amounts are in minor units of its ledger. */
export interface Bet {
  id: string;
  username: string;
  key: string;
  game: LotteryGame;
  issue: string;
  placedAt: number;
  drawnAt: number;
  lines: readonly SlipLine[];
  total: bigint;
  ledger: Ledger;
  /** Null until the draw; `at` is when it was held, in milliseconds. */
  settled: { balls: readonly string[]; prize: bigint; at: number } | null;
}

export type NewBet = Omit<Bet, 'id' | 'settled'>;

/** Lottery bets. Stakes and prizes are each posted once, under the bet's own key. */
export class BetBook {
  readonly #bets: Bet[] = [];
  readonly #byId = new Map<string, Bet>();
  readonly #open = new Set<Bet>();

  /** Throws a LedgerError, taking nothing, when the balance is too low. */
  take(bet: NewBet): Bet {
    const id = `${bet.game.code}-${bet.issue}-${String(this.#bets.length + 1).padStart(4, '0')}`;
    bet.ledger.post({
      key: `lottery:${bet.username}:${bet.key}:stake`,
      kind: 'stake',
      from: bet.username,
      to: house('games'),
      amount: bet.total,
      at: bet.placedAt,
      reference: id,
    });
    const taken = { ...bet, id, settled: null };
    this.#bets.push(taken);
    this.#byId.set(id, taken);
    this.#open.add(taken);
    return taken;
  }

  settle(draws: DrawService): void {
    for (const bet of this.#open) {
      const { ledger, game, lines } = bet;
      const draw = draws.held(game, bet.drawnAt);
      if (!draw) continue;
      this.#open.delete(bet);
      const balls = draw.balls.map(String);
      const figures = figuresOf(drawKindOf(game), balls) ?? [];
      const prize = settleSlip(lines, figures, ledger.currency.digits).reduce((sum, paid) => sum + paid, 0n);
      bet.settled = { balls, prize, at: draw.at };
      if (prize === 0n) continue;
      ledger.post({
        key: `lottery:${bet.username}:${bet.key}:win`,
        kind: 'win',
        from: house('games'),
        to: bet.username,
        amount: prize,
        at: draw.at,
        reference: bet.id,
      });
    }
  }

  find(id: string): Bet | undefined {
    return this.#byId.get(id);
  }

  stateOf(id: string): BetStanding | null {
    const bet = this.#byId.get(id);
    if (!bet) return null;
    return bet.settled ? { state: 'ended', at: bet.settled.at } : { state: 'running', at: null };
  }

  of(username: string, gameCode?: string): readonly Bet[] {
    return this.#bets.filter((bet) => bet.username === username && (!gameCode || bet.game.code === gameCode)).reverse();
  }
}
