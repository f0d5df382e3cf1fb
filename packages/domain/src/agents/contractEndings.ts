import { nextPeriodStart, periodAt } from './contractCycles.ts';
import type { Contract, ContractBook } from './contracts.ts';
import { type ContractKind, type ContractTerms, checkTerms, type TermsProblem } from './contractTerms.ts';

/** Contract that ends because the one above changes or ends; `problems` is empty when the one above ends entirely. */
export interface ContractEnding {
  contract: Contract;
  problems: readonly TermsProblem[];
}

/** Change of a contract that others depend on: new terms, or null if it ends, and the end of the old ones. */
export interface ChangeAbove {
  kind: ContractKind;
  terms: ContractTerms | null;
  endsAt: number;
}

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

/** Effects of accepting a request now; `beforeEndsAt` is the end of the previous version, null without one. */
export interface Acceptance {
  startsAt: number;
  before: Contract | null;
  beforeEndsAt: number | null;
  endings: readonly ContractEnding[];
}

export interface Termination {
  endsAt: number;
  endings: readonly ContractEnding[];
}

/** Returns the contracts further down that ended at the moment of its acceptance or termination (FLT-139). */
export function endedWith(book: ContractBook, { payee, terms, log }: Contract): readonly Contract[] {
  const at = log.findLast(({ state }) => state.kind === 'active' || state.kind === 'terminating')?.at;
  const isEnded = (each: Contract) =>
    each.terms.kind === terms.kind &&
    each.log.some((entry) => entry.at === at && 'cause' in entry.state && entry.state.cause === 'contract-above');
  const below = (payer: string): readonly Contract[] =>
    book.filter((each) => each.payer === payer && isEnded(each)).flatMap((each) => [each, ...below(each.payee)]);
  return at === undefined ? [] : below(payee);
}

interface EndRules {
  timeZone: string;
  digits: number;
}

/** Starts new terms with the first period after the previous ones, but not before the payer's own contract begins. */
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

const runningEnd = (
  { terms, startsAt }: Pick<Contract, 'terms' | 'startsAt'>,
  now: number,
  { timeZone }: EndRules,
): number => (startsAt !== null && now < startsAt ? startsAt : periodAt(terms.cycle, now, timeZone).to);

export const activeOf = (book: ContractBook, account: string, of: ContractKind): Contract | null =>
  book.find(({ payee, terms, state }) => payee === account && terms.kind === of && state.kind === 'active') ?? null;

export const ofPair = (book: ContractBook, from: string | null, to: string, kind: ContractKind): readonly Contract[] =>
  book.filter(({ payer, payee, terms }) => payer === from && payee === to && terms.kind === kind);
