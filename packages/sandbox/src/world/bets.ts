import { figuresOf, type SlipLine, settleSlip } from '@baize/domain';
import { house, type Ledger } from './ledger.ts';
import { drawKindOf, drawOf, type LotteryGame } from './lottery.ts';
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
  drawnAt: number;
  lines: readonly SlipLine[];
  total: bigint;
  ledger: Ledger;
  /** Null until the draw. */
  settled: { balls: readonly string[]; prize: bigint } | null;
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

  /** Pays every bet whose draw has taken place by `now` (ms). */
  settle(seed: string, now: number): void {
    for (const bet of this.#open) {
      if (now < bet.drawnAt) continue;
      this.#open.delete(bet);
      const { ledger, game, lines } = bet;
      const balls = drawOf(seed, game, bet.drawnAt).balls.map(String);
      const figures = figuresOf(drawKindOf(game), balls) ?? [];
      const prize = settleSlip(lines, figures, ledger.currency.digits).reduce((sum, paid) => sum + paid, 0n);
      bet.settled = { balls, prize };
      if (prize === 0n) continue;
      ledger.post({
        key: `lottery:${bet.username}:${bet.key}:win`,
        kind: 'win',
        from: house('games'),
        to: bet.username,
        amount: prize,
        at: bet.drawnAt,
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
    return bet.settled ? { state: 'ended', at: bet.drawnAt } : { state: 'running', at: null };
  }

  /** Newest first. */
  of(username: string, gameCode?: string): readonly Bet[] {
    return this.#bets.filter((bet) => bet.username === username && (!gameCode || bet.game.code === gameCode)).reverse();
  }
}
