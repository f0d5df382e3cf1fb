import { addAmounts, type BillState, contractKinds, settle, subtractAmounts, toMinor } from '@baize/domain';
import {
  billDetail,
  billFilters,
  bills,
  collectBill,
  contractDetail,
  denyBill,
  type InputOf,
  type NamedBill,
  objectToBill,
  payBill,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../src/scenarios.ts';
import { as } from './contracts.fixture.ts';
import { keyed, password } from './points.fixture.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

const day = 86_400_000;
const ever = { from: noon - 90 * day, to: noon + day };

const read = ({ client }: Visit, more: Partial<InputOf<typeof bills>> = {}) =>
  client.call(bills, { ...ever, pageSize: 100, ...more });

async function one(seen: Visit, status: BillState['kind'], side: 'pay' | 'collect', fits = (_: NamedBill) => true) {
  const found = (await read(seen, { status, side })).bills.find(fits);
  if (!found) throw new Error(`no ${status} bill to ${side}`);
  return found;
}

const agreed = ({ bill }: NamedBill) => ({ bill: bill.id, seen: bill.log.length });
const pay = ({ client }: Visit, named: NamedBill, typed = password) =>
  client.call(payBill, { ...agreed(named), amount: named.bill.amount, paymentPassword: typed }, keyed());
const collect = ({ client }: Visit, named: NamedBill, amount = named.bill.amount) =>
  client.call(collectBill, { ...agreed(named), amount }, keyed());
const held = ({ sandbox }: Visit, username: string) => sandbox.world.ledger().balance(username);
const minor = (amount: string) => toMinor(amount, 2) ?? -1n;

test('AGT-11 an agent has bills in every state, those that wait for them first, each kind among them', async () => {
  const seen = visit({ scenario: 'agent' });
  const states = new Set<string>();
  for (const status of billFilters) {
    const { bills: found } = await read(seen, { status });
    for (const { bill } of found) states.add(bill.state.kind);
  }
  expect([...states].sort()).toEqual([...billFilters].sort());
  const { bills: first, due } = await read(seen, { kind: 'dividend' });
  const open = first.map(({ bill, side }) => bill.state.kind === 'awaiting-approval' && side === 'payer');
  expect(open.lastIndexOf(true)).toBe(due.pay - 1);
  expect(new Set((await read(seen)).bills.map(({ kind }) => kind)).size).toBeGreaterThan(2);
});

test('AGT-11 a bill opens into the figures it was settled from, and they bring its amount', async () => {
  const seen = visit({ scenario: 'agent' });
  for (const kind of contractKinds) {
    const { bills: found } = await read(seen, { kind });
    for (const { bill } of found.slice(0, 12)) {
      const opened = await seen.client.call(billDetail, { bill: bill.id });
      const settled = settle(opened.terms, opened.figures, opened.rules);
      expect(settled?.amount, bill.id).toBe(bill.amount);
      const shares = settled?.lines.flatMap((line) => (line.kind === 'share' ? [line.amount] : [])) ?? [];
      expect(minor(addAmounts(...shares) ?? '')).toBe(minor(bill.amount));
    }
  }
});

test('AGT-12 the figures of a period are the sums of the team’s bets, and what was left over lowers the next', async () => {
  const seen = visit({ scenario: 'agent' });
  const { team } = seen.sandbox.world.contracts();
  const { bills: found } = await read(seen, { kind: 'dividend', side: 'pay' });
  let carried = 0;
  for (const { bill, from, to, payee } of found) {
    const { figures, betCount, previous } = await seen.client.call(billDetail, { bill: bill.id });
    if (figures.kind !== 'dividend') throw new Error('another kind');
    const bets = team.bets(payee.name, { from, to });
    expect(betCount).toBe(bets.length);
    expect(minor(figures.validBets)).toBe(bets.reduce((sum, { valid }) => sum + valid, 0n));
    const earlier = previous?.period.figures;
    if (previous?.period.to !== from || earlier?.kind !== 'dividend') continue;
    const { terms, rules } = await seen.client.call(billDetail, { bill: previous.billId ?? '' });
    expect(settle(terms, earlier, rules)?.carriedOut).toBe(figures.carriedIn);
    if (figures.carriedIn !== '0.00') carried += 1;
  }
  expect(carried).toBeGreaterThan(0);
});

test('AGT-11 FLT-027 a bill that is paid leaves the payer’s wallet once and waits to be collected, in parts or whole', async () => {
  const seen = visit({ scenario: 'bill-awaiting-approval' });
  const named = await one(seen, 'awaiting-approval', 'pay', ({ payee, short }) => payee.name === 'demo.sub' && !short);
  const [payer, payee] = [held(seen, 'demo.agent'), held(seen, 'demo.sub')];
  const key = keyed();
  const press = () =>
    seen.client.call(payBill, { ...agreed(named), amount: named.bill.amount, paymentPassword: password }, key);
  const paid = await press();
  expect(await press()).toEqual(paid);
  expect(paid.bill.state.kind).toBe('awaiting-collection');
  expect(payer - held(seen, 'demo.agent')).toBe(minor(named.bill.amount));
  as(seen, 'demo.sub');
  const waiting = await one(seen, 'awaiting-collection', 'collect', ({ bill }) => bill.id === named.bill.id);
  const part = await collect(seen, waiting, '1.00');
  expect(part.bill.state).toMatchObject({ kind: 'partly-collected', collected: '1' });
  const rest = subtractAmounts(named.bill.amount, '1.00') ?? '';
  expect((await collect(seen, part, rest)).bill.state.kind).toBe('paid');
  expect(held(seen, 'demo.sub') - payee).toBe(minor(named.bill.amount));
});

test('AGT-11 what the platform pays comes from the platform, and what is not collected in time goes back to the payer', async () => {
  const seen = visit({ scenario: 'agent' });
  const own = await one(seen, 'awaiting-collection', 'collect', ({ payerName }) => payerName === null);
  const before = held(seen, 'demo.agent');
  await collect(seen, own);
  expect(held(seen, 'demo.agent') - before).toBe(minor(own.bill.amount));
  const given = await one(seen, 'partly-collected', 'pay');
  const { collected } = given.bill.state as Extract<BillState, { kind: 'partly-collected' }>;
  seen.sandbox.world.clock.step(15 * day);
  as(seen, 'demo.agent');
  const expired = await seen.client.call(billDetail, { bill: given.bill.id });
  expect(expired.bill.bill.state).toEqual({ kind: 'expired', collected });
  const posted = seen.sandbox.world
    .ledger()
    .entries('demo.agent')
    .filter(({ reference }) => reference === given.bill.id);
  expect(posted.reduce((sum, { amount }) => sum + amount, 0n)).toBe(-minor(collected));
});

test('AGT-11 a payer who is short reads what is missing and the payee only that it is so', async () => {
  const seen = visit({ scenario: 'bill-short' });
  const { bills: open, available } = await read(seen, { status: 'awaiting-approval', side: 'pay' });
  const short = open.filter((each) => each.short);
  expect(short).toHaveLength(1);
  const [named] = short;
  if (!named) throw new Error('not short');
  expect(named.missing).toBe(subtractAmounts(named.bill.amount, available));
  expect(await errorOf(pay(seen, named))).toMatchObject({ code: 'wallet-short', value: { missing: named.missing } });
  as(seen, named.payee.name);
  const theirs = await one(seen, 'awaiting-approval', 'collect', ({ bill }) => bill.id === named.bill.id);
  expect(theirs).toMatchObject({ short: true, missing: null });
  expect((await read(seen)).available).not.toBe(available);
});

test('AGT-11 a bill is denied with a reason, objected to, and decided by the platform', async () => {
  const seen = visit({ scenario: 'agent' });
  const { client, sandbox } = seen;
  const named = await one(seen, 'awaiting-approval', 'pay', ({ payee }) => payee.name === 'demo.sub');
  const denied = await client.call(denyBill, { ...agreed(named), reason: 'Two of these bets are void.' });
  expect(denied.bill.state).toMatchObject({ kind: 'denied', by: 'payer', reason: 'Two of these bets are void.' });
  as(seen, 'demo.sub');
  const objected = await client.call(objectToBill, { ...agreed(denied), reason: 'They were settled.' });
  expect(objected.bill.state).toMatchObject({ kind: 'objected', until: noon + day });
  sandbox.world.clock.step(day);
  as(seen, 'demo.agent');
  const again = await one(seen, 'awaiting-approval', 'pay', ({ bill }) => bill.id === named.bill.id);
  expect((await errorOf(client.call(denyBill, { ...agreed(again), reason: 'No.' }))).code).toBe('bill-changed');
  sandbox.play('bill-denied+money-turned-down');
  as(seen, 'demo.sub');
  expect((await read(seen)).bills.length).toBeGreaterThan(0);
});

describe('AGT-11 refused', () => {
  test('a bill of others, as if it did not exist', async () => {
    const seen = visit({ scenario: 'agent' });
    const named = await one(seen, 'awaiting-approval', 'pay', ({ payee }) => payee.name === 'demo.sub');
    as(seen, 'arlo');
    const { client } = seen;
    for (const call of [
      () => client.call(billDetail, { bill: named.bill.id }),
      () => client.call(billDetail, { bill: 'none' }),
      () => pay(seen, named),
      () => collect(seen, named),
      () => client.call(denyBill, { ...agreed(named), reason: 'no' }),
      () => client.call(objectToBill, { ...agreed(named), reason: 'no' }),
    ]) {
      expect(await errorOf(call())).toMatchObject({ code: 'not-found', status: 404 });
    }
  });

  test('a stale page, another amount, the other side, and a reason of spaces', async () => {
    const seen = visit({ scenario: 'agent' });
    const { client } = seen;
    const named = await one(seen, 'awaiting-approval', 'pay', ({ short }) => !short);
    const stale = { ...named, bill: { ...named.bill, log: named.bill.log.slice(1) } };
    expect(await errorOf(pay(seen, stale))).toMatchObject({
      code: 'bill-changed',
      value: { bill: { id: named.bill.id } },
    });
    expect((await errorOf(pay(seen, { ...named, bill: { ...named.bill, amount: '0.01' } }))).code).toBe('bill-changed');
    expect((await errorOf(collect(seen, named))).code).toBe('not-allowed');
    expect((await errorOf(client.call(denyBill, { ...agreed(named), reason: ' ' }))).code).toBe('validation-failed');
    const due = await one(seen, 'awaiting-collection', 'collect');
    for (const amount of ['0', '0.001', addAmounts(due.bill.amount, '0.01') ?? '']) {
      expect((await errorOf(collect(seen, due, amount))).code, amount).toBe('validation-failed');
    }
  });

  test('a wrong payment password, with how many tries are left', async () => {
    const seen = visit({ scenario: 'agent' });
    const named = await one(seen, 'awaiting-approval', 'pay', ({ short }) => !short);
    const error = await errorOf(pay(seen, named, '000000'));
    expect(error).toMatchObject({ code: 'payment-password-wrong', value: { left: 4 } });
    as(seen, 'benna');
    expect((await read(seen)).hasPassword).toBe(false);
  });

  test('what is collected or objected to too late', async () => {
    const seen = visit({ scenario: 'agent' });
    const { client, sandbox } = seen;
    as(seen, 'demo.sub');
    const denied = await one(seen, 'denied', 'collect');
    const due = await one(seen, 'awaiting-collection', 'collect');
    const { until } = due.bill.state as Extract<BillState, { kind: 'awaiting-collection' }>;
    sandbox.world.clock.step(until - noon);
    as(seen, 'demo.sub');
    const late = await client.call(billDetail, { bill: due.bill.id });
    expect((await errorOf(collect(seen, due))).code).toBe('bill-expired');
    expect((await errorOf(collect(seen, late.bill))).code).toBe('bill-expired');
    const final = await client.call(billDetail, { bill: denied.bill.id });
    expect(final.bill.bill.state.kind).toBe('denied-finally');
    const object = client.call(objectToBill, { ...agreed(final.bill), reason: 'no' });
    expect((await errorOf(object)).code).toBe('bill-expired');
  });

  test('more than may be paid for bills within a day', async () => {
    const seen = visit({ scenario: 'agent' });
    const named = await one(seen, 'awaiting-approval', 'pay', ({ short }) => !short);
    seen.sandbox.world.settings.billsPerDay = 0;
    expect(await errorOf(pay(seen, named))).toMatchObject({ code: 'limit-reached', value: { left: '0.00' } });
    expect((await one(seen, 'awaiting-approval', 'pay', ({ bill }) => bill.id === named.bill.id)).bill).toEqual(
      named.bill,
    );
  });
});

test('AGT-12 the clock settles what has ended: an hour, a day, and five minutes in which something was bet', async () => {
  const seen = visit({ scenario: 'agent' });
  const count = async (kind: NamedBill['kind']) => {
    const { bills: found } = await read(seen, { kind, from: noon, to: noon + 90 * day });
    return found.filter(({ side }) => side === 'payee').length;
  };
  expect(await count('daily-salary')).toBe(0);
  seen.sandbox.world.clock.step(2 * day);
  as(seen, 'demo.agent');
  expect(await count('daily-salary')).toBe(2);
  const { bills: live } = await read(seen, { kind: 'realtime-salary', from: noon, to: noon + 90 * day });
  expect(live.length).toBeGreaterThan(0);
  for (const { bill } of live.slice(0, 20)) {
    const { figures, betCount } = await seen.client.call(billDetail, { bill: bill.id });
    expect([figures.kind, betCount > 0]).toEqual(['realtime-salary', true]);
  }
});

const ofStates = Object.entries(scenarios).filter(([name]) => /^(bill|contract)-/.test(name));

test.each(ofStates)('SBX-08 the scenario %s shows what it says', async (name, { account }) => {
  const seen = visit({ scenario: name });
  const { desk, bills: book } = seen.sandbox.world.contracts();
  const state = name
    .replace(/^(bill|contract)-(player-)?/, '')
    .replace('waiting', 'requested')
    .replace('stale', 'requested');
  const kept = contractKinds.flatMap((kind) => desk.of(account ?? '', kind)).map((contract) => contract.state.kind);
  const issued = book.of(account ?? '').map(({ bill }) => bill.state.kind);
  const wanted =
    name === 'bill-short' || name.startsWith('bill-awaiting')
      ? name.replace('bill-', '').replace('short', 'awaiting-approval')
      : state;
  expect(name.startsWith('bill') ? issued : kept).toContain(wanted);
});

test('AGT-11 a contract reads what was really paid in the last three periods', async () => {
  const seen = visit({ scenario: 'agent' });
  const named = (await read(seen, { kind: 'daily-salary', side: 'collect' })).bills;
  const { periods } = await seen.client.call(contractDetail, { contract: named[0]?.contractId ?? '' });
  const paid = periods.map(({ from }) => named.find((each) => each.from === from)?.bill.amount);
  expect(periods.map((each) => each.paid)).toEqual(paid);
});
