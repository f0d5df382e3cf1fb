import { addAmounts, type BillState, contractKinds } from '@baize/domain';
import { billDetail, denyBill, objectToBill, readCurrentBill } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../src/scenarios.ts';
import { agreed, collect, one, pay, read } from './bills.fixture.ts';
import { as } from './contracts.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

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

  test('FLT-139 a stale page, told who acted first, another amount, the other side, and a reason of spaces', async () => {
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
    await pay(seen, named);
    const late = readCurrentBill((await errorOf(pay(seen, named))).value);
    expect([late?.side, late?.bill.log[named.bill.log.length]]).toMatchObject([
      'payer',
      { at: noon, by: 'payer', state: { kind: 'awaiting-collection' } },
    ]);
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

const ofStates = Object.entries(scenarios).filter(([name]) => /^(bill|contract)-/.test(name));

test.each(ofStates)('SBX-08 the scenario %s shows what it says', async (name, { account }) => {
  const seen = visit({ scenario: name });
  const { service, bills: book } = seen.sandbox.world.contracts();
  const state = name
    .replace(/^(bill|contract)-(player-)?/, '')
    .replace('waiting', 'requested')
    .replace('stale', 'requested');
  const kept = contractKinds.flatMap((kind) => service.of(account ?? '', kind)).map((contract) => contract.state.kind);
  const issued = book.of(account ?? '').map(({ bill }) => bill.state.kind);
  const wanted =
    name === 'bill-short' || name.startsWith('bill-awaiting')
      ? name.replace('bill-', '').replace('short', 'awaiting-approval')
      : state;
  expect(name.startsWith('bill') ? issued : kept).toContain(wanted);
});
