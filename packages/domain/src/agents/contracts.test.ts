import { expect, test } from 'vitest';
import { activeContract, actOnContract, type BookRules, proposeContract, tickContracts } from './contractBook.ts';
import { contractEndings } from './contractEndings.ts';
import {
  type Contract,
  type ContractEvent,
  type ContractStep,
  contractActions,
  contractSpan,
  contractTurn,
  isContractOver,
  isInForce,
  requestContract,
  requestLifeMs,
  stepContract,
} from './contracts.ts';
import type { ContractTerms } from './contractTerms.ts';
import { dividendTerms, dividendTier } from './contractTestData.ts';

const now = Date.parse('2024-11-07T18:20:00Z');
const day = 86_400_000;
const half = Date.parse('2024-11-16T00:00:00Z');
const terms = dividendTerms([['60000', '4000', '12', '10']]);
const request = requestContract({ id: 'c', payer: 'orchid', payee: 'rania', terms, version: 1 }, now);
const by = (side: ContractStep['by'], at = now, seen = 1): ContractStep => ({ by: side, now: at, seen });
const accept: ContractEvent = { kind: 'accept', startsAt: half };

function follow(contract: Contract, event: ContractEvent, step: ContractStep): Contract {
  const answer = stepContract(contract, event, step);
  if (answer.kind !== 'ok') throw new Error(answer.why.kind);
  return answer.contract;
}

test('AGT-11 a request waits for the payee for seven days, and the log says who did what', () => {
  expect(contractTurn(request)).toEqual({ actor: 'payee', until: now + 7 * day });
  const active = follow(request, accept, by('payee'));
  expect(active).toMatchObject({ state: { kind: 'active' }, startsAt: half });
  expect(active.log.map(({ by: who, state }) => [who, state.kind])).toEqual([
    ['payer', 'requested'],
    ['payee', 'active'],
  ]);
  expect(contractTurn(active)).toBeNull();
  expect([isInForce(active, now), isInForce(active, half)]).toEqual([false, true]);
  const ending = follow(active, { kind: 'terminate', endsAt: half + day }, by('payer', half, 2));
  expect(contractTurn(ending)).toEqual({ actor: 'platform', until: half + day });
  expect([isInForce(ending, half), isInForce(ending, half + day)]).toEqual([true, false]);
  const ended = follow(ending, { kind: 'clock' }, by('platform', half + day, 3));
  expect(ended.state).toEqual({ kind: 'ended', at: half + day, by: 'payer', cause: 'terminated' });
  expect(isContractOver(ended)).toBe(true);
});

test('AGT-11 a clock that is read late logs the deadline, and a contract settles from its beginning to its end', () => {
  const expired = follow(request, { kind: 'clock' }, by('platform', now + 30 * day));
  expect(expired.log.at(-1)).toEqual({ at: now + 7 * day, by: 'platform', state: { kind: 'expired' } });
  const active = follow(request, accept, by('payee'));
  expect([contractSpan(request), contractSpan(active)]).toEqual([null, { from: half, to: Number.POSITIVE_INFINITY }]);
  const end = (endsAt: number) => follow(active, { kind: 'terminate', endsAt }, by('payer', half, 2));
  expect(contractSpan(end(half))).toBeNull();
  const ended = follow(end(half + day), { kind: 'clock' }, by('platform', half + 9 * day, 3));
  expect([ended.log.at(-1)?.at, contractSpan(ended)]).toEqual([half + day, { from: half, to: half + day }]);
});

test.each([
  ['a stale page', accept, by('payee', now, 0), { kind: 'stale' }],
  ['the payer accepting', accept, by('payer'), { kind: 'not-yours' }],
  ['the payee withdrawing', { kind: 'withdraw' }, by('payee'), { kind: 'not-yours' }],
  ['a side playing the clock', { kind: 'clock' }, by('payer', now + requestLifeMs), { kind: 'not-yours' }],
  ['an answer too late', accept, by('payee', now + requestLifeMs), { kind: 'expired', at: now + requestLifeMs }],
  ['no reason', { kind: 'reject', reason: '  ' }, by('payee'), { kind: 'reason', least: 1, most: 200 }],
  ['a long reason', { kind: 'reject', reason: 'x'.repeat(201) }, by('payee'), { kind: 'reason', least: 1, most: 200 }],
  ['ending a request', { kind: 'terminate', endsAt: half }, by('payee'), { kind: 'wrong-state', state: 'requested' }],
  ['the clock too early', { kind: 'clock' }, by('platform'), { kind: 'wrong-state', state: 'requested' }],
] as const)('AGT-11 refused: %s', (_, event, step, why) => {
  expect(stepContract(request, event, step)).toEqual({ kind: 'refused', why });
});

test('AGT-11 AGT-13 each side has its own actions, and an answered request has none', () => {
  expect(contractActions(request, 'payee', now)).toEqual(['accept', 'reject']);
  expect(contractActions(request, 'payer', now)).toEqual(['withdraw']);
  expect(contractActions(request, 'payee', now + requestLifeMs)).toEqual([]);
  expect(contractActions(follow(request, accept, by('payee')), 'payer', now)).toEqual(['terminate']);
  const rejected = follow(request, { kind: 'reject', reason: ' I want it weekly ' }, by('payee'));
  expect(rejected.state).toEqual({ kind: 'rejected', reason: 'I want it weekly' });
  expect(contractActions(rejected, 'payer', now)).toEqual([]);
  expect(stepContract(rejected, accept, by('payee', now, 2))).toMatchObject({ why: { kind: 'wrong-state' } });
  expect(follow(request, { kind: 'clock' }, by('platform', now + requestLifeMs)).state.kind).toBe('expired');
});

const uplines: Readonly<Record<string, string | null>> = { rania: null, meilin: 'rania', kai: 'rania', omar: 'meilin' };
const rules: BookRules = {
  timeZone: 'UTC',
  digits: 2,
  requestMs: requestLifeMs,
  uplineOf: (account) => uplines[account] ?? null,
  platformTiers: () => [dividendTier('0', '0', '0', '40')],
};

function agreed(...all: readonly (readonly [payee: string, terms: ContractTerms])[]): readonly Contract[] {
  return all.reduce<readonly Contract[]>((book, [payee, proposed], place) => {
    const id = `c${place}`;
    const asked = proposeContract(book, { id, payer: rules.uplineOf(payee), payee, terms: proposed }, now, rules);
    if (asked.kind !== 'ok') throw new Error(asked.why.kind);
    const answer = actOnContract(
      asked.book,
      id,
      { kind: 'accept', endings: 0 },
      { account: payee, now, seen: 1 },
      rules,
    );
    if (answer.kind !== 'ok') throw new Error(answer.why.kind);
    return answer.book;
  }, []);
}

const book = agreed(
  ['rania', terms],
  ['meilin', dividendTerms([['60000', '4000', '12', '8']])],
  ['kai', dividendTerms([['95000', '4000', '20', '5']])],
  ['omar', dividendTerms([['100000', '4000', '30', '5']])],
);
const harder = dividendTerms([['90000', '4000', '20', '15']]);

test('AGT-11 accepting a change ends the old version and what no longer fits, at one moment and by the number typed', () => {
  const asked = proposeContract(book, { id: 'v2', payer: null, payee: 'rania', terms: harder }, now, rules);
  if (asked.kind !== 'ok') throw new Error(asked.why.kind);
  expect(asked.contract.version).toBe(2);
  const listed = contractEndings(book, asked.contract, { kind: 'dividend', terms: harder, endsAt: half }, 2);
  expect(listed.map(({ contract, problems }) => [contract.payee, problems.length])).toEqual([
    ['meilin', 2],
    ['omar', 0],
  ]);
  const answer = (endings: number) =>
    actOnContract(asked.book, 'v2', { kind: 'accept', endings }, { account: 'rania', now, seen: 1 }, rules);
  expect(answer(3)).toEqual({ kind: 'refused', why: { kind: 'count', count: 2 } });
  const done = answer(2);
  if (done.kind !== 'ok') throw new Error(done.why.kind);
  const states = done.book.map(({ id, state }) => [id, state.kind, state.kind === 'terminating' && state.cause]);
  expect(states).toEqual([
    ['c0', 'terminating', 'replaced'],
    ['c1', 'terminating', 'contract-above'],
    ['c2', 'active', false],
    ['c3', 'terminating', 'contract-above'],
    ['v2', 'active', false],
  ]);
  expect(done.contract.startsAt).toBe(half);
  expect(activeContract(done.book, null, 'rania', 'dividend')?.id).toBe('v2');
  const later = tickContracts(done.book, half);
  expect(later.filter(({ state }) => state.kind === 'ended').map(({ id }) => id)).toEqual(['c0', 'c1', 'c3']);
});

test('AGT-11 ending a contract ends all that rest on it', () => {
  const end = (endings: number) =>
    actOnContract(book, 'c0', { kind: 'terminate', endings }, { account: 'rania', now, seen: 2 }, rules);
  expect(end(0)).toEqual({ kind: 'refused', why: { kind: 'count', count: 3 } });
  const done = end(3);
  expect(done.kind === 'ok' && done.book.every(({ state }) => state.kind === 'terminating')).toBe(true);
});

test('AGT-11 only the direct upline proposes, once, within a contract of their own that waits for no answer', () => {
  const propose = (payer: string | null, payee: string, from: readonly Contract[] = book, proposed = harder) =>
    proposeContract(from, { id: 'x', payer, payee, terms: proposed }, now, rules);
  expect(propose('rania', 'omar')).toEqual({ kind: 'refused', why: { kind: 'not-direct' } });
  expect(propose('meilin', 'omar', [])).toEqual({ kind: 'refused', why: { kind: 'own-contract', state: 'none' } });
  expect(propose('rania', 'kai')).toMatchObject({
    why: { kind: 'terms', problems: [{ rule: 'bound', field: 'rate' }] },
  });
  const first = propose(null, 'rania');
  if (first.kind !== 'ok') throw new Error(first.why.kind);
  expect(propose(null, 'rania', first.book)).toEqual({ kind: 'refused', why: { kind: 'request-open', id: 'x' } });
  expect(propose('rania', 'kai', first.book, terms)).toEqual({
    kind: 'refused',
    why: { kind: 'own-contract', state: 'requested' },
  });
});

test('AGT-11 a contract of others answers like one that does not exist', () => {
  const act = (id: string) =>
    actOnContract(book, id, { kind: 'terminate', endings: 0 }, { account: 'kai', now, seen: 2 }, rules);
  expect(act('c1')).toEqual(act('nothing'));
  expect(act('c1')).toEqual({ kind: 'refused', why: { kind: 'unknown' } });
});

test('AGT-11 a proposal that the payer\u2019s own contract has outgrown cannot be accepted any more', () => {
  const offered = dividendTerms([['60000', '4000', '12', '9']]);
  const asked = proposeContract(book, { id: 'k2', payer: 'rania', payee: 'kai', terms: offered }, now, rules);
  if (asked.kind !== 'ok') throw new Error(asked.why.kind);
  const change = proposeContract(asked.book, { id: 'v2', payer: null, payee: 'rania', terms: harder }, now, rules);
  if (change.kind !== 'ok') throw new Error(change.why.kind);
  const at = { now, seen: 1 };
  const done = actOnContract(change.book, 'v2', { kind: 'accept', endings: 2 }, { account: 'rania', ...at }, rules);
  if (done.kind !== 'ok') throw new Error(done.why.kind);
  const late = actOnContract(done.book, 'k2', { kind: 'accept', endings: 0 }, { account: 'kai', ...at }, rules);
  expect(late).toMatchObject({
    why: { kind: 'terms', problems: [{ field: 'valid-bets' }, { field: 'active-members' }] },
  });
});
