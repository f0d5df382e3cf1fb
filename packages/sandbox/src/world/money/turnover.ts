import type { BetRecords } from '../records/betRecords.ts';

/** Turnover that players still owe before money may leave, in minor units. */
export class Turnover {
  readonly #records: BetRecords;
  readonly #owed = new Map<string, { amount: bigint; at: number }[]>();

  constructor(records: BetRecords) {
    this.#records = records;
  }

  owe(username: string, amount: bigint, at: number): void {
    if (amount > 0n) this.#owed.set(username, [...(this.#owed.get(username) ?? []), { amount, at }]);
  }

  /** Returns the turnover left; `total` is what was added since it last reached zero. */
  of(username: string): { left: bigint; total: bigint } {
    const owed = this.#owed.get(username) ?? [];
    if (owed.length === 0) return { left: 0n, total: 0n };
    const bets = this.#records.ended(username).map(({ valid, endedAt }) => ({ amount: -valid, at: endedAt }));
    const line = [...owed, ...bets].sort((a, b) => a.at - b.at);
    let left = 0n;
    let total = 0n;
    for (const { amount } of line) {
      if (amount > 0n) {
        total = left === 0n ? amount : total + amount;
        left += amount;
      } else left = left + amount > 0n ? left + amount : 0n;
    }
    return left === 0n ? { left: 0n, total: 0n } : { left, total };
  }
}
