import { acceptanceOf, activeOf, type ContractEnding, ofPair, terminationOf } from './contractEndings.ts';
import {
  type Contract,
  type ContractAnswer,
  type ContractBook,
  type ContractEvent,
  type ContractRefusal,
  type ContractStep,
  requestContract,
  stepContract,
} from './contracts.ts';
import {
  type ContractKind,
  type ContractTerms,
  checkTerms,
  type TermsBounds,
  type TermsProblem,
} from './contractTerms.ts';

export interface BookRules {
  timeZone: string;
  digits: number;
  requestMs: number;
  platformTiers: (kind: ContractKind) => TermsBounds['tiers'];
  /** Direct upline of an account; null for the platform. */
  uplineOf: (account: string) => string | null;
}

export type BookRefusal =
  | ContractRefusal
  | { kind: 'unknown' }
  | { kind: 'not-direct' }
  | { kind: 'request-open'; id: string }
  /** The payer has no active contract of this kind, or must answer a request of their own first. */
  | { kind: 'own-contract'; state: Contract['state']['kind'] | 'none' }
  | { kind: 'terms'; problems: readonly TermsProblem[] }
  /** Typed number differs from the number of contracts that would end. */
  | { kind: 'count'; count: number };

export type BookAnswer =
  | { kind: 'ok'; book: ContractBook; contract: Contract; endings: readonly ContractEnding[] }
  | { kind: 'refused'; why: BookRefusal };

export interface ContractProposal {
  id: string;
  payer: string | null;
  payee: string;
  terms: ContractTerms;
}

/** Action of one side; `endings` is the typed number of contracts that end with it. */
export type BookEvent =
  | { kind: 'accept'; endings: number }
  | { kind: 'reject'; reason: string }
  | { kind: 'withdraw' }
  | { kind: 'terminate'; endings: number };

/** Acting account, null for the platform as payer; `seen` is the number of log entries the page showed. */
export interface BookStep {
  account: string | null;
  now: number;
  seen: number;
}

/** Adds a request, or returns the first rule it breaks. Source: agents.md, rules 1 to 3. */
export function proposeContract(
  book: ContractBook,
  { id, payer, payee, terms }: ContractProposal,
  now: number,
  rules: BookRules,
): BookAnswer {
  if (rules.uplineOf(payee) !== payer) return refused({ kind: 'not-direct' });
  const pair = ofPair(book, payer, payee, terms.kind);
  const open = pair.find(({ state }) => state.kind === 'requested');
  if (open) return refused({ kind: 'request-open', id: open.id });
  const waiting = payer !== null && book.some((each) => isOpenTo(each, payer, terms.kind));
  if (waiting) return refused({ kind: 'own-contract', state: 'requested' });
  const own = ownBounds(book, payer, terms.kind, rules);
  if (own.kind === 'refused') return own;
  const problems = checkTerms(terms, own.bounds);
  if (problems.length > 0) return refused({ kind: 'terms', problems });
  const agreed = pair.filter(({ startsAt }) => startsAt !== null).map(({ version }) => version);
  const version = Math.max(0, ...agreed) + 1;
  const contract = requestContract({ id, payer, payee, terms, version }, now, rules.requestMs);
  return { kind: 'ok', book: [...book, contract], contract, endings: [] };
}

/**
 * Applies an action with its consequences: an accepted contract replaces the previous one, and contracts below that no
 * longer fit end at the same moment. Limits are checked again, as they may have changed since the proposal.
 */
export function actOnContract(
  book: ContractBook,
  id: string,
  event: BookEvent,
  { account, now, seen }: BookStep,
  rules: BookRules,
): BookAnswer {
  const contract = book.find((each) => each.id === id);
  if (!contract || (account !== contract.payee && account !== contract.payer)) return refused({ kind: 'unknown' });
  const step: ContractStep = { by: account === contract.payee ? 'payee' : 'payer', now, seen };
  if (event.kind === 'accept') return accept(book, contract, event.endings, step, rules);
  if (event.kind === 'terminate') return terminate(book, contract, event.endings, step, rules);
  return withAnswer(book, stepContract(contract, event, step), []);
}

export const tickContracts = (book: ContractBook, now: number): ContractBook =>
  book.map((contract) => stepped(contract, { kind: 'clock' }, now));

/** Returns the active contract of a pair and kind, even if it has not begun; null without one. */
export const activeContract = (
  book: ContractBook,
  payer: string | null,
  payee: string,
  kind: ContractKind,
): Contract | null => ofPair(book, payer, payee, kind).find(({ state }) => state.kind === 'active') ?? null;

function accept(
  book: ContractBook,
  contract: Contract,
  typed: number,
  step: ContractStep,
  rules: BookRules,
): BookAnswer {
  const { payer, terms } = contract;
  const { startsAt, before, beforeEndsAt, endings } = acceptanceOf(book, contract, step.now, rules);
  const answer = stepContract(contract, { kind: 'accept', startsAt }, step);
  if (answer.kind === 'refused') return answer;
  const own = ownBounds(book, payer, terms.kind, rules);
  if (own.kind === 'refused') return own;
  const problems = checkTerms(terms, own.bounds);
  if (problems.length > 0) return refused({ kind: 'terms', problems });
  if (endings.length !== typed) return refused({ kind: 'count', count: endings.length });
  const endsAt = beforeEndsAt ?? startsAt;
  const end: ContractEvent = { kind: 'end-by-platform', endsAt, cause: 'replaced' };
  const replaced = book.map((each) => (each.id === before?.id ? stepped(each, end, step.now) : each));
  return withAnswer(endAll(replaced, endings, endsAt, step.now), answer, endings);
}

function terminate(
  book: ContractBook,
  contract: Contract,
  typed: number,
  step: ContractStep,
  rules: BookRules,
): BookAnswer {
  const { endsAt, endings } = terminationOf(book, contract, step.now, rules);
  const answer = stepContract(contract, { kind: 'terminate', endsAt }, step);
  if (answer.kind === 'refused') return answer;
  if (endings.length !== typed) return refused({ kind: 'count', count: endings.length });
  return withAnswer(endAll(book, endings, endsAt, step.now), answer, endings);
}

function endAll(book: ContractBook, endings: readonly ContractEnding[], endsAt: number, now: number): ContractBook {
  const ids = new Set(endings.map(({ contract }) => contract.id));
  return book.map((each) =>
    ids.has(each.id) ? stepped(each, { kind: 'end-by-platform', endsAt, cause: 'contract-above' }, now) : each,
  );
}

function stepped(contract: Contract, event: ContractEvent, now: number): Contract {
  const answer = stepContract(contract, event, { by: 'platform', now, seen: contract.log.length });
  return answer.kind === 'ok' ? answer.contract : contract;
}

/** Returns the most an account may give, or why it may give nothing. */
export function ownBounds(
  book: ContractBook,
  payer: string | null,
  kind: ContractKind,
  { digits, platformTiers }: BookRules,
): { kind: 'ok'; bounds: TermsBounds } | { kind: 'refused'; why: BookRefusal } {
  if (payer === null) {
    return { kind: 'ok', bounds: { source: { kind: 'platform' }, tiers: platformTiers(kind), digits } };
  }
  const mine = book.filter(({ payee, terms }) => payee === payer && terms.kind === kind);
  const own = activeOf(book, payer, kind);
  if (!own) return refused({ kind: 'own-contract', state: mine.at(-1)?.state.kind ?? 'none' });
  const source = { kind: 'contract', id: own.id, version: own.version } as const;
  return { kind: 'ok', bounds: { source, tiers: own.terms.tiers, digits } };
}

const isOpenTo = ({ payee, terms, state }: Contract, account: string, of: ContractKind): boolean =>
  payee === account && terms.kind === of && state.kind === 'requested';

function withAnswer(book: ContractBook, answer: ContractAnswer, endings: readonly ContractEnding[]): BookAnswer {
  if (answer.kind === 'refused') return answer;
  const { contract } = answer;
  return { kind: 'ok', book: book.map((each) => (each.id === contract.id ? contract : each)), contract, endings };
}

const refused = <T>(why: T) => ({ kind: 'refused' as const, why });
