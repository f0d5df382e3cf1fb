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
  endedWith,
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

/** Actor (null for the platform) and the number of log entries the page showed. */
export interface ContractAct {
  account: string | null;
  id: string;
  event: BookEvent;
  seen: number;
}

/** All contracts of a world: the domain's rules on the platform's clock, which each call reads anew. */
export class ContractService {
  readonly rules: ContractRules;
  #book: ContractBook = [];
  /** Next time at which something ends by itself, in milliseconds. */
  #due = Number.POSITIVE_INFINITY;
  readonly #notes = new Map<string, string>();

  constructor(rules: ContractRules) {
    this.rules = rules;
  }

  book(): ContractBook {
    this.#tick(this.rules.now());
    return this.#book;
  }

  /** Returns a contract only to its two sides, so strangers cannot learn that it exists. */
  find(username: string, id: string): Contract | null {
    const found = this.book().find((each) => each.id === id);
    return found && sideOf(found, username) !== null ? found : null;
  }

  noteOf(id: string): string | null {
    return this.#notes.get(id) ?? null;
  }

  of(username: string, kind: ContractKind): readonly Contract[] {
    return this.book()
      .filter((contract) => contract.terms.kind === kind && sideOf(contract, username) !== null)
      .reverse();
  }

  /** Returns the contract that settles the account's period containing the given time. */
  inForce(payee: string, kind: ContractKind, at = this.rules.now()): Contract | null {
    return (
      this.book().find(
        (each) => each.payee === payee && each.terms.kind === kind && each.startsAt !== null && isInForce(each, at),
      ) ?? null
    );
  }

  next(payee: string, kind: ContractKind): Contract | null {
    const now = this.rules.now();
    const isNext = ({ state, startsAt }: Contract) => state.kind === 'active' && startsAt !== null && startsAt > now;
    return this.book().find((each) => each.payee === payee && each.terms.kind === kind && isNext(each)) ?? null;
  }

  /** Returns the maximum terms an account may give; null if it may give none. */
  boundsOf(payer: string | null, kind: ContractKind): TermsBounds | null {
    const own = ownBounds(this.book(), payer, kind, this.rules);
    return own.kind === 'ok' ? own.bounds : null;
  }

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

  endedWith(contract: Contract): readonly Contract[] {
    return endedWith(this.book(), contract);
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

export const sideOf = ({ payer, payee }: Contract, username: string): 'payer' | 'payee' | null =>
  username === payee ? 'payee' : username === payer ? 'payer' : null;
