import type { Currency } from '@baize/domain';

export type EntryKind =
  | 'opening'
  | 'welcome'
  | 'deposit'
  | 'withdrawal'
  | 'stake'
  | 'win'
  | 'refund'
  | 'closing'
  | 'promotion'
  | 'transfer'
  | 'conversion'
  | 'redemption'
  | 'bonus'
  | 'reward'
  | 'mission'
  | 'rebate'
  | 'referral'
  | 'contract'
  | 'fee'
  | 'adjustment';

/** One side of a movement in minor units; positive for what the account gains. */
export interface Entry<Kind extends string = EntryKind> {
  readonly posting: number;
  readonly account: string;
  readonly amount: bigint;
  readonly kind: Kind;
  readonly at: number;
  readonly reference: string;
}

export interface Movement<Kind extends string = EntryKind> {
  /** Idempotency key: posting it again does nothing and returns the first posting. */
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

/** Names a house account, which may go below zero as the counterpart of what players hold. */
export const house = (name: string): string => `house:${name}`;

/**
 * Double-entry ledger of one currency or of points: each movement is two entries that cancel out, and a balance is the
 * sum of entries, never set.
 */
export class Ledger<Kind extends string = EntryKind> {
  readonly currency: Currency;
  readonly #byAccount = new Map<string, Entry<Kind>[]>();
  readonly #posted = new Map<string, Entry<Kind>[]>();
  /** Running balances, so that the cost of posting does not grow with the entries. */
  readonly #sums = new Map<string, bigint>();
  readonly #postings = new Map<string, { movement: Movement<Kind>; number: number }>();

  constructor(currency: Currency) {
    this.currency = currency;
  }

  /** Posts a movement and returns its number. Throws a LedgerError, posting nothing. */
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

  get count(): number {
    return this.#postings.size;
  }

  balance(account: string): bigint {
    return this.#sums.get(account) ?? 0n;
  }

  /** Returns entries by time; simultaneous ones in the order of posting. */
  entries(account: string): readonly Entry<Kind>[] {
    return this.#byAccount.get(account) ?? [];
  }

  /** Returns entries in the order of posting, so that a reader can continue where it stopped. */
  posted(account: string): readonly Entry<Kind>[] {
    return this.#posted.get(account) ?? [];
  }

  accounts(): readonly string[] {
    return [...this.#byAccount.keys()];
  }

  #enter(entry: Entry<Kind>): void {
    this.#sums.set(entry.account, this.balance(entry.account) + entry.amount);
    const posted = this.#posted.get(entry.account) ?? [];
    this.#posted.set(entry.account, posted);
    posted.push(Object.freeze(entry));
    const list = this.#byAccount.get(entry.account) ?? [];
    this.#byAccount.set(entry.account, list);
    // Late postings, such as the prize of a draw settled late, are inserted at their own time.
    list.splice(placeAfter(list, entry.at), 0, entry);
  }
}

function placeAfter(entries: readonly Entry<string>[], moment: number): number {
  const newest = entries.at(-1);
  if (newest === undefined || newest.at <= moment) return entries.length;
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry && entry.at <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

const sameMovement = (a: Movement<string>, b: Movement<string>): boolean =>
  a.kind === b.kind && a.from === b.from && a.to === b.to && a.amount === b.amount && a.reference === b.reference;
