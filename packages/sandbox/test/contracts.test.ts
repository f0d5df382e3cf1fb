import { contractKinds } from '@baize/domain';
import {
  consolidatedFunds,
  contractDetail,
  contractLog,
  contracts,
  inbox,
  openMessage,
  processDailySalary,
  proposalBasis,
  proposeContract,
  readCurrentContract,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { answer, as, detail, dividend, idOf, propose, requestTo } from './contracts.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

const day = 86_400_000;

test('AGT-11 an agent reads their own contract, what they gave and was given before, and where the running period stands', async () => {
  const { client } = visit({ scenario: 'agent' });
  const read = await client.call(contracts, { kind: 'dividend' });
  expect(read.own?.contract).toMatchObject({ payer: null, version: 1, state: { kind: 'active' } });
  expect(read.own?.contract.terms.tiers).toHaveLength(3);
  expect(read.own?.side).toBe('payee');
  expect(read.given.map(({ payee, contract }) => `${payee.name} ${contract.state.kind}`)).toEqual([
    'cato terminating',
    ...['benna active', 'arlo active', 'demo.sub active'],
  ]);
  expect(read.requests.map(({ payee, side }) => `${payee.name} ${side}`)).toEqual(['demo.sub payer', 'benna payer']);
  expect(read.past.map(({ contract }) => contract.state.kind)).toEqual(['rejected']);
  expect(read.running).toMatchObject({ figures: { kind: 'dividend' }, updatedAt: noon });
  expect(read.running?.settlesAt).toBe((read.running?.to ?? 0) + 30 * 60_000);
  expect(read.rules).toEqual({ digits: 2, carriesLosses: true, timeZone: 'Asia/Karachi', requestDays: 7 });
  expect(read.blocked).toBeNull();
});

const salaries = {
  'hourly-salary': { cycle: 'hourly', tiers: [{ 'valid-bets': '1000', rate: '0.1' }] },
  'realtime-salary': {
    cycle: 'five-minutes',
    tiers: [{ 'single-bet': '100', 'win-rate': '0.1', 'loss-rate': '0.2' }],
  },
} as const;

test('AGT-11 CTR-05 contracts of every kind are in force and can be offered and withdrawn, and a kind that the platform has off is not allowed', async () => {
  const seen = visit({ scenario: 'agent' });
  const { client, sandbox } = seen;
  for (const kind of ['hourly-salary', 'realtime-salary'] as const) {
    const { cycle, tiers } = salaries[kind];
    const sent = await propose(seen, 'benna', { cycle, tiers: [...tiers] }, kind);
    expect((await answer(client, sent, 'withdraw')).contract.state.kind, kind).toBe('withdrawn');
  }
  for (const kind of contractKinds) {
    expect((await client.call(contracts, { kind })).own?.contract.state.kind, kind).toBe('active');
  }
  sandbox.world.settings.hourSalary = false;
  expect(await client.call(consolidatedFunds, {})).toMatchObject({ 'hourly-salary': false, dividend: true });
  expect(await errorOf(client.call(contracts, { kind: 'hourly-salary' }))).toMatchObject({ code: 'not-allowed' });
});

test('AGT-11 FLT-139 a change is read with what it replaces, when it begins and what ends, which has to be typed, and a second answer learns who gave the first', async () => {
  const seen = visit({ scenario: 'contract-requested' });
  const { client } = seen;
  const request = await requestTo(seen);
  const read = await detail(seen, request);
  expect(read.before?.contract.version).toBe(1);
  expect(read.endings.map(({ contract }) => contract.payee.name)).toEqual(['fara', 'gilles']);
  expect(read.endings.map(({ problems }) => problems[0]?.rule)).toEqual(['bound', 'bound']);
  expect(read.beforeEndsAt).toBe(read.startsAt);
  expect(read.periods).toHaveLength(3);
  expect(read.periods.map(({ billed }) => billed !== null)).toEqual([true, true, true]);
  // The payer's limits are hidden from the payee.
  expect(read.bounds).toBeNull();
  const wrong = await errorOf(answer(client, request, 'accept', { endings: 1 }));
  expect(wrong).toMatchObject({ code: 'count-differs', value: { count: 2 } });
  const done = await answer(client, request, 'accept', { endings: 2 });
  const late = await errorOf(answer(client, request, 'reject', { reason: 'No.' }));
  const current = readCurrentContract(late.value);
  expect([late.code, current?.side, current?.contract.log.at(-1)]).toEqual([
    'contract-changed',
    'payee',
    { at: noon, by: 'payee', state: { kind: 'active' } },
  ]);
  expect((await detail(seen, request)).ended.map(({ payee }) => payee.name)).toEqual(['fara', 'gilles']);
  expect(done.contract).toMatchObject({ version: 2, startsAt: read.startsAt, state: { kind: 'active' } });
  const after = await client.call(contracts, { kind: 'dividend' });
  expect(after.own?.contract.state).toMatchObject({ kind: 'terminating', cause: 'replaced' });
  expect(after.next?.contract.id).toBe(request.contract.id);
  expect(after.given.map(({ contract }) => contract.state.kind)).toEqual(['terminating', 'terminating']);
  seen.sandbox.world.clock.step((read.startsAt ?? 0) - noon);
  as(seen, 'demo.sub');
  const later = await client.call(contracts, { kind: 'dividend' });
  expect([later.own?.contract.version, later.next, later.given]).toEqual([2, null, []]);
  const ended = later.past.find(({ contract }) => contract.id === read.endings[0]?.contract.contract.id);
  expect(ended?.contract.log.at(-1)).toMatchObject({ at: read.startsAt, by: 'platform' });
});

test('AGT-11 a proposal is made from limits and periods, is read by both sides, and is answered once', async () => {
  const seen = visit({ scenario: 'agent' });
  const { client } = seen;
  const basis = await client.call(proposalBasis, { account: idOf(seen, 'arlo'), kind: 'dividend' });
  expect(basis.bounds).toMatchObject({ digits: 2, sourceName: null, source: { kind: 'contract', version: 1 } });
  expect(basis.current?.contract.version).toBe(1);
  expect([basis.open, basis.blocked, basis.periods.length >= 3]).toEqual([null, null, true]);
  const sent = await propose(seen, 'arlo');
  expect(sent).toMatchObject({ side: 'payer', contract: { version: 2, state: { expiresAt: noon + 7 * day } } });
  expect((await errorOf(propose(seen, 'arlo'))).code).toBe('request-open');
  as(seen, 'arlo');
  const received = await requestTo(seen);
  expect(received.payerName).toBe('demo.agent');
  const rejected = await answer(client, received, 'reject', { reason: ' Weekly is too often. ' });
  expect(rejected.contract.state).toEqual({ kind: 'rejected', reason: 'Weekly is too often.' });
  const late = await errorOf(answer(client, received, 'accept'));
  expect(late).toMatchObject({ code: 'contract-changed', value: { contract: { state: { kind: 'rejected' } } } });
});

describe('AGT-11 refused', () => {
  test('terms beyond the own contract, with the limit and where it comes from', async () => {
    const seen = visit({ scenario: 'agent' });
    const error = await errorOf(propose(seen, 'arlo', dividend('31', '1000')));
    expect(error).toMatchObject({ code: 'terms-not-allowed', status: 422 });
    expect((error.value as { problems: object[] }).problems).toMatchObject([
      { rule: 'bound', field: 'valid-bets', bound: { limit: '2000' } },
      { rule: 'bound', field: 'rate', bound: { limit: '30', source: { kind: 'contract' } } },
    ]);
  });

  test('an agent whose own contract is missing or waits for an answer', async () => {
    const seen = visit({ scenario: 'agent' });
    as(seen, 'arlo');
    expect((await errorOf(propose(seen, 'jorun', dividend('1'), 'daily-salary'))).code).toBe('own-contract-needed');
    expect((await seen.client.call(contracts, { kind: 'daily-salary' })).blocked).toBe('no-contract');
    as(seen, 'demo.sub');
    expect((await errorOf(propose(seen, 'hana', dividend('1')))).code).toBe('own-contract-needed');
    expect((await seen.client.call(contracts, { kind: 'dividend' })).blocked).toBe('change-waiting');
  });

  test('somebody who is no direct downline, as if they did not exist', async () => {
    const seen = visit({ scenario: 'agent' });
    const to = (account: string) => seen.client.call(proposeContract, { account, kind: 'dividend', ...dividend('20') });
    const refusals = await Promise.all(
      [idOf(seen, 'fara'), idOf(seen, 'demo.vip'), 'nobody'].map((account) => errorOf(to(account))),
    );
    expect(refusals.map(({ code, status }) => `${code} ${status}`)).toEqual(Array(3).fill('not-found 404'));
    expect(new Set(refusals.map(({ message }) => message)).size).toBe(1);
  });

  test('a contract of others, of another kind, or that does not exist', async () => {
    const seen = visit({ scenario: 'contract-requested' });
    const { client } = seen;
    const request = await requestTo(seen);
    as(seen, 'arlo');
    expect((await errorOf(detail(seen, request))).code).toBe('not-found');
    expect((await errorOf(answer(client, request, 'accept'))).code).toBe('not-found');
    expect((await errorOf(client.call(contractDetail, { contract: 'C999999' }))).code).toBe('not-found');
    as(seen, 'demo.sub');
    const other = { contract: request.contract.id, action: 'accept' as const, seen: 1 };
    expect((await errorOf(client.call(processDailySalary, other))).code).toBe('not-found');
  });

  test('what the other side does, an answer too late, and a rejection without a reason', async () => {
    const seen = visit({ scenario: 'contract-requested' });
    const { client, sandbox } = seen;
    const request = await requestTo(seen);
    expect((await errorOf(answer(client, request, 'withdraw'))).code).toBe('not-allowed');
    expect((await errorOf(answer(client, request, 'reject'))).code).toBe('validation-failed');
    expect((await errorOf(answer(client, request, 'accept', { seen: 2 }))).code).toBe('contract-changed');
    sandbox.world.clock.step(6 * day);
    as(seen, 'demo.sub');
    const late = await errorOf(answer(client, request, 'accept', { endings: 2 }));
    expect(late).toMatchObject({ code: 'request-expired', value: { contract: { state: { kind: 'expired' } } } });
  });

  test('FLT-041 a page that is behind, told what happened meanwhile', async () => {
    const seen = visit({ scenario: 'contract-stale' });
    const request = await requestTo(seen);
    const error = await errorOf(answer(seen.client, request, 'accept', { endings: 2 }));
    expect(error).toMatchObject({ code: 'contract-changed', value: { contract: { state: { kind: 'withdrawn' } } } });
  });
});

test('AGT-13 a player finds a request in the messages and answers it there', async () => {
  const seen = visit({ scenario: 'contract-player-requested' });
  const { client } = seen;
  const { messages, unread } = await client.call(inbox, {});
  const letter = messages.find(({ kind }) => kind === 'contract');
  expect([letter?.read, unread]).toEqual([false, 3]);
  const { contractId, content } = await client.call(openMessage, { messageId: letter?.id ?? '' });
  expect(content).toContain('contract');
  const read = await client.call(contractDetail, { contract: contractId ?? '' });
  expect(read.contract).toMatchObject({ side: 'payee', payerName: 'demo.agent', note: 'For every day you play.' });
  expect([read.before, read.endings, read.periods.length]).toEqual([null, [], 3]);
  const accepted = await answer(client, read.contract, 'accept');
  expect(accepted.contract.state.kind).toBe('active');
  as(seen, 'demo.agent');
  await propose(
    seen,
    'demo.new',
    { cycle: 'daily', tiers: [{ 'valid-bets': '1000', 'active-members': '1', rate: '0.2' }] },
    'daily-salary',
  );
  const account = seen.sandbox.world.accounts.find('demo.new');
  expect(account && seen.sandbox.world.messages.of(account)[0]).toMatchObject({ kind: 'contract', read: false });
});

test('AGT-11 the log says who did what when, the platform included, and either side may end a contract with its period', async () => {
  const seen = visit({ scenario: 'agent' });
  const { client } = seen;
  const { entries } = await client.call(contractLog, { kind: 'daily-salary', pageSize: 100 });
  const moments = entries.map(({ at }) => at ?? Number.NaN);
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
  const told = entries.map(({ by, step, contract: { contract } }) => `${by} ${contract.log[step]?.state.kind}`);
  expect(told).toEqual(
    expect.arrayContaining([
      'null expired',
      'demo.agent withdrawn',
      'benna terminating',
      'null ended',
      'null requested',
    ]),
  );
  const { own, given } = await client.call(contracts, { kind: 'daily-salary' });
  const mine = await client.call(contractDetail, { contract: own?.contract.id ?? '' });
  expect(mine.endings.map(({ contract }) => contract.payee.name)).toEqual(given.map(({ payee }) => payee.name));
  const [first] = given;
  if (!first) throw new Error('nothing given');
  const ending = await answer(client, first, 'terminate');
  expect(ending.contract.state).toMatchObject({ kind: 'terminating', by: 'payer', cause: 'terminated' });
});
