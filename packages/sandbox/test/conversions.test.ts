import { balance, convertPoint, moneyFate, pointQuote, readQuote } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../src/world/base/random.ts';
import { entries, keyed, password, quoted } from './points.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

describe('points to money', () => {
  test('PTS-01 a quote is kept to the coin; the points leave and the money comes, once each', async () => {
    const seen = visit({ scenario: 'member' });
    const before = await seen.client.call(balance, {});
    const quote = await quoted(seen, '1250');
    expect(quote.amount).toBe('12.50');
    const done = await seen.client.call(convertPoint, { ...quote, paymentPassword: password }, keyed());
    expect(done).toMatchObject({ kind: 'cash', points: '1250', received: '12.50', status: 'approved' });
    expect(Number((await seen.client.call(balance, {})).amount)).toBeCloseTo(Number(before.amount) + 12.5, 5);
    expect(entries(seen, 'conversion').map(({ amount }) => amount)).toEqual([1250n]);
    expect((await errorOf(seen.client.call(pointQuote, { points: '7' }))).code).toBe('validation-failed');
  });

  test('FLT-036 a rate that changed between quote and confirmation is a 409 with the new quote, and moves nothing', async () => {
    const seen = visit({ scenario: 'member' });
    const old = await quoted(seen, '1000');
    seen.sandbox.world.settings.pointRate = 125;
    const error = await errorOf(seen.client.call(convertPoint, { ...old, paymentPassword: password }, keyed()));
    expect(error).toMatchObject({ code: 'terms-changed', status: 409 });
    const fresh = readQuote(error.value);
    expect(fresh).toEqual({ points: '1000', amount: '8.00', currency: 'PKR', version: old.version });
    expect(entries(seen, 'conversion')).toEqual([]);
    const { currency: _, ...again } = fresh ?? { ...old, currency: null };
    await seen.client.call(convertPoint, { ...again, paymentPassword: password }, keyed());
    expect(entries(seen, 'conversion').map(({ amount }) => amount)).toEqual([800n]);
  });

  test('FLT-028 an answer that is lost after the work is found under the same key', async () => {
    const seen = visit({ scenario: 'member' });
    seen.sandbox.world.settings.faults = [{ call: 'convertPoint', kind: 'reset', times: 2 }];
    const quote = await quoted(seen, '500');
    const done = await seen.client.call(convertPoint, { ...quote, paymentPassword: password }, keyed());
    expect(done.received).toBe('5.00');
    expect(entries(seen, 'conversion')).toHaveLength(1);
  });

  test('FLT-030 the same key for another sum is a 422, and moves nothing', async () => {
    const seen = visit({ scenario: 'member' });
    const same = keyed();
    const input = { ...(await quoted(seen, '500')), paymentPassword: password };
    await seen.client.call(convertPoint, input, same);
    const error = await errorOf(seen.client.call(convertPoint, { ...input, points: '600' }, same));
    expect(error).toMatchObject({ status: 422, code: 'conflict' });
    expect(entries(seen, 'conversion')).toHaveLength(1);
  });

  test('FLT-029 a key tells its fate; one that nothing was done under is closed, and another player learns nothing', async () => {
    const seen = visit({ scenario: 'member' });
    const { client, hold, sandbox } = seen;
    const used = crypto.randomUUID();
    const input = { ...(await quoted(seen, '500')), paymentPassword: password };
    const done = await client.call(convertPoint, input, { idempotencyKey: used });
    expect(await client.call(moneyFate, { key: used })).toEqual({ fate: 'done', reference: done.reference });
    const late = crypto.randomUUID();
    expect(await client.call(moneyFate, { key: late })).toEqual({ fate: 'none', reference: null });
    const input2 = { ...(await quoted(seen, '500')), paymentPassword: password };
    const arrived = await errorOf(client.call(convertPoint, input2, { idempotencyKey: late }));
    expect(arrived).toMatchObject({ status: 422, code: 'conflict' });
    expect(entries(seen, 'conversion')).toHaveLength(1);
    hold(sandbox.world.signIn('demo.vip'));
    expect((await client.call(moneyFate, { key: used })).fate).toBe('none');
  });
});

test('SBX-03 PTS-01 whatever is asked, both books cancel out, nobody falls below zero, and orders add up', async () => {
  let now = noon;
  const seen = visit({ scenario: 'vip', now: () => now });
  const { world } = seen.sandbox;
  const mall = world.points();
  const { int } = randomFrom('points', 'books');
  const random = (most: number) => int(0, most - 1);
  const opening = mall.balance('demo.vip');
  const ids = mall.rewards('EN').map(({ id }) => id);
  for (let step = 0; step < 400; step++) {
    const version = mall.version('demo.vip') - (random(10) === 0 ? 1 : 0);
    const reward = mall.rewards('EN').find(({ id }) => id === ids[random(ids.length)]);
    if (random(3) > 0 && reward) {
      const { points, amount } = reward;
      mall.redeem('demo.vip', { reward: reward.id, quantity: 1 + random(4), points, amount, version });
    } else {
      const points = String(1 + random(150_000));
      mall.convert('demo.vip', { points, amount: mall.quote('demo.vip', points) ?? '1.00', version });
    }
    now += random(20) * 3_600_000;
  }
  const orders = mall.orders('demo.vip');
  expect(orders.length).toBeGreaterThan(20);
  const { ledger } = mall;
  for (const books of [ledger, world.ledger()]) {
    const sums = books.accounts().map((account) => books.balance(account));
    expect(sums.reduce((sum, one) => sum + one, 0n)).toBe(0n);
    const players = books.accounts().filter((account) => !account.startsWith('house:'));
    for (const account of players) expect(books.balance(account) >= 0n, account).toBe(true);
  }
  const kept = orders.filter(({ status }) => status !== 'rejected');
  // Bets on events running at the start have ended.
  const earned = mall
    .detail('demo.vip')
    .filter(({ kind, at }) => kind === 'sports' && at > noon)
    .reduce((sum, { amount }) => sum + amount, 0n);
  expect(mall.balance('demo.vip')).toBe(opening + earned - kept.reduce((sum, { points }) => sum + points, 0n));
  const gained = kept.reduce((sum, { received, amount }) => sum + received - amount, 0n);
  const moved = world
    .ledger()
    .entries('demo.vip')
    .filter(({ kind }) => kind === 'redemption' || kind === 'conversion')
    .reduce((sum, { amount }) => sum + amount, 0n);
  expect(moved).toBe(gained);
  for (const { kind, points, received } of orders) if (kind === 'cash') expect(received).toBe(points);
  for (const { stock } of mall.rewards('EN')) expect(stock === null || stock >= 0).toBe(true);
}, 30_000);
