import {
  type Acceptance,
  acceptanceOf,
  actOnContract,
  type BookAnswer,
  type BookEvent,
  type BookRules,
  type Contract,
  type ContractBook,
  type ContractKind,
  type ContractTerms,
  contractTurn,
  isInForce,
  ownBounds,
  proposeContract,
  type Termination,
  type TermsBounds,
  terminationOf,
  tickContracts,
} from '@baize/domain';

export interface ContractRules extends BookRules {
  now: () => number;
}

export interface Proposal {
  payer: string | null;
  payee: string;
  terms: ContractTerms;
  note?: string | undefined;
}

/** Who acts: null for the platform. `seen` is how many entries of the log the page showed. */
export interface ContractAct {
  account: string | null;
  id: string;
  event: BookEvent;
  seen: number;
}

/** All contracts of a world. The rules are the domain's; here they meet the platform's clock, which is read at each call. */
export class ContractDesk {
  readonly rules: ContractRules;
  #book: ContractBook = [];
  /** The next moment at which something ends by itself, ms. */
  #due = Number.POSITIVE_INFINITY;
  /** What the proposer wrote beside the terms, by contract. */
  readonly #notes = new Map<string, string>();

  constructor(rules: ContractRules) {
    this.rules = rules;
  }

  /** Every contract as it stands now, in the order they were proposed. */
  book(): ContractBook {
    this.#tick(this.rules.now());
    return this.#book;
  }

  /** A contract of which the account is a side; null for any other, as for one that does not exist. */
  find(username: string, id: string): Contract | null {
    const found = this.book().find((each) => each.id === id);
    return found && sideOf(found, username) !== null ? found : null;
  }

  noteOf(id: string): string | null {
    return this.#notes.get(id) ?? null;
  }

  /** Everything between the account and others of a kind, the latest first. */
  of(username: string, kind: ContractKind): readonly Contract[] {
    return this.book()
      .filter((contract) => contract.terms.kind === kind && sideOf(contract, username) !== null)
      .reverse();
  }

  /** The contract that settles an account's period that holds the moment. */
  inForce(payee: string, kind: ContractKind, at = this.rules.now()): Contract | null {
    return (
      this.book().find(
        (each) => each.payee === payee && each.terms.kind === kind && each.startsAt !== null && isInForce(each, at),
      ) ?? null
    );
  }

  /** Agreed, and to begin with a later period. */
  next(payee: string, kind: ContractKind): Contract | null {
    const now = this.rules.now();
    const isNext = ({ state, startsAt }: Contract) => state.kind === 'active' && startsAt !== null && startsAt > now;
    return this.book().find((each) => each.payee === payee && each.terms.kind === kind && isNext(each)) ?? null;
  }

  /** What an account may give at most; null while it may give nothing. */
  boundsOf(payer: string | null, kind: ContractKind): TermsBounds | null {
    const own = ownBounds(this.book(), payer, kind, this.rules);
    return own.kind === 'ok' ? own.bounds : null;
  }

  /** Why nothing can be proposed now; null when it can. */
  blocked(payer: string, kind: ContractKind): 'no-contract' | 'change-waiting' | 'ending' | null {
    const own = this.book().filter(({ payee, terms }) => payee === payer && terms.kind === kind);
    const has = (state: Contract['state']['kind']) => own.some((each) => each.state.kind === state);
    if (has('requested')) return 'change-waiting';
    if (has('active')) return null;
    return has('terminating') ? 'ending' : 'no-contract';
  }

  acceptance(contract: Contract): Acceptance {
    return acceptanceOf(this.book(), contract, this.rules.now(), this.rules);
  }

  termination(contract: Contract): Termination {
    return terminationOf(this.book(), contract, this.rules.now(), this.rules);
  }

  propose({ payer, payee, terms, note = '' }: Proposal, now = this.rules.now()): BookAnswer {
    this.#tick(now);
    const id = `C${String(this.#book.length + 1).padStart(6, '0')}`;
    const answer = this.#kept(proposeContract(this.#book, { id, payer, payee, terms }, now, this.rules));
    if (answer.kind === 'ok' && note.trim() !== '') this.#notes.set(id, note.trim());
    return answer;
  }

  act({ account, id, event, seen }: ContractAct, now = this.rules.now()): BookAnswer {
    this.#tick(now);
    return this.#kept(actOnContract(this.#book, id, event, { account, now, seen }, this.rules));
  }

  #tick(now: number): void {
    if (now >= this.#due) this.#keep(tickContracts(this.#book, now));
  }

  #kept(answer: BookAnswer): BookAnswer {
    if (answer.kind === 'ok') this.#keep(answer.book);
    return answer;
  }

  #keep(book: ContractBook): void {
    this.#book = book;
    this.#due = Math.min(...book.map((contract) => contractTurn(contract)?.until ?? Number.POSITIVE_INFINITY));
  }
}

/** Which side of a contract an account is; null for neither. */
export const sideOf = ({ payer, payee }: Contract, username: string): 'payer' | 'payee' | null =>
  username === payee ? 'payee' : username === payer ? 'payer' : null;
