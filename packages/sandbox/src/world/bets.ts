import { figuresOf, type SlipLine, settleSlip } from '@baize/domain';
import type { DrawDesk } from './draws.ts';
import { house, type Ledger } from './ledger.ts';
import { drawKindOf, type LotteryGame } from './lottery.ts';
import type { BetStanding } from './openBets.ts';

/** A bet that was taken. Amounts in minor units of its ledger. */
export interface Bet {
  id: string;
  username: string;
  /** The idempotency key it was taken under. */
  key: string;
  game: LotteryGame;
  issue: string;
  /** ms. */
  placedAt: number;
  /** When its draw is due, ms. */
  drawnAt: number;
  lines: readonly SlipLine[];
  total: bigint;
  ledger: Ledger;
  /** Null until the draw; `at` is when that was held, ms. */
  settled: { balls: readonly string[]; prize: bigint; at: number } | null;
}

export type NewBet = Omit<Bet, 'id' | 'settled'>;

/** Every lottery bet. Taking one posts its stake; settling posts its prize: each once, under the bet's own key. */
export class BetBook {
  readonly #bets: Bet[] = [];
  readonly #byId = new Map<string, Bet>();
  readonly #open = new Set<Bet>();

  /** Throws LedgerError when the player has too little; nothing is taken then. */
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

  /** Pays every bet whose draw was held. */
  settle(draws: DrawDesk): void {
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

  /** Null for what is no bet of this book. */
  stateOf(id: string): BetStanding | null {
    const bet = this.#byId.get(id);
    if (!bet) return null;
    return bet.settled ? { state: 'ended', at: bet.settled.at } : { state: 'running', at: null };
  }

  /** Newest first. */
  of(username: string, gameCode?: string): readonly Bet[] {
    return this.#bets.filter((bet) => bet.username === username && (!gameCode || bet.game.code === gameCode)).reverse();
  }
}
