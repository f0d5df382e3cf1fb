import type { Span } from '../base/calendar.ts';
import { textLength } from '../base/textLength.ts';
import type { ContractTerms } from './contractTerms.ts';

/** The two sides of a contract, and the platform that keeps its clock. */
export type ContractActor = 'payer' | 'payee' | 'platform';

/** Why a contract ends: a side asked for it, newer terms replace it, or the contract above it no longer allows it. */
export type EndCause = 'terminated' | 'replaced' | 'contract-above';

/** `terminating` still holds, until the moment `endsAt`. Times are ms; null for an end that a platform does not tell (FLT-087). Source: AGT-11. */
export type ContractState =
  | { kind: 'requested'; expiresAt: number }
  | { kind: 'active' }
  | { kind: 'rejected'; reason: string }
  | { kind: 'withdrawn' }
  | { kind: 'expired' }
  | { kind: 'terminating'; endsAt: number; by: ContractActor; cause: EndCause }
  | { kind: 'ended'; at: number | null; by: ContractActor; cause: EndCause };

export interface ContractLogEntry {
  at: number;
  by: ContractActor;
  /** The state that it led to. */
  state: ContractState;
}

/** Agreed or proposed terms between two accounts; a change is another contract with the next version. */
export interface Contract {
  id: string;
  /** Null for the platform. */
  payer: string | null;
  payee: string;
  terms: ContractTerms;
  version: number;
  /** When the first period begins; null until it is accepted. */
  startsAt: number | null;
  state: ContractState;
  /** Never empty; its last entry led to the state. */
  log: readonly ContractLogEntry[];
}

/** All contracts, in the order they were proposed. */
export type ContractBook = readonly Contract[];

export type ContractEvent =
  /** The platform says when the first period begins. */
  | { kind: 'accept'; startsAt: number }
  | { kind: 'reject'; reason: string }
  | { kind: 'withdraw' }
  /** The contract holds until `endsAt`, the end of its running period. */
  | { kind: 'terminate'; endsAt: number }
  | { kind: 'end-by-platform'; endsAt: number; cause: Exclude<EndCause, 'terminated'> }
  /** The platform's clock: requests expire and terminating contracts end. */
  | { kind: 'clock' };

export interface ContractStep {
  by: ContractActor;
  now: number;
  /** How many entries of the log were seen; another number is a stale page. */
  seen: number;
}

/** Who has to act, and until when; null where nobody waits for anything. */
export type ContractTurn = { actor: ContractActor; until: number } | null;

export type ContractRefusal =
  /** Answered, changed or withdrawn meanwhile. */
  | { kind: 'stale' }
  /** This side may not do this. */
  | { kind: 'not-yours' }
  /** The state does not allow it. */
  | { kind: 'wrong-state'; state: ContractState['kind'] }
  | { kind: 'expired'; at: number }
  | { kind: 'reason'; least: number; most: number };

export type ContractAnswer =
  | { kind: 'ok'; contract: Contract; turn: ContractTurn }
  | { kind: 'refused'; why: ContractRefusal };

/** A request lives seven days. Source: AGT-11; a platform may set another. */
export const requestLifeMs = 7 * 86_400_000;
export const mostReason = 200;

const allowed: Readonly<Record<ContractEvent['kind'], readonly ContractActor[]>> = {
  accept: ['payee'],
  reject: ['payee'],
  withdraw: ['payer'],
  terminate: ['payer', 'payee'],
  'end-by-platform': ['platform'],
  clock: ['platform'],
};

/** The next state of a contract with its log, or the first reason against it. Source: AGT-11. */
export function stepContract(contract: Contract, event: ContractEvent, step: ContractStep): ContractAnswer {
  const { state } = contract;
  if (step.seen !== contract.log.length) return refused({ kind: 'stale' });
  if (!allowed[event.kind].includes(step.by)) return refused({ kind: 'not-yours' });
  if (event.kind === 'clock') return afterClock(contract, step);
  if (event.kind === 'terminate' || event.kind === 'end-by-platform') return afterEnd(contract, event, step);
  if (state.kind !== 'requested') return refused({ kind: 'wrong-state', state: state.kind });
  if (step.now >= state.expiresAt) return refused({ kind: 'expired', at: state.expiresAt });
  if (event.kind === 'withdraw') return moved(contract, { kind: 'withdrawn' }, step);
  if (event.kind === 'accept') return moved({ ...contract, startsAt: event.startsAt }, { kind: 'active' }, step);
  const reason = event.reason.trim();
  const length = textLength(reason);
  if (length < 1 || length > mostReason) return refused({ kind: 'reason', least: 1, most: mostReason });
  return moved(contract, { kind: 'rejected', reason }, step);
}

/** A request that nobody has answered yet. */
export function requestContract(
  contract: Omit<Contract, 'state' | 'log' | 'startsAt'>,
  now: number,
  lifeMs = requestLifeMs,
): Contract {
  const state: ContractState = { kind: 'requested', expiresAt: now + lifeMs };
  return { ...contract, startsAt: null, state, log: [{ at: now, by: 'payer', state }] };
}

/** Whose turn it is. */
export function contractTurn({ state }: Pick<Contract, 'state'>): ContractTurn {
  if (state.kind === 'requested') return { actor: 'payee', until: state.expiresAt };
  return state.kind === 'terminating' ? { actor: 'platform', until: state.endsAt } : null;
}

/** What a side may do now, for buttons. */
export function contractActions(
  { state }: Pick<Contract, 'state'>,
  side: 'payer' | 'payee',
  now: number,
): readonly ('accept' | 'reject' | 'withdraw' | 'terminate')[] {
  if (state.kind === 'active') return ['terminate'];
  if (state.kind !== 'requested' || now >= state.expiresAt) return [];
  return side === 'payee' ? ['accept', 'reject'] : ['withdraw'];
}

/** Nothing follows these states. */
export const isContractOver = ({ state }: Pick<Contract, 'state'>): boolean =>
  state.kind === 'rejected' || state.kind === 'withdrawn' || state.kind === 'expired' || state.kind === 'ended';

/** Its terms settle the period that holds the moment. */
export const isInForce = ({ state, startsAt }: Pick<Contract, 'state' | 'startsAt'>, now: number): boolean =>
  startsAt !== null &&
  startsAt <= now &&
  (state.kind === 'active' || (state.kind === 'terminating' && now < state.endsAt));

/** The time that its terms settle, without an end while none is set; null for one that never begins. */
export function contractSpan({ state, startsAt }: Pick<Contract, 'state' | 'startsAt'>): Span | null {
  if (startsAt === null) return null;
  const to = state.kind === 'terminating' ? state.endsAt : state.kind === 'ended' ? state.at : Number.POSITIVE_INFINITY;
  return to !== null && to > startsAt ? { from: startsAt, to } : null;
}

/** The clock may be read late: the log names the deadline itself. */
function afterClock(contract: Contract, step: ContractStep): ContractAnswer {
  const { state } = contract;
  if (state.kind === 'requested' && step.now >= state.expiresAt) {
    return moved(contract, { kind: 'expired' }, { ...step, now: state.expiresAt });
  }
  if (state.kind === 'terminating' && step.now >= state.endsAt) {
    const { endsAt: at, by, cause } = state;
    return moved(contract, { kind: 'ended', at, by, cause }, { ...step, now: at });
  }
  return refused({ kind: 'wrong-state', state: state.kind });
}

/** Only a contract above may bring a set end forward. */
function afterEnd(
  contract: Contract,
  event: Extract<ContractEvent, { kind: 'terminate' | 'end-by-platform' }>,
  step: ContractStep,
): ContractAnswer {
  const { state } = contract;
  const sooner = state.kind === 'terminating' && event.kind === 'end-by-platform' && event.endsAt < state.endsAt;
  if (state.kind !== 'active' && !sooner) return refused({ kind: 'wrong-state', state: state.kind });
  const cause = event.kind === 'terminate' ? 'terminated' : event.cause;
  return moved(contract, { kind: 'terminating', endsAt: event.endsAt, by: step.by, cause }, step);
}

function moved(contract: Contract, state: ContractState, { by, now }: ContractStep): ContractAnswer {
  const next = { ...contract, state, log: [...contract.log, { at: now, by, state }] };
  return { kind: 'ok', contract: next, turn: contractTurn(next) };
}

const refused = (why: ContractRefusal): ContractAnswer => ({ kind: 'refused', why });
