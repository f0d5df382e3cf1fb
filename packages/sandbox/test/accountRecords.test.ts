import { countsAsMoved, type MovementState, sumOf } from '@baize/domain';
import { accountRecord, accountRecords, claimPromotion, pointBalance } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { movementReport } from '../src/world/money/movementReport.ts';
import { keyed, redeem, terms } from './points.fixture.ts';
import { day, ever } from './records.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

describe('the account record', () => {
  test('MEM-09 shows what moved money beside bets: deposit, bonus and redemption, with their names', async () => {
    const seen = visit({ scenario: 'member' });
    const { client } = seen;
    await client.call(claimPromotion, { promotionId: 'p-daily' }, keyed()).catch(() => undefined);
    await client.call(pointBalance, {});
    const order = await redeem(seen, await terms(seen, 'voucher'));
    const { records, totals } = await client.call(accountRecords, { ...ever, pageSize: 100 });
    expect(records.at(-1)).toMatchObject({ type: 'deposit', status: 'credited', amount: '20000.00', receipt: null });
    expect(records.find(({ reference }) => reference === order.reference)).toMatchObject({
      type: 'redemption',
      name: 'Cash voucher ₨60',
      amount: '60.00',
      status: 'done',
      at: noon,
    });
    const gains = records.filter((record) => countsAsMoved(record) && !record.amount.startsWith('-'));
    expect(totals?.gained).toBe(
      sumOf(
        gains.map(({ amount }) => amount),
        2,
      ),
    );
    expect(new Set(records.map(({ reference }) => reference)).size).toBe(records.length);
  });

  test('MEM-09 what a service tells has its state, remark and receipt, counts as it should, and changes when told again', async () => {
    const seen = visit({ scenario: 'member' });
    const { client, sandbox } = seen;
    const records = sandbox.world.accountRecords();
    const told = { username: 'demo.member', at: noon - 3_600_000, type: 'withdrawal', amount: -50_000n } as const;
    records.report({ ...told, reference: 'W261121000001', status: 'in-review', name: 'Bank transfer' });
    const ask = (filters: object = {}) => client.call(accountRecords, { ...ever, type: 'withdrawal', ...filters });
    const [waiting] = (await ask()).records;
    expect(waiting).toMatchObject({ status: 'in-review', name: 'Bank transfer', amount: '-500.00', receipt: null });
    expect((await ask()).totals).toEqual({ count: 1, gained: '0.00', spent: '500.00', net: '-500.00' });
    records.report({ ...told, reference: 'W261121000001', status: 'paid', receipt: 'RC-1' });
    expect((await ask({ status: 'in-review' })).records).toEqual([]);
    expect((await ask({ status: 'paid' })).records).toMatchObject([{ receipt: 'RC-1' }]);
    records.report({ ...told, reference: 'W261121000001', status: 'refunded', remark: 'Wrong account' });
    expect((await ask()).totals).toEqual({ count: 1, gained: '0.00', spent: '0.00', net: '0.00' });
    const one = await client.call(accountRecord, { reference: 'W261121000001' });
    expect(one.record).toMatchObject({ status: 'refunded', remark: 'Wrong account', receipt: null });
  });

  test('MEM-09 a told movement and its entries are one record, whichever comes first', async () => {
    const { client, sandbox } = visit({ scenario: 'member' });
    const { world } = sandbox;
    const post = (reference: string, amount: bigint) =>
      world.ledger().post({
        key: `test:${reference}:${amount}`,
        kind: 'deposit',
        from: 'house:bank',
        to: 'demo.member',
        amount,
        at: noon,
        reference,
      });
    const tell = (reference: string) =>
      world.accountRecords().report({
        reference,
        username: 'demo.member',
        at: noon - 60_000,
        type: 'deposit',
        status: 'credited',
        amount: 9_900n,
      });
    post('D261121000001', 10_000n);
    expect((await client.call(accountRecords, ever)).records[0]).toMatchObject({ amount: '100.00', at: noon });
    tell('D261121000001');
    tell('D261121000002');
    post('D261121000002', 10_000n);
    post('D261121000001', 5n);
    const { records } = await client.call(accountRecords, { ...ever, from: noon - day, type: 'deposit' });
    expect(records).toMatchObject([
      { reference: 'D261121000001', amount: '99.00', at: noon - 60_000 },
      { reference: 'D261121000002', amount: '99.00', at: noon - 60_000 },
    ]);
  });

  test('MEM-09 SBX-03 nobody sees a movement of somebody else', async () => {
    const seen = visit({ scenario: 'member' });
    const { records } = await seen.client.call(accountRecords, ever);
    const [{ reference } = { reference: '' }] = records;
    expect((await seen.client.call(accountRecord, { reference })).record).toEqual(records[0]);
    await seen.signIn('demo.vip');
    expect((await errorOf(seen.client.call(accountRecord, { reference }))).code).toBe('not-found');
  });
});

test('MEM-09 MEM-06 a movement of the cashier is told with its receipt while that can be confirmed or disputed', () => {
  const movement = {
    reference: 'W261121000001',
    username: 'demo.member',
    at: noon,
    to: 'Bank ••34',
    from: null,
    remark: null,
  };
  const money = { amount: 50_000n, received: 49_000n };
  const told = (kind: 'deposit' | 'withdrawal' | 'upline' | 'wallet' | 'recall', state: MovementState) =>
    movementReport({ ...movement, ...money, kind, state });
  expect(told('withdrawal', 'in-review')).toMatchObject({ type: 'withdrawal', amount: -50_000n, receipt: null });
  for (const state of ['paid', 'received', 'partly-received', 'not-received', 'forced-received', 'disputed'] as const)
    expect(told('withdrawal', state).receipt).toBe('W261121000001');
  expect(told('deposit', 'credited')).toMatchObject({ type: 'deposit', amount: 49_000n, receipt: null });
  expect(told('upline', 'done')).toMatchObject({ type: 'upline', amount: -50_000n });
  expect(told('recall', 'done')).toMatchObject({ type: 'wallet', amount: 50_000n });
});
