import {
  type Bonus,
  type BonusState,
  countWager,
  fromMinor,
  type Turnover,
  turnoverLeft,
  turnoversAt,
} from '@baize/domain';
import type { Account } from '../account/account.ts';
import { playUnit } from '../base/scales.ts';
import type { GameLibrary } from '../games/games.ts';
import { house, type Ledger } from '../money/ledger.ts';
import type { BetRecords, EndedBet } from '../records/betRecords.ts';

interface Held extends Turnover {
  name: string;
  amount: bigint;
  total: bigint;
}

interface Grant {
  id: string;
  name: string;
  amount: bigint;
  factor: number;
  days: number;
  /** Minor units; null for no maximum. */
  maxBet: bigint | null;
  at: number;
}

const day = 86_400_000;

/** Amounts in whole units; `ago` in days. */
const past = [
  { name: 'first', amount: 60, factor: 5, days: 30, maxBet: 50, ago: 55 },
  { name: 'reload', amount: 50, factor: 60, days: 10, maxBet: 50, ago: 25 },
  { name: 'high', amount: 20, factor: 10, days: 14, maxBet: 1, ago: 12 },
  { name: 'weekend', amount: 60, factor: 12, days: 16, maxBet: 50, ago: 9 },
  { name: 'lantern', amount: 15, factor: 8, days: 5, maxBet: 50, ago: 1 },
] as const;

/**
 * Bonuses with a turnover condition. The money waits in a ledger account of its own until the turnover is reached, or
 * returns to the house if the bonus expires or its terms end it.
 */
export class BonusBook {
  readonly #ledger: Ledger;
  readonly #games: () => GameLibrary;
  readonly #records: BetRecords;
  readonly #held = new Map<string, readonly Held[]>();
  readonly #read = new Map<string, number>();

  constructor({ ledger, games, records }: { ledger: Ledger; games: () => GameLibrary; records: BetRecords }) {
    this.#ledger = ledger;
    this.#games = games;
    this.#records = records;
  }

  grant(username: string, { id, name, amount, factor, days, maxBet, at }: Grant): void {
    const until = at + days * day;
    const total = amount * BigInt(factor);
    const held: Held = { id, name, amount, total, left: total, from: at, until, maxBet, state: 'active', ended: null };
    const own = { kind: 'bonus' as const, at, reference: `bonus:${id}` };
    this.#ledger.post({
      key: `bonus:${username}:${id}`,
      from: house('bonuses'),
      to: purse(username, id),
      amount,
      ...own,
    });
    this.#held.set(username, [...(this.#held.get(username) ?? []), held]);
  }

  postHistory({ username, historyDays, type }: Account, now: number): void {
    if (historyDays < 60 || type !== 3) return;
    const unit = this.#unit();
    for (const { amount, maxBet, ago, ...rest } of past) {
      const at = now - ago * day;
      this.grant(username, {
        ...rest,
        id: rest.name,
        amount: BigInt(amount) * unit,
        maxBet: BigInt(maxBet) * unit,
        at,
      });
    }
  }

  /** Counts newly ended bets, then pays out or takes back bonuses decided by `now` (ms). */
  settle(now: number): void {
    for (const [username, held] of this.#held) {
      const ended = this.#records.ended(username);
      let turned = held;
      for (const bet of ended.slice(this.#read.get(username) ?? 0)) {
        if (bet.calledOff) continue;
        const { at: placed, endedAt: at, stake } = bet;
        turned = countWager(turned, { placed, at, stake, counts: this.#counting(bet) });
      }
      this.#read.set(username, ended.length);
      turned = turnoversAt(turned, now);
      this.#held.set(username, turned);
      for (const [place, one] of turned.entries()) {
        if (held[place]?.state === 'active' && one.state !== 'active') this.#finish(username, one, now);
      }
    }
  }

  of(username: string, nameOf: (name: string) => string, voids: string): readonly Bonus[] {
    const money = (minor: bigint) => fromMinor(minor, this.#ledger.currency.digits);
    return [...(this.#held.get(username) ?? [])]
      .sort((a, b) => b.from - a.from)
      .map(({ id, name, amount, total, left, maxBet, from, until, ended, state }) => ({
        id,
        name: nameOf(name),
        amount: money(amount),
        wagerTotal: money(total),
        wagerDone: money(total - left),
        maxBet: maxBet === null ? null : money(maxBet),
        granted: from,
        expires: until,
        ended,
        state,
        voids,
      }));
  }

  turnoverLeft(username: string, now: number): bigint {
    return turnoverLeft(this.#held.get(username) ?? [], now);
  }

  /** Returns the part of a stake that counts: all of it for slots, less for other games. */
  #counting({ valid, game }: EndedBet): bigint {
    const share = Number(this.#games().byCode(game.code)?.bonusContribution ?? '100');
    return (valid * BigInt(Math.round(share * 100))) / 10_000n;
  }

  #finish(username: string, { id, amount, state, ended }: Held, now: number): void {
    const to = receiverOf(state, username);
    const own = { kind: 'bonus' as const, at: ended ?? now, reference: `bonus:${id}` };
    this.#ledger.post({ key: `bonus:${username}:${id}:${state}`, from: purse(username, id), to, amount, ...own });
  }

  #unit(): bigint {
    return playUnit(this.#ledger.currency);
  }
}

const purse = (username: string, id: string): string => `bonus:${username}:${id}`;

const receiverOf = (state: BonusState, username: string): string =>
  state === 'completed' ? username : house('bonuses');
