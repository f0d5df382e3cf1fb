import { type ContractKind, contractKinds, type Span } from '@baize/domain';
import type { agentAttention, WireOf } from '@baize/gateway';
import type { Account } from '../account.ts';
import type { AccountBook } from '../accounts.ts';
import { countsOf, type WaitingItem, waitingFor } from './attention.ts';
import type { ContractBooks } from './contractBooks.ts';
import { billIncome } from './income.ts';
import { nameFor } from './teamName.ts';

export type Attention = NonNullable<WireOf<typeof agentAttention>['items']>[number];

/** A line of income that a bill brought, or took where it went to a downline (below zero). */
export interface ContractIncome extends Span {
  id: string;
  source: ContractKind;
  at: number;
  /** The downline that it went to; null for the agent's own contract. */
  member: Account | null;
  amount: bigint;
  billId: string;
}

/** How a downline's contracts stand, those that somebody has to act on first. */
const standings = ['requested', 'terminating', 'active'] as const;

/** What contracts and bills tell the rest of the agent centre. */
export class AgentContracts {
  readonly #books: () => ContractBooks;
  readonly #accounts: AccountBook;
  readonly #now: () => number;

  constructor(books: () => ContractBooks, accounts: AccountBook, now: () => number) {
    this.#books = books;
    this.#accounts = accounts;
    this.#now = now;
  }

  attentionOf(account: Account): readonly Attention[] {
    return this.#waiting(account).map((item) => this.#wire(item, account));
  }

  /** What waits for the account, by kind. */
  countsOf(account: Account) {
    return countsOf(this.#waiting(account));
  }

  /** Null for a downline that was given nothing. */
  stateOf(payee: string): (typeof standings)[number] | null {
    const found = new Set(this.contractsOf(payee).map(({ state }) => state));
    return standings.find((state) => found.has(state)) ?? null;
  }

  /** Those that a downline was given and that still hold or wait. */
  contractsOf(payee: string): readonly { kind: ContractKind; contractId: string; state: string }[] {
    const { desk } = this.#books();
    return contractKinds.flatMap((kind) =>
      desk
        .of(payee, kind)
        .filter((contract) => contract.payee === payee && standings.some((state) => state === contract.state.kind))
        .map(({ id, state }) => ({ kind, contractId: id, state: state.kind })),
    );
  }

  /** The latest first. */
  incomeOf({ username }: Account, span: Span): readonly ContractIncome[] {
    return billIncome(this.#books().bills, username, span).map(({ billId, source, at, period, member, amount }) => ({
      ...period,
      id: billId,
      source,
      at,
      member: (member !== null && this.#accounts.find(member)) || null,
      amount,
      billId,
    }));
  }

  #waiting({ username }: Account): readonly WaitingItem[] {
    return waitingFor(this.#books(), username, this.#now());
  }

  #wire(item: WaitingItem, reader: Account): Attention {
    const name = (username: string | null) => {
      const account = username === null ? undefined : this.#accounts.find(username);
      return account ? nameFor(account, reader) : '';
    };
    if ('bills' in item) {
      const { others, ...facts } = item;
      return { ...facts, names: others.flatMap((other) => (other === null ? [] : [name(other)])) };
    }
    const { contract, other, ...facts } = item;
    const named = {
      contractKind: contract.terms.kind,
      contractId: contract.id,
      name: name(other),
      account: this.#accounts.find(other ?? contract.payee)?.id ?? '',
    };
    if (facts.kind === 'contract-ending') return { ...facts, ...named };
    return { ...facts, ...named, tiers: contract.terms.tiers.length };
  }
}
