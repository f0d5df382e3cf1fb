import type { Span } from '../base/calendar.ts';
import { textLength } from '../base/textLength.ts';
import type { ContractTerms } from './contractTerms.ts';

export type ContractActor = 'payer' | 'payee' | 'platform';

/** Cause of an ending: requested by a side, replaced by newer terms, or no longer allowed by the contract above. */
export type EndCause = 'terminated' | 'replaced' | 'contract-above';

/**
 * `terminating` remains in force until `endsAt`. Times are ms; null if the platform does not report the end (FLT-087).
 * Source: AGT-11.
 */
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
  state: ContractState;
}

/** Agreed or proposed terms between two accounts; each change is a new contract with the next version. */
export interface Contract {
  id: string;
  payer: string | null;
  payee: string;
  terms: ContractTerms;
  version: number;
  /** Start of the first period; null until accepted. */
  startsAt: number | null;
  state: ContractState;
  /** Never empty; its last entry led to the current state. */
  log: readonly ContractLogEntry[];
}

export type ContractBook = readonly Contract[];

export type ContractEvent =
  | { kind: 'accept'; startsAt: number }
  | { kind: 'reject'; reason: string }
  | { kind: 'withdraw' }
  | { kind: 'terminate'; endsAt: number }
  | { kind: 'end-by-platform'; endsAt: number; cause: Exclude<EndCause, 'terminated'> }
  | { kind: 'clock' };

export interface ContractStep {
  by: ContractActor;
  now: number;
  /** Number of log entries the client saw; any other number means a stale page. */
  seen: number;
}

/** Actor and deadline; null if no action is due. */
export type ContractTurn = { actor: ContractActor; until: number } | null;

export type ContractRefusal =
  | { kind: 'stale' }
  | { kind: 'not-yours' }
  | { kind: 'wrong-state'; state: ContractState['kind'] }
  | { kind: 'expired'; at: number }
  | { kind: 'reason'; least: number; most: number };

export type ContractAnswer =
  | { kind: 'ok'; contract: Contract; turn: ContractTurn }
  | { kind: 'refused'; why: ContractRefusal };

/** Default lifetime of a request, seven days; platforms may set another. Source: AGT-11. */
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

/** Returns the next state of a contract with its log, or the first reason for refusal. Source: AGT-11. */
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

export function requestContract(
  contract: Omit<Contract, 'state' | 'log' | 'startsAt'>,
  now: number,
  lifeMs = requestLifeMs,
): Contract {
  const state: ContractState = { kind: 'requested', expiresAt: now + lifeMs };
  return { ...contract, startsAt: null, state, log: [{ at: now, by: 'payer', state }] };
}

export function contractTurn({ state }: Pick<Contract, 'state'>): ContractTurn {
  if (state.kind === 'requested') return { actor: 'payee', until: state.expiresAt };
  return state.kind === 'terminating' ? { actor: 'platform', until: state.endsAt } : null;
}

export function contractActions(
  { state }: Pick<Contract, 'state'>,
  side: 'payer' | 'payee',
  now: number,
): readonly ('accept' | 'reject' | 'withdraw' | 'terminate')[] {
  if (state.kind === 'active') return ['terminate'];
  if (state.kind !== 'requested' || now >= state.expiresAt) return [];
  return side === 'payee' ? ['accept', 'reject'] : ['withdraw'];
}

export const isContractOver = ({ state }: Pick<Contract, 'state'>): boolean =>
  state.kind === 'rejected' || state.kind === 'withdrawn' || state.kind === 'expired' || state.kind === 'ended';

/** Reports whether its terms settle the period containing `now`. */
export const isInForce = ({ state, startsAt }: Pick<Contract, 'state' | 'startsAt'>, now: number): boolean =>
  startsAt !== null &&
  startsAt <= now &&
  (state.kind === 'active' || (state.kind === 'terminating' && now < state.endsAt));

/** Returns the time settled by its terms, open-ended until an end is set; null if it never begins. */
export function contractSpan({ state, startsAt }: Pick<Contract, 'state' | 'startsAt'>): Span | null {
  if (startsAt === null) return null;
  const to = state.kind === 'terminating' ? state.endsAt : state.kind === 'ended' ? state.at : Number.POSITIVE_INFINITY;
  return to !== null && to > startsAt ? { from: startsAt, to } : null;
}

/** The clock may run late, so the log records the deadline itself. */
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

/** Only the contract above may bring an agreed end forward. */
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
