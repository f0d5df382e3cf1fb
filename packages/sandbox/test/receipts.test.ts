import { isLife, movementStates } from '@baize/domain';
import { balance, disputeReceipt, moneyMovements } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { minute, payOut, proof, sumOfAll, takenBy, timed, withdrawalQuote } from './money.fixture.ts';
import { keyed } from './points.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';
import { confirm, day, look, paid } from './withdrawals.fixture.ts';

describe('receipts', () => {
  test('MEM-06 a part received leaves a remainder, which is looked into and comes back', async () => {
    const seen = timed();
    const { reference } = await paid(seen);
    const told = await confirm(seen, { reference, result: 'partly-received', received: '640.25' });
    expect(told).toMatchObject({ state: 'partly-received', remainder: '359.75' });
    expect(told.steps.at(-1)?.amount).toBe('640.25');
    seen.later(day);
    await seen.signIn('demo.member');
    expect((await look(seen, reference)).steps.at(-1)).toMatchObject({ state: 'refunded', amount: '359.75' });
    expect(takenBy(seen, 'demo.member', reference)).toBe(64_025n);
    expect(sumOfAll(seen)).toBe(0n);
  });

  test('MEM-06 nothing received is proved by pictures; what was found to have come is closed without a refund', async () => {
    const seen = timed();
    const { reference } = await paid(seen);
    const none = { reference, result: 'not-received' } as const;
    expect((await errorOf(confirm(seen, none))).code).toBe('validation-failed');
    seen.sandbox.world.settings.inquiries = 'reject';
    const told = await confirm(seen, { ...none, pictureIds: [await proof(seen), await proof(seen)] });
    expect(told).toMatchObject({ state: 'not-received', remainder: '1000.00' });
    seen.later(day);
    await seen.signIn('demo.member');
    expect((await look(seen, reference)).state).toBe('closed');
    expect(takenBy(seen, 'demo.member', reference)).toBe(100_000n);
  });

  test.each(['-1', '0', '1000', '1000.01', 'NaN', '1e2', '10.001', null])(
    'FLT-038 a part of %s is refused and nothing is marked',
    async (received) => {
      const seen = timed();
      const { reference } = await paid(seen);
      const error = await errorOf(confirm(seen, { reference, result: 'partly-received', received }));
      expect(error.code).toBe('validation-failed');
      expect(await look(seen, reference)).toMatchObject({ state: 'paid', remainder: null });
    },
  );

  test('FLT-038 pictures that the platform does not have leave the receipt unsent', async () => {
    const seen = timed();
    const { reference } = await paid(seen);
    const error = await errorOf(confirm(seen, { reference, result: 'not-received', pictureIds: ['lost'] }));
    expect(error.code).toBe('picture-refused');
    expect((await look(seen, reference)).state).toBe('paid');
  });

  test('MEM-06 FLT-039 in the last millisecond it is confirmed; at the deadline itself the platform counts it as received, whatever a page thinks', async () => {
    const seen = timed();
    const first = await payOut(seen, await withdrawalQuote(seen, '300'));
    const second = await payOut(seen, await withdrawalQuote(seen, '310'));
    seen.later(32 * minute - 1);
    expect((await confirm(seen, { reference: first.reference, result: 'received' })).state).toBe('received');
    seen.later(1);
    const error = await errorOf(confirm(seen, { reference: second.reference, result: 'received' }));
    expect(error).toMatchObject({ code: 'movement-closed', value: { status: 'forced-received' } });
    const counted = await look(seen, second.reference);
    expect(counted.steps.at(-1)).toEqual({ state: 'forced-received', at: noon + 32 * minute, amount: null });
    expect(counted.deadline).toBeNull();
  });

  test('MEM-06 what was counted as received is not given back by itself; it can be disputed with pictures, once', async () => {
    const seen = timed();
    const { reference } = await paid(seen);
    seen.later(3 * day);
    await seen.signIn('demo.member');
    expect((await look(seen, reference)).state).toBe('forced-received');
    expect(takenBy(seen, 'demo.member', reference)).toBe(100_000n);
    const words = { reference, remark: 'Nothing has come.', pictureIds: [await proof(seen)] };
    const disputed = await seen.client.call(disputeReceipt, words, keyed());
    expect(disputed).toMatchObject({ state: 'disputed', remark: 'Nothing has come.' });
    expect((await errorOf(seen.client.call(disputeReceipt, words, keyed()))).code).toBe('movement-closed');
    seen.later(day);
    await seen.signIn('demo.member');
    expect((await look(seen, reference)).state).toBe('refunded');
    expect(takenBy(seen, 'demo.member', reference)).toBe(0n);
  });

  test('FLT-027 two tabs that answer differently: the first answer stands and the second learns of it', async () => {
    const seen = timed();
    const { reference } = await paid(seen);
    await confirm(seen, { reference, result: 'partly-received', received: '999.99' });
    const error = await errorOf(confirm(seen, { reference, result: 'received' }));
    expect(error).toMatchObject({ code: 'movement-closed', value: { status: 'partly-received', remainder: '0.01' } });
  });

  test('MEM-06 the minutes are the platform’s, and a payment to a chain is confirmed in what arrives there', async () => {
    const seen = timed();
    seen.sandbox.world.settings.confirmMinutes = 5;
    const placed = await payOut(seen, await withdrawalQuote(seen, '1000', 2));
    seen.later(2 * minute);
    expect((await look(seen, placed.reference)).deadline).toBe(noon + 7 * minute);
    const told = await confirm(seen, {
      reference: placed.reference,
      result: 'partly-received',
      received: '1.76',
    });
    expect(told.remainder).toBe('1.763410');
    seen.later(day);
    await seen.signIn('demo.member');
    await seen.client.call(balance, {});
    // 990 rupees were exchanged; the refund is the missing fraction of them.
    expect(takenBy(seen, 'demo.member', placed.reference)).toBe(100_000n - 49_547n);
  });
});

describe('demo.pending', () => {
  test('MEM-06 SBX-02 a paid withdrawal waits to be confirmed, its clock running', async () => {
    const seen = visit();
    await seen.signIn('demo.pending');
    const { movements } = await seen.client.call(moneyMovements, { type: 'withdrawal', status: 'paid' });
    expect(movements).toHaveLength(1);
    expect(movements[0]).toMatchObject({ amount: '1200.00', deadline: noon + 22 * minute });
    const reference = movements[0]?.reference ?? '';
    expect((await confirm(seen, { reference, result: 'received' })).state).toBe('received');
  });

  test('MEM-19 every movement of every demo account has a life that the table allows, and nearly every state is there', async () => {
    const seen = visit();
    const states = new Set<string>();
    for (const account of ['demo.pending', 'demo.member', 'demo.vip']) {
      await seen.signIn(account);
      const { movements, total } = await seen.client.call(moneyMovements, { pageSize: 100 });
      expect(movements).toHaveLength(total ?? 0);
      for (const movement of movements) {
        expect(isLife(movement), movement.reference).toBe(true);
        states.add(movement.state);
      }
      const times = movements.map(({ at }) => at ?? 0);
      expect(times).toEqual([...times].sort((a, b) => b - a));
    }
    expect(movementStates.filter((state) => !states.has(state))).toEqual(['in-review', 'not-received']);
    expect(sumOfAll(seen)).toBe(0n);
  });

  test.each(['baize', 'lumen', 'lotus', 'plain'] as const)(
    'SBX-03 the books of the brand %s cancel out, whatever its currency',
    async (brand) => {
      const seen = visit();
      seen.sandbox.world.settings.brand = brand;
      expect(sumOfAll(seen)).toBe(0n);
      await seen.signIn('demo.pending');
      expect((await seen.client.call(moneyMovements, {})).total).toBeGreaterThan(5);
    },
  );
});
