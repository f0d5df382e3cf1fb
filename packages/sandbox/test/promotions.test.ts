import { activityStatuses, subtractAmounts, vipStandings } from '@baize/domain';
import {
  balance,
  claimPromotion,
  claimRaffle,
  type InputOf,
  joinPromotion,
  memberInfo,
  openRedEnvelope,
  promotionDetail,
  promotions,
  unreadCount,
  uploadPromotionPicture,
  vipClub,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { errorOf, noon, visit } from './visit.ts';

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const minute = 60_000;

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe('promotions', () => {
  test('PRO-01 every activity status is there once, for a player with a past', async () => {
    const { client, signIn } = visit();
    await signIn('demo.member');
    const statuses = (await client.call(promotions, {})).flatMap(({ status }) => status ?? []);
    expect([...statuses].sort()).toEqual([...activityStatuses].sort());
  });

  test('NAV-07 one promotion has its terms in full, in the language asked for; an unknown one is not found', async () => {
    const { client } = visit();
    const { promotion, content } = await client.call(promotionDetail, { id: 'p-newbie' });
    expect(promotion).toMatchObject({ type: 'newbie', status: null, joinable: true, wagerLeft: null });
    expect(content).toContain('<b>first deposit</b>');
    expect((await client.call(promotionDetail, { id: 'p-newbie', language: 'UR' })).content).toContain('پہلی رقم');
    expect((await errorOf(client.call(promotionDetail, { id: 'p-none' }))).code).toBe('not-found');
  });

  test('PRO-01 joining counts at once or is looked at first, and once only', async () => {
    const { client, sandbox, signIn } = visit();
    await signIn('demo.limited');
    expect(await client.call(joinPromotion, { promotionId: 'p-newbie' })).toEqual({ status: 'joined' });
    expect((await errorOf(client.call(joinPromotion, { promotionId: 'p-newbie' }))).code).toBe('promotion-not-open');
    const { pictureId } = await client.call(uploadPromotionPicture, { type: 'image/png', data: png });
    const application = { promotionId: 'p-special', remark: 'A paper one', pictureIds: [pictureId] };
    expect(await client.call(joinPromotion, application)).toEqual({ status: 'applying' });
    const account = sandbox.world.accounts.find('demo.limited');
    if (!account) throw new Error('no such account');
    expect(sandbox.world.promotions.applicationOf('p-special', account)).toEqual({
      remark: 'A paper one',
      pictureIds: [pictureId],
    });
    const listed = await client.call(promotions, {});
    expect(listed.find(({ id }) => id === 'p-special')).toMatchObject({ status: 'applying', joinable: false });
  });

  test('PRO-01 a refused application says why and may be made again', async () => {
    const { client, signIn } = visit();
    await signIn('demo.member');
    const { promotion } = await client.call(promotionDetail, { id: 'p-special' });
    expect(promotion).toMatchObject({
      status: 'rejected',
      joinable: true,
      reason: 'The picture did not show a lantern.',
    });
    expect(await client.call(joinPromotion, { promotionId: 'p-special' })).toEqual({ status: 'applying' });
  });

  test.each<[string, Partial<InputOf<typeof joinPromotion>>]>([
    ['a remark of 141 characters', { remark: 'x'.repeat(141) }],
    ['four pictures', { pictureIds: ['1', '2', '3', '4'] }],
  ])('VAL-03 %s is not even sent', async (_, more) => {
    const { client, signIn } = visit();
    await signIn('demo.limited');
    const error = await errorOf(client.call(joinPromotion, { promotionId: 'p-special', ...more }));
    expect(error).toMatchObject({ code: 'invalid-request', outcome: 'not-sent' });
  });

  test('VAL-03 FLT-055 a picture is judged by what is in it, and nobody names one that is another’s', async () => {
    const { client, signIn } = visit();
    await signIn('demo.limited');
    for (const [type, data] of [
      ['image/png', btoa('<svg onload="x()"/>'.padEnd(64))],
      ['image/jpeg', png],
    ] as const) {
      expect((await errorOf(client.call(uploadPromotionPicture, { type, data }))).code).toBe('picture-refused');
    }
    const { pictureId } = await client.call(uploadPromotionPicture, { type: 'image/png', data: png });
    await signIn('demo.vip');
    const stolen = client.call(joinPromotion, { promotionId: 'p-special', pictureIds: [pictureId] });
    expect((await errorOf(stolen)).code).toBe('picture-refused');
  });

  test('FLT-107 what has ended is neither joined nor applied for, whatever the page still shows', async () => {
    let now = noon;
    const { client, signIn } = visit({ now: () => now });
    await signIn('demo.limited');
    expect((await client.call(promotionDetail, { id: 'p-limited' })).promotion.to).toBe(noon + 90 * minute);
    now += 90 * minute;
    expect((await errorOf(client.call(joinPromotion, { promotionId: 'p-limited' }))).code).toBe('promotion-over');
  });

  test('RSP-04 a player on a break gets no promotion: none is shown, joined or claimed', async () => {
    const { client, sandbox, hold } = visit();
    hold(sandbox.world.signIn('demo.excluded'));
    const refused = [
      client.call(promotions, {}),
      client.call(promotionDetail, { id: 'p-newbie' }),
      client.call(joinPromotion, { promotionId: 'p-newbie' }),
      client.call(openRedEnvelope, { promotionId: 'p-app-download' }, key()),
    ];
    for (const call of refused) expect((await errorOf(call)).code).toBe('on-a-break');
    expect(
      sandbox.world
        .ledger()
        .entries('demo.excluded')
        .some(({ kind }) => kind === 'promotion'),
    ).toBe(false);
  });

  test('RSP-05 promotions and the club are closed where the profile says so', async () => {
    const { client, signIn } = visit({ scenario: 'brand-plain' });
    expect(await client.call(promotions, {})).toEqual([]);
    await signIn('demo.member');
    const refused = [
      client.call(vipClub, {}),
      client.call(promotionDetail, { id: 'p-newbie' }),
      client.call(joinPromotion, { promotionId: 'p-newbie' }),
      client.call(claimRaffle, { promotionId: 'p-point-mall' }, key()),
    ];
    for (const call of refused) expect((await errorOf(call)).code).toBe('not-allowed');
  });
});

describe('what is won', () => {
  const calls = { 'p-high-rebate': claimPromotion, 'p-point-mall': claimRaffle, 'p-app-download': openRedEnvelope };

  test.each(Object.entries(calls))(
    'PRO-01 %s is credited once, however often it is asked for',
    async (id, endpoint) => {
      const { client, sandbox, signIn } = visit();
      await signIn('demo.member');
      const before = await client.call(balance, {});
      const counted = await client.call(unreadCount, {});
      const press = key();
      const { amount } = await client.call(endpoint, { promotionId: id }, press);
      expect(await client.call(endpoint, { promotionId: id }, press)).toEqual({ amount });
      expect((await errorOf(client.call(endpoint, { promotionId: id }, key()))).code).toBe('already-claimed');
      const posted = sandbox.world
        .ledger()
        .entries('demo.member')
        .filter(({ kind }) => kind === 'promotion');
      expect(posted).toHaveLength(1);
      const after = await client.call(balance, {});
      expect(Number(subtractAmounts(after.amount, before.amount))).toBe(Number(amount));
      expect((await client.call(promotionDetail, { id })).promotion.status).toBe('claimed');
      expect((await client.call(unreadCount, {})).promotions).toBe(counted.promotions - 1);
    },
  );

  test('PRO-01 ten presses at once are one posting', async () => {
    const { client, sandbox, signIn } = visit();
    await signIn('demo.member');
    const presses = Array.from({ length: 10 }, () =>
      client.call(openRedEnvelope, { promotionId: 'p-app-download' }, key()),
    );
    const ends = await Promise.allSettled(presses);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      sandbox.world
        .ledger()
        .entries('demo.member')
        .filter(({ kind }) => kind === 'promotion'),
    ).toHaveLength(1);
  });

  test('PRO-01 nothing is claimed by the wrong way, before it is issued, or after it has lapsed', async () => {
    let now = noon;
    const { client, sandbox, signIn, hold } = visit({ now: () => now });
    await signIn('demo.limited');
    for (const [id, endpoint] of [
      ['p-high-rebate', claimPromotion],
      ['p-newbie', claimRaffle],
      ['p-point-mall', openRedEnvelope],
    ] as const) {
      expect((await errorOf(client.call(endpoint, { promotionId: id }, key()))).code).toBe('promotion-not-open');
    }
    now += 7 * 24 * 60 * minute;
    hold(sandbox.world.signIn('demo.member'));
    const late = client.call(claimPromotion, { promotionId: 'p-high-rebate' }, key());
    expect((await errorOf(late)).code).toBe('promotion-over');
  });
});

describe('the club', () => {
  test('VIP-01 six tiers with what they bring; a player’s own bets measure the way', async () => {
    const { client, signIn } = visit();
    const open = await client.call(vipClub, {});
    expect(open.tiers.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(open.validBets).toBeNull();
    await signIn('demo.member');
    const club = await client.call(vipClub, {});
    const { club: own } = await client.call(memberInfo, {});
    const here = vipStandings(club, own?.rank ?? 0);
    expect(here.find(({ state }) => state === 'current')?.tier.name).toBe(own?.name);
    const way = here.find(({ state }) => state === 'next')?.way;
    expect(way?.done).toBeGreaterThan(0);
    expect(way?.done).toBeLessThan(1);
    expect(Number(club.validBets)).toBeGreaterThanOrEqual(Number(club.tiers[2]?.from));
  });

  test('VIP-01 an agent has no bets in the club', async () => {
    const { client, signIn } = visit();
    await signIn('demo.agent');
    expect((await client.call(vipClub, {})).validBets).toBeNull();
  });
});
