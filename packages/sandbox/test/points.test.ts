import {
  convertPoint,
  moneyFate,
  pointBalance,
  pointConfig,
  pointDetail,
  pointQuote,
  pointRewards,
  readTriesLeft,
  redeemPointList,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { entries, keyed, password, redeem, terms } from './points.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

describe('points', () => {
  test('PTS-01 a player has points from valid bets and deposits, listed by type and page; they never expire', async () => {
    let now = noon;
    const { client } = visit({ scenario: 'member', now: () => now });
    const { points } = await client.call(pointBalance, {});
    const all = await client.call(pointDetail, { pageSize: 100 });
    expect(new Set(all.entries.map(({ type }) => type)).size).toBeGreaterThan(3);
    const listed = [];
    for (let page = 1; page <= (all.totalPages ?? 0); page++) {
      listed.push(...(await client.call(pointDetail, { pageSize: 100, page })).entries);
    }
    expect(listed).toHaveLength(all.total ?? 0);
    expect(listed.reduce((sum, entry) => sum + BigInt(entry.points), 0n)).toBe(BigInt(points));
    const redeemed = await client.call(pointDetail, { pointType: 'redeem' });
    expect(redeemed.entries.every(({ type }) => type === 'redeem')).toBe(true);
    const week = await client.call(pointDetail, { since: String(noon - 7 * 86_400_000), pageSize: 100 });
    expect(week.total).toBeGreaterThan(0);
    expect(week.entries.every(({ time }) => (time ?? 0) >= noon - 7 * 86_400_000)).toBe(true);
    // By then the bet of 30 on an event has ended, and one of 12 is still running.
    now += 101 * 60_000;
    await client.call(pointBalance, {});
    expect((await client.call(pointBalance, {})).points).toBe(String(BigInt(points) + 30n));
  });

  test('PTS-01 visitors see rewards, rules and rates, and nothing of a player', async () => {
    const { client } = visit();
    expect(await client.call(pointRewards, {})).toHaveLength(8);
    const config = await client.call(pointConfig, {});
    expect(config.rules.length).toBeGreaterThan(3);
    expect(config.rate).toEqual({ points: '100', min: '100', max: '100000' });
    expect(config.earning.find(({ type }) => type === 'live')).toEqual({ type: 'live', amount: '2.00' });
    expect((await errorOf(client.call(pointBalance, {}))).kind).toBe('signed-out');
  });

  test('FLT-016 a trial account is refused at every call of a player', async () => {
    const seen = visit({ scenario: 'trial' });
    const { client } = seen;
    const input = { rewardId: 'rounds', quantity: 1, pointsRequired: '800', amountRequired: '0.00', version: 0 };
    const convert = () =>
      client.call(convertPoint, { points: '100', amount: '1.00', version: 0, paymentPassword: password }, keyed());
    for (const [code, call] of [
      ['need-true-account', () => client.call(pointBalance, {})],
      ['need-true-account', () => client.call(pointQuote, {})],
      ['not-a-member', convert],
      ['not-a-member', () => redeem(seen, input)],
      ['need-true-account', () => client.call(moneyFate, { key: crypto.randomUUID() })],
    ] as const) {
      expect(await errorOf(call())).toMatchObject({ status: 403, code });
    }
  });
});

describe('redeeming', () => {
  test('PTS-01 PTS-02 a bonus is approved at once and pays its money; the record has every field', async () => {
    const seen = visit({ scenario: 'member' });
    const { client } = seen;
    const before = await client.call(pointBalance, {});
    const done = await redeem(seen, await terms(seen, 'voucher'));
    expect(done).toMatchObject({
      kind: 'bonus',
      name: 'Cash voucher ₨60',
      quantity: 1,
      points: '5000',
      amount: '0.00',
      received: '60.00',
      status: 'approved',
      remark: null,
      at: noon,
    });
    expect(done.reference).toMatch(/^R\d{10}$/);
    const after = await client.call(pointBalance, {});
    expect(BigInt(before.points) - BigInt(after.points)).toBe(5000n);
    expect(after.version).toBe(before.version + 1);
    expect(entries(seen, 'redemption').map(({ amount }) => amount)).toEqual([6000n]);
    expect((await client.call(redeemPointList, {})).redemptions[0]).toEqual(done);
  });

  test('PTS-01 PTS-02 goods wait for a decision; one that is rejected gives points and money back', async () => {
    let now = noon;
    const seen = visit({ scenario: 'vip', now: () => now });
    const { client } = seen;
    const start = await client.call(pointBalance, {});
    for (let piece = 0; piece < 6; piece++) {
      expect(await redeem(seen, await terms(seen, 'headphones'))).toMatchObject({
        status: 'in-progress',
        amount: '1500.00',
      });
    }
    now += 25 * 3_600_000;
    await seen.signIn('demo.vip');
    const all = (await client.call(redeemPointList, {})).redemptions;
    const rejected = all.filter(({ status }) => status === 'rejected');
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected[0]?.remark).toMatch(/came back/);
    expect(all.filter(({ status }) => status === 'approved').length + rejected.length).toBe(6);
    const kept = BigInt(6 - rejected.length);
    // The two bets on events, of 30 and 12, have ended meanwhile.
    const endedSince = 42n;
    expect((await client.call(pointBalance, {})).points).toBe(
      String(BigInt(start.points) - 42_000n * kept + endedSince),
    );
    expect(entries(seen, 'redemption', 'demo.vip').reduce((sum, { amount }) => sum + amount, 0n)).toBe(
      -150_000n * kept,
    );
    const only = await client.call(redeemPointList, { status: 'rejected' });
    expect(only.total).toBe(rejected.length);
    expect((await client.call(redeemPointList, { type: 'cash' })).total).toBe(0);
  });

  test('PTS-02 records begin with one of each status and come by pages', async () => {
    const { client } = visit({ scenario: 'member' });
    const { redemptions, total } = await client.call(redeemPointList, {});
    expect(total).toBe(4);
    expect(new Set(redemptions.map(({ status }) => status))).toEqual(new Set(['approved', 'rejected', 'in-progress']));
    const second = await client.call(redeemPointList, { page: 2, pageSize: 3 });
    expect(second).toEqual({ redemptions: [redemptions[3]], total: 4, totalPages: 2, more: null });
    expect((await client.call(redeemPointList, { page: 9 })).redemptions).toEqual([]);
  });

  test.each([
    ['out-of-stock', 'gift', 1],
    ['insufficient-points', 'phone', 1],
    ['validation-failed', 'rounds', 6],
  ])('PTS-01 FLT-035 %s: %s × %i is refused and nothing moves', async (code, rewardId, quantity) => {
    const seen = visit({ scenario: 'member' });
    const before = await seen.client.call(pointBalance, {});
    const error = await errorOf(redeem(seen, { ...(await terms(seen, rewardId)), quantity }));
    expect(error.code).toBe(code);
    expect(await seen.client.call(pointBalance, {})).toEqual(before);
  });

  test('FLT-035 money that is not there for the part to pay is refused too', async () => {
    const seen = visit({ scenario: 'vip' });
    const ledger = seen.sandbox.world.ledger();
    const all = ledger.balance('demo.vip');
    ledger.post({ key: 'x', kind: 'transfer', from: 'demo.vip', to: 'house:x', amount: all, at: 1, reference: '' });
    expect((await errorOf(redeem(seen, await terms(seen, 'headphones')))).code).toBe('insufficient-balance');
  });

  test('FLT-036 a price that rose meanwhile, and pieces that others took, are said before anything moves', async () => {
    const seen = visit({ scenario: 'member' });
    const old = await terms(seen, 'voucher');
    seen.sandbox.world.settings.rewardsDearer = true;
    expect(await errorOf(redeem(seen, old))).toMatchObject({ code: 'terms-changed', status: 409 });
    expect(await redeem(seen, await terms(seen, 'voucher'))).toMatchObject({ points: '5500' });
    const last = await terms(seen, 'voucher');
    seen.sandbox.world.settings.rewardsSoldOut = true;
    expect((await errorOf(redeem(seen, last))).code).toBe('out-of-stock');
  });

  test('FLT-027 two tabs that decided on the same points redeem once; the other has to look again', async () => {
    const seen = visit({ scenario: 'member' });
    const both = await terms(seen, 'rounds');
    const outcomes = await Promise.allSettled([redeem(seen, both), redeem(seen, both)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await errorOf(redeem(seen, both))).code).toBe('terms-changed');
    expect((await seen.client.call(redeemPointList, {})).total).toBe(5);
  });
});

describe('the payment password', () => {
  test('PTS-01 five wrong ones lock it for ten minutes, the right one included', async () => {
    let now = noon;
    const seen = visit({ scenario: 'member', now: () => now });
    const input = await terms(seen, 'rounds');
    for (const left of [4, 3, 2, 1]) {
      const error = await errorOf(redeem(seen, input, 'wrong'));
      expect(error.code).toBe('payment-password-wrong');
      expect(readTriesLeft(error.value)).toBe(left);
    }
    expect(await errorOf(redeem(seen, input, 'wrong'))).toMatchObject({ code: 'payment-password-locked' });
    now += 60_000;
    expect(await errorOf(redeem(seen, input))).toMatchObject({ code: 'payment-password-locked', retryAfter: 540 });
    now += 10 * 60_000;
    expect((await redeem(seen, input)).status).toBe('approved');
    for (let wrong = 0; wrong < 4; wrong++) await errorOf(redeem(seen, await terms(seen, 'rounds'), 'wrong'));
    expect((await redeem(seen, await terms(seen, 'rounds'))).status).toBe('approved');
  });

  test('PTS-01 an account without one is told so', async () => {
    const seen = visit();
    await seen.sandbox.world.accounts.open('fresh.one', 'A long enough 1');
    await seen.signIn('fresh.one', 'A long enough 1');
    expect((await errorOf(redeem(seen, await terms(seen, 'rounds')))).code).toBe('payment-password-unset');
    await seen.sandbox.world.payments.set('fresh.one', '135790');
    expect((await errorOf(redeem(seen, await terms(seen, 'rounds'), '135790'))).code).toBe('insufficient-points');
  });

  test('API-03 it never travels readable', async () => {
    const { sandbox } = visit({ scenario: 'member' });
    const answer = await sandbox.fetch(`https://site.example${convertPoint.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sandbox.token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ points: '100', amount: '1.00', version: 4, paymentPassword: password }),
    });
    expect(answer.status).toBe(400);
  });
});
