import { nextPeriodStart, periodAt } from './contractCycles.ts';
import type { Contract, ContractBook } from './contracts.ts';
import { type ContractKind, type ContractTerms, checkTerms, type TermsProblem } from './contractTerms.ts';

/** A contract that ends because one above it changes or ends; no problems where the one above ends altogether. */
export interface ContractEnding {
  contract: Contract;
  problems: readonly TermsProblem[];
}

/** What happens to a contract that others rest on: other terms, or null where it ends, and the moment that its old ones end. */
export interface ChangeAbove {
  kind: ContractKind;
  terms: ContractTerms | null;
  endsAt: number;
}

/** What ends further down when a contract changes or ends, to be listed before it is confirmed. */
export function contractEndings(
  book: ContractBook,
  above: Pick<Contract, 'id' | 'payee' | 'version'>,
  { kind, terms, endsAt }: ChangeAbove,
  digits: number,
): readonly ContractEnding[] {
  const outlasts = ({ state }: Contract) =>
    state.kind === 'active' || (state.kind === 'terminating' && state.endsAt > endsAt);
  const given = book.filter((each) => each.payer === above.payee && each.terms.kind === kind && outlasts(each));
  const source = { kind: 'contract', id: above.id, version: above.version } as const;
  return given.flatMap((each) => {
    const problems = terms === null ? [] : checkTerms(each.terms, { source, tiers: terms.tiers, digits });
    if (terms !== null && problems.length === 0) return [];
    return [{ contract: each, problems }, ...contractEndings(book, each, { kind, terms: null, endsAt }, digits)];
  });
}

/** What follows when a request is accepted now; `beforeEndsAt` is when the version before ends, null without one. */
export interface Acceptance {
  startsAt: number;
  before: Contract | null;
  beforeEndsAt: number | null;
  endings: readonly ContractEnding[];
}

/** What follows when a contract is terminated now. */
export interface Termination {
  endsAt: number;
  endings: readonly ContractEnding[];
}

interface EndRules {
  timeZone: string;
  digits: number;
}

/** The new terms begin with the first period after those before, and not before the payer's own contract begins. */
export function acceptanceOf(book: ContractBook, contract: Contract, now: number, rules: EndRules): Acceptance {
  const { payer, payee, terms } = contract;
  const pair = ofPair(book, payer, payee, terms.kind);
  const before = pair.find(({ state }) => state.kind === 'active') ?? null;
  const beforeEndsAt = before ? runningEnd(before, now, rules) : null;
  const ends = pair.flatMap(({ state }) => (state.kind === 'terminating' ? [state.endsAt] : []));
  const above = payer === null ? null : activeOf(book, payer, terms.kind);
  const earliest = Math.max(now, beforeEndsAt ?? now, above?.startsAt ?? 0, ...ends);
  const startsAt = nextPeriodStart(terms.cycle, earliest, rules.timeZone);
  const change = { kind: terms.kind, terms, endsAt: beforeEndsAt ?? startsAt };
  return { startsAt, before, beforeEndsAt, endings: contractEndings(book, contract, change, rules.digits) };
}

export function terminationOf(
  book: ContractBook,
  contract: Omit<Contract, 'log'>,
  now: number,
  rules: EndRules,
): Termination {
  const endsAt = runningEnd(contract, now, rules);
  const change = { kind: contract.terms.kind, terms: null, endsAt };
  return { endsAt, endings: contractEndings(book, contract, change, rules.digits) };
}

/** The end of the running period; a contract that has not begun ends where it would begin. */
const runningEnd = (
  { terms, startsAt }: Pick<Contract, 'terms' | 'startsAt'>,
  now: number,
  { timeZone }: EndRules,
): number => (startsAt !== null && now < startsAt ? startsAt : periodAt(terms.cycle, now, timeZone).to);

/** The contract of a kind that an account has agreed to; null without one. */
export const activeOf = (book: ContractBook, account: string, of: ContractKind): Contract | null =>
  book.find(({ payee, terms, state }) => payee === account && terms.kind === of && state.kind === 'active') ?? null;

/** Everything that two sides ever proposed of a kind. */
export const ofPair = (book: ContractBook, from: string | null, to: string, kind: ContractKind): readonly Contract[] =>
  book.filter(({ payer, payee, terms }) => payer === from && payee === to && terms.kind === kind);
