import type { BookAnswer, BookEvent, BookRefusal, Contract, ContractKind } from '@baize/domain';
import {
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealtimeSalary,
  proposeContract,
  type RequestOf,
} from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { contractWire, notFound, requireDirect, requireKind } from './contractWire.ts';

export const contractAnswerRoutes = [
  answer(proposeContract, ({ account: id, kind, cycle, tiers, note }, call) => {
    requireKind(call, kind);
    const payee = requireDirect(id, call);
    const { world, account } = call;
    const terms = { kind, cycle, tiers };
    const done = world.contracts().service.propose({ payer: account.username, payee, terms, note });
    if (done.kind === 'refused') throw refusalOf(done.why, null, call);
    world.contracts().announce(done.contract);
    return contractWire(done.contract, call);
  }),

  answer(processDividend, (input, call) => processed('dividend', input, call)),
  answer(processDailySalary, (input, call) => processed('daily-salary', input, call)),
  answer(processHourlySalary, (input, call) => processed('hourly-salary', input, call)),
  answer(processRealtimeSalary, (input, call) => processed('realtime-salary', input, call)),
];

type Answer = RequestOf<typeof processDividend>;

function processed(
  kind: ContractKind,
  { contractId, action, reason = '', endings = 0, version }: Answer,
  call: SignedCall,
) {
  requireKind(call, kind);
  const { service } = call.world.contracts();
  const { username } = call.account;
  const contract = service.find(username, contractId);
  if (!contract || contract.terms.kind !== kind) throw notFound();
  if (call.world.settings.othersAnswerFirst) answerFirst(contract, username, call);
  const event: BookEvent =
    action === 'reject'
      ? { kind: action, reason }
      : action === 'withdraw'
        ? { kind: action }
        : { kind: action, endings };
  const done: BookAnswer = service.act({ account: username, id: contractId, event, seen: version });
  if (done.kind === 'refused') throw refusalOf(done.why, service.find(username, contractId), call);
  return contractWire(done.contract, call);
}

/** Lets the other side act first: takes a request back or rejects it, and ends a contract in force. */
function answerFirst(contract: Contract, username: string, { world }: SignedCall): void {
  const { service } = world.contracts();
  const isPayee = contract.payee === username;
  const account = isPayee ? contract.payer : contract.payee;
  const act = { account, id: contract.id, seen: contract.log.length };
  if (contract.state.kind === 'active') {
    const endings = service.termination(contract).endings.length;
    service.act({ ...act, event: { kind: 'terminate', endings } });
  } else {
    service.act({ ...act, event: isPayee ? { kind: 'withdraw' } : { kind: 'reject', reason: 'Not now.' } });
  }
}

/** Returns the refusal for the response, with the current contract for a page that is behind. */
function refusalOf(why: BookRefusal, contract: Contract | null, call: SignedCall): Refusal {
  const value = contract && contractWire(contract, call);
  switch (why.kind) {
    case 'unknown':
    case 'not-direct':
      return notFound();
    case 'not-yours':
      return new Refusal('not-allowed', { status: 403, message: 'the other side does that' });
    case 'stale':
    case 'wrong-state':
      if (contract?.state.kind === 'expired') return expired(value);
      return new Refusal('contract-changed', { status: 409, message: 'answered or changed meanwhile', value });
    case 'expired':
      return expired(value);
    case 'reason':
      return new Refusal('validation-failed', {
        status: 422,
        message: 'a reason is needed',
        value: { fields: { reason: 'length' } },
      });
    case 'request-open':
      return new Refusal('request-open', {
        status: 409,
        message: 'a request waits already',
        value: { contractId: why.id },
      });
    case 'own-contract':
      return new Refusal('own-contract-needed', {
        status: 409,
        message: 'the own contract comes first',
        value: { state: why.state },
      });
    case 'terms':
      return new Refusal('terms-not-allowed', {
        status: 422,
        message: 'against the rules',
        value: { problems: why.problems },
      });
    case 'count':
      return new Refusal('count-differs', { status: 422, message: 'another number ends', value: { count: why.count } });
  }
}

const expired = (value: unknown) =>
  new Refusal('request-expired', { status: 409, message: 'not answered in time', value });
