import { activityStatuses, bonusStates, canBecome, claimable, toMinor } from '@baize/domain';
import {
  balance,
  bonusDetails,
  claimAllRewards,
  claimPromotion,
  claimReward,
  memberCounts,
  moneyFate,
  promotions,
  rewardCentre,
  unreadCount,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { house } from '../src/world/money/ledger.ts';
import { rewardSeeds } from '../src/world/promotions/rewardSeeds.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const hour = 3_600_000;
const day = 24 * hour;

const money = async ({ client }: Visit) => toMinor((await client.call(balance, {})).amount ?? '', 2) ?? 0n;
const listed = async ({ client }: Visit, id: string) =>
  (await client.call(rewardCentre, {})).find((reward) => reward.id === id);
const bonus = async ({ client }: Visit, id: string) =>
  (await client.call(bonusDetails, { pageSize: 50 })).bonuses.find((one) => one.id === id);

/** Posts a stake like a game; `code` decides how much of it counts. */
function stake({ sandbox: { world } }: Visit, units: bigint, code = 'OMB-1', username = 'demo.member') {
  const own = { at: world.clock.now(), reference: code };
  const amount = units * 100n;
  world.ledger().post({ key: crypto.randomUUID(), kind: 'stake', from: username, to: house('games'), amount, ...own });
}

function booksAreRight({ sandbox }: Visit) {
  const ledger = sandbox.world.ledger();
  const sums = ledger.accounts().map((account) => ledger.balance(account));
  expect(sums.reduce((sum, one) => sum + one, 0n)).toBe(0n);
  for (const account of ledger.accounts().filter((name) => !name.startsWith('house:')))
    expect(ledger.balance(account) >= 0n, account).toBe(true);
}

describe('the reward centre', () => {
  test('MEM-12 every status is there on the first day, and every way from one to the next is one that is allowed', async () => {
    const seen = visit({ scenario: 'member' });
    const statuses = (await seen.client.call(rewardCentre, {})).flatMap(({ status }) => status ?? []);
    expect([...new Set(statuses)].sort()).toEqual([...activityStatuses].sort());
    for (const { id, course } of rewardSeeds) {
      for (const [place, [status, hours]] of course.entries()) {
        const next = course[place + 1];
        if (!next) continue;
        expect(canBecome(status, next[0]), id).toBe(true);
        expect(next[1], id).toBeGreaterThan(hours);
      }
    }
  });

  test('MEM-12 a reward goes on by itself as the clock does: worked out, issued, lapsed', async () => {
    const seen = visit({ scenario: 'member' });
    const { clock } = seen.sandbox.world;
    const at = async (ms: number) => {
      clock.freeze(noon + ms);
      seen.hold(seen.sandbox.world.signIn('demo.member'));
      return listed(seen, 'cashback');
    };
    expect(await at(0)).toMatchObject({ status: 'process', amount: '40.00', turnsAt: noon + 18 * hour });
    expect(await at(18 * hour - 1)).toMatchObject({ status: 'process' });
    expect(await at(18 * hour)).toMatchObject({ status: 'issued', turnsAt: noon + 8 * day });
    expect(await at(8 * day - 1)).toMatchObject({ status: 'issued' });
    expect(await at(8 * day)).toMatchObject({ status: 'closed' });
    const late = seen.client.call(claimReward, { rewardId: 'cashback' }, key());
    expect((await errorOf(late)).code).toBe('promotion-over');
  });

  test('MEM-12 FLT-027 one reward is credited once: the same press again answers the same, another is told so', async () => {
    const seen = visit({ scenario: 'member' });
    const before = await money(seen);
    const press = key();
    const done = await seen.client.call(claimReward, { rewardId: 'birthday' }, press);
    expect(done).toMatchObject({ amount: '88.00', bonus: '0.00', rewards: ['birthday'] });
    expect(await seen.client.call(claimReward, { rewardId: 'birthday' }, press)).toEqual(done);
    expect((await errorOf(seen.client.call(claimReward, { rewardId: 'birthday' }, key()))).code).toBe(
      'already-claimed',
    );
    expect((await money(seen)) - before).toBe(8_800n);
    expect(await listed(seen, 'birthday')).toMatchObject({ status: 'claimed', since: noon, turnsAt: null });
    expect(await seen.client.call(moneyFate, { key: press.idempotencyKey })).toEqual({
      fate: 'done',
      reference: done.reference,
    });
    booksAreRight(seen);
  });

  test('MEM-12 what is not issued cannot be claimed, whatever its status; an unknown one is not found', async () => {
    const { client } = visit({ scenario: 'member' });
    const expected = {
      cashback: 'promotion-not-open',
      season: 'promotion-not-open',
      photo: 'promotion-not-open',
      anniversary: 'promotion-not-open',
      review: 'promotion-not-open',
      quiz: 'promotion-over',
      level: 'already-claimed',
      nothing: 'not-found',
    };
    for (const [rewardId, code] of Object.entries(expected)) {
      expect((await errorOf(client.call(claimReward, { rewardId }, key()))).code, rewardId).toBe(code);
    }
  });

  test('MEM-12 all at once is the sum that was shown, each once, also when two tabs press together and one claims a single one', async () => {
    const seen = visit({ scenario: 'member' });
    const { client } = seen;
    const before = await money(seen);
    const shown = claimable(await client.call(rewardCentre, {}), noon);
    expect(shown.rewards.length).toBeGreaterThan(2);
    const ends = await Promise.allSettled([
      client.call(claimAllRewards, {}, key()),
      client.call(claimReward, { rewardId: 'streak' }, key()),
      client.call(claimAllRewards, {}, key()),
      client.call(claimPromotion, { promotionId: 'p-high-rebate' }, key()),
    ]);
    expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { wagerLeft } = await client.call(bonusDetails, {});
    expect(wagerLeft).not.toBe('0.00');
    const gained = (await money(seen)) - before;
    const waits = toMinor((await bonus(seen, 'reward-weekly'))?.amount ?? '', 2) ?? 0n;
    expect(gained + waits).toBe(toMinor(shown.amount ?? '', 2));
    expect((await client.call(memberCounts, {})).rewards).toBe(0);
    expect((await errorOf(client.call(claimAllRewards, {}, key()))).code).toBe('nothing-to-claim');
    booksAreRight(seen);
  });

  test('MEM-12 HDR-06 a promotion that was issued lies here too, and both counts follow a claim from either place', async () => {
    const seen = visit({ scenario: 'member' });
    const { client } = seen;
    const [counts, badge] = [await client.call(memberCounts, {}), await client.call(unreadCount, {})];
    await client.call(claimReward, { rewardId: 'p-high-rebate' }, key());
    expect((await client.call(memberCounts, {})).rewards).toBe(counts.rewards - 1);
    expect((await client.call(unreadCount, {})).promotions).toBe(badge.promotions - 1);
    expect((await client.call(promotions, {})).find(({ id }) => id === 'p-high-rebate')?.status).toBe('claimed');
    const again = client.call(claimPromotion, { promotionId: 'p-high-rebate' }, key());
    expect((await errorOf(again)).code).toBe('already-claimed');
  });

  test('FLT-028 an answer that is lost after the claim is found under the same key', async () => {
    const seen = visit({ scenario: 'member' });
    const before = await money(seen);
    seen.sandbox.world.settings.faults = [{ call: 'claimReward', kind: 'reset', times: 2 }];
    expect((await seen.client.call(claimReward, { rewardId: 'streak' }, key())).amount).toBe('12.00');
    expect((await money(seen)) - before).toBe(1_200n);
  });

  test('RSP-04 RSP-05 on a break nothing is shown or credited, and where the profile has no promotions there is nothing', async () => {
    const seen = visit({ scenario: 'excluded' });
    for (const call of [
      seen.client.call(rewardCentre, {}),
      seen.client.call(claimReward, { rewardId: 'anniversary' }, key()),
      seen.client.call(claimAllRewards, {}, key()),
    ])
      expect((await errorOf(call)).code).toBe('on-a-break');
    const plain = visit({ scenario: 'member+brand-plain' });
    expect(await plain.client.call(rewardCentre, {})).toEqual([]);
    expect((await errorOf(plain.client.call(claimAllRewards, {}, key()))).code).toBe('not-allowed');
    expect((await plain.client.call(memberCounts, {})).rewards).toBe(0);
  });
});

describe('bonuses', () => {
  test('MEM-11 every state is there on the first day, with turnover, expiry and what makes a bonus void', async () => {
    const seen = visit({ scenario: 'member' });
    const { bonuses, total, wagerLeft } = await seen.client.call(bonusDetails, { pageSize: 50 });
    expect(total).toBe(bonuses.length);
    expect([...new Set(bonuses.map(({ state }) => state))].sort()).toEqual([...bonusStates].sort());
    for (const { granted, expires, voids, wagerDone, wagerTotal, state } of bonuses) {
      expect(expires).toBeGreaterThan(granted ?? 0);
      expect(voids).toContain('maximum');
      const [done, all] = [Number(wagerDone), Number(wagerTotal)];
      expect(state === 'completed' ? done === all : done < all).toBe(true);
    }
    const open = bonuses.filter(({ state }) => state === 'active');
    const left = open.reduce((sum, { wagerDone, wagerTotal }) => sum + Number(wagerTotal) - Number(wagerDone), 0);
    expect(Number(wagerLeft)).toBeCloseTo(left, 5);
    const one = await seen.client.call(bonusDetails, { status: 'void' });
    expect(one.bonuses.every(({ state }) => state === 'void')).toBe(true);
    booksAreRight(seen);
  });

  test('MEM-11 a reward that has to be turned over is money once it is, by slots in full and by live tables a tenth', async () => {
    const seen = visit({ scenario: 'vip' });
    const held = async () => (await seen.client.call(bonusDetails, { status: 'active' })).bonuses;
    const { sandbox } = seen;
    for (let round = 0; (await held()).length > 0; round += 1) {
      expect(round).toBeLessThan(200);
      stake(seen, 50n, 'OMB-1', 'demo.vip');
    }
    await seen.client.call(claimReward, { rewardId: 'weekly' }, key());
    expect(await bonus(seen, 'reward-weekly')).toMatchObject({
      amount: '25.00',
      wagerTotal: '125.00',
      wagerDone: '0.00',
    });
    stake(seen, 50n, 'MRQ-1', 'demo.vip');
    expect((await bonus(seen, 'reward-weekly'))?.wagerDone).toBe('5.00');
    stake(seen, 50n, 'OMB-1', 'demo.vip');
    stake(seen, 50n, 'OMB-1', 'demo.vip');
    expect(await bonus(seen, 'reward-weekly')).toMatchObject({ wagerDone: '105.00', state: 'active' });
    const before = await money(seen);
    stake(seen, 30n, 'OMB-1', 'demo.vip');
    expect((await money(seen)) - before).toBe(-3_000n + 2_500n);
    expect(await bonus(seen, 'reward-weekly')).toMatchObject({ wagerDone: '125.00', state: 'completed', ended: noon });
    expect(sandbox.world.memberServices().bonuses.turnoverLeft('demo.vip', noon)).toBe(0n);
    booksAreRight(seen);
  });

  test('MEM-11 a stake above the maximum makes it void, and what is not done in time goes back: the wallet keeps its own', async () => {
    const voided = visit({ scenario: 'member' });
    await voided.client.call(claimReward, { rewardId: 'weekly' }, key());
    const before = await money(voided);
    stake(voided, 51n);
    expect((await money(voided)) - before).toBe(-5_100n);
    expect(await bonus(voided, 'reward-weekly')).toMatchObject({ state: 'void', ended: noon });
    booksAreRight(voided);

    let now = noon;
    const late = visit({ scenario: 'member', now: () => now });
    await late.client.call(claimReward, { rewardId: 'weekly' }, key());
    const id = 'reward-weekly';
    now = noon + 7 * day - 1;
    late.hold(late.sandbox.world.signIn('demo.member'));
    expect((await bonus(late, id))?.state).toBe('active');
    now += 1;
    expect(await bonus(late, id)).toMatchObject({ state: 'expired', ended: noon + 7 * day });
    booksAreRight(late);
  });
});
