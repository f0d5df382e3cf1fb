import { type ContractKind, contractKinds, type Span } from '@baize/domain';
import type { agentAttention, WireOf } from '@baize/gateway';
import type { Account } from '../account/account.ts';
import type { AccountBook } from '../account/accounts.ts';
import { countsOf, type WaitingItem, waitingFor } from './attention.ts';
import type { ContractBooks } from './contractBooks.ts';
import { type BillIncome, billIncome } from './income.ts';
import { nameFor } from './teamName.ts';

export type Attention = NonNullable<WireOf<typeof agentAttention>['items']>[number];

/** Income from a bill, or a payment to a downline if negative. */
export interface ContractIncome extends Span {
  id: string;
  source: ContractKind;
  at: number;
  member: Account | null;
  amount: bigint;
  billId: string;
  billed: string;
  shares: BillIncome['shares'];
}

/** Contract states of a downline, most urgent first. */
const standings = ['requested', 'terminating', 'active'] as const;

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

  countsOf(account: Account) {
    return countsOf(this.#waiting(account));
  }

  stateOf(payee: string): (typeof standings)[number] | null {
    const found = new Set(this.contractsOf(payee).map(({ state }) => state));
    return standings.find((state) => found.has(state)) ?? null;
  }

  contractsOf(payee: string): readonly { kind: ContractKind; contractId: string; state: string }[] {
    const { service } = this.#books();
    return contractKinds.flatMap((kind) =>
      service
        .of(payee, kind)
        .filter((contract) => contract.payee === payee && standings.some((state) => state === contract.state.kind))
        .map(({ id, state }) => ({ kind, contractId: id, state: state.kind })),
    );
  }

  incomeOf({ username }: Account, span: Span): readonly ContractIncome[] {
    return billIncome(this.#books().bills, username, span).map(({ period, member, ...line }) => ({
      ...period,
      ...line,
      id: line.billId,
      member: (member !== null && this.#accounts.find(member)) || null,
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
