import type { Currency } from '@baize/domain';

export type EntryKind =
  | 'opening'
  | 'welcome'
  | 'deposit'
  | 'withdrawal'
  | 'stake'
  | 'win'
  | 'promotion'
  | 'transfer'
  | 'conversion'
  | 'redemption';

/** One side of a movement. Minor units of the ledger's currency; what a player gains is positive. */
export interface Entry<Kind extends string = EntryKind> {
  readonly posting: number;
  readonly account: string;
  readonly amount: bigint;
  readonly kind: Kind;
  /** ms since the epoch. */
  readonly at: number;
  /** What it was for: a game code, an order number. */
  readonly reference: string;
}

export interface Movement<Kind extends string = EntryKind> {
  /** Posting the same key again does nothing and answers with the first posting. */
  key: string;
  kind: Kind;
  from: string;
  to: string;
  amount: bigint;
  at: number;
  reference: string;
}

export class LedgerError extends Error {
  readonly reason: 'amount' | 'insufficient' | 'key-reused';

  constructor(reason: LedgerError['reason']) {
    super(`ledger: ${reason}`);
    this.reason = reason;
  }
}

/** Accounts of the house may go below zero: they are the other side of what players hold. */
export const house = (name: string): string => `house:${name}`;

/**
 * Every movement of money is two entries that cancel out; a balance is the sum of an account's entries and is never
 * written anywhere. One ledger per currency; points have one too, with kinds of their own.
 */
export class Ledger<Kind extends string = EntryKind> {
  readonly currency: Currency;
  readonly #byAccount = new Map<string, Entry<Kind>[]>();
  readonly #postings = new Map<string, { movement: Movement<Kind>; number: number }>();

  constructor(currency: Currency) {
    this.currency = currency;
  }

  /** Answers with the posting's number. Throws LedgerError; nothing is posted then. */
  post(movement: Movement<Kind>): number {
    const earlier = this.#postings.get(movement.key);
    if (earlier) {
      if (!sameMovement(earlier.movement, movement)) throw new LedgerError('key-reused');
      return earlier.number;
    }
    const { key, kind, from, to, amount, at, reference } = movement;
    if (amount <= 0n || from === to) throw new LedgerError('amount');
    if (!from.startsWith('house:') && this.balance(from) < amount) throw new LedgerError('insufficient');
    const number = this.#postings.size + 1;
    this.#postings.set(key, { movement: { ...movement }, number });
    this.#enter({ posting: number, account: from, amount: -amount, kind, at, reference });
    this.#enter({ posting: number, account: to, amount, kind, at, reference });
    return number;
  }

  balance(account: string): bigint {
    return this.entries(account).reduce((sum, entry) => sum + entry.amount, 0n);
  }

  /** Oldest first. */
  entries(account: string): readonly Entry<Kind>[] {
    return this.#byAccount.get(account) ?? [];
  }

  accounts(): readonly string[] {
    return [...this.#byAccount.keys()];
  }

  #enter(entry: Entry<Kind>): void {
    const list = this.#byAccount.get(entry.account);
    if (list) list.push(Object.freeze(entry));
    else this.#byAccount.set(entry.account, [Object.freeze(entry)]);
  }
}

const sameMovement = (a: Movement<string>, b: Movement<string>): boolean =>
  a.kind === b.kind && a.from === b.from && a.to === b.to && a.amount === b.amount && a.reference === b.reference;
