import {
  addAmounts,
  type BillState,
  billRemainder,
  billStates,
  contractKinds,
  settle,
  subtractAmounts,
} from '@baize/domain';
import { billDetail, contractDetail, denyBill, type NamedBill, objectToBill, payBill } from '@baize/gateway';
import { expect, test } from 'vitest';
import { World } from '../src/world/world.ts';
import { agreed, collect, day, held, minor, one, pay, read } from './bills.fixture.ts';
import { as } from './contracts.fixture.ts';
import { keyed, password } from './points.fixture.ts';
import { runs } from './tier.ts';
import { errorOf, noon, visit } from './visit.ts';

test('AGT-11 an agent has bills in every state, those that wait for them first, each kind among them', async () => {
  const seen = visit({ scenario: 'agent' });
  const states = new Set<string>();
  for (const status of billStates) {
    const { bills: found } = await read(seen, { status });
    for (const { bill } of found) states.add(bill.state.kind);
  }
  expect([...states].sort()).toEqual([...billStates].sort());
  const { bills: first, due } = await read(seen, { kind: 'dividend' });
  const open = first.map(({ bill, side }) => bill.state.kind === 'awaiting-approval' && side === 'payer');
  expect(open.lastIndexOf(true)).toBe(due.pay - 1);
  expect(new Set((await read(seen)).bills.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  const mine = await read(seen, { kind: 'daily-salary', side: 'collect' });
  expect(mine.bills.map(({ bill }) => bill.state.kind)).toContain('expired');
  const waiting = mine.bills.filter(({ bill }) => /^(awaiting|partly)-collect/.test(bill.state.kind));
  expect(minor(mine.collectable)).toBe(waiting.reduce((sum, { bill }) => sum + minor(billRemainder(bill)), 0n));
});

test('AGT-11 an agent has a daily salary to pay on whichever day the sandbox starts', () => {
  for (let turn = 0; turn < runs({ quick: 8, full: 24, deep: 90 }); turn++) {
    const now = noon + turn * (3 * day + 7 * 3_600_000);
    const bills = new World({ now: () => now }).contracts().bills.of('demo.agent');
    const toPay = bills.filter(
      ({ bill, contract }) =>
        contract.payer === 'demo.agent' &&
        contract.terms.kind === 'daily-salary' &&
        bill.state.kind === 'awaiting-approval',
    );
    expect(toPay.length, new Date(now).toISOString()).toBeGreaterThan(0);
  }
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
  // Sign in first, because an agent's rebates are paid at the first login.
  seen.sandbox.world.signIn('demo.sub');
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

test('AGT-11 a contract reads what was billed in the last three periods, and what of it arrived', async () => {
  const seen = visit({ scenario: 'agent' });
  const named = (await read(seen, { kind: 'daily-salary', side: 'collect' })).bills;
  const { periods } = await seen.client.call(contractDetail, { contract: named[0]?.contractId ?? '' });
  const billed = periods.map(({ from }) => named.find((each) => each.from === from)?.bill);
  expect(periods.map((each) => each.billed)).toEqual(billed.map((bill) => bill?.amount));
  expect(periods.map(({ state }) => state)).toEqual(billed.map((bill) => bill?.state.kind));
  expect(periods.some(({ state }) => state === 'awaiting-collection')).toBe(true);
  for (const { state, billed: amount, arrived } of periods) {
    if (state === 'paid') expect(arrived).toBe(amount);
    else if (state !== 'partly-collected') expect(Number(arrived)).toBe(0);
  }
});
