import { toMinor } from '@baize/domain';
import { paid } from '@baize/games/baccarat/deal';
import {
  claimReward,
  depositSettings,
  gameDetail,
  gameList,
  playControl,
  pointRewards,
  promotionDetail,
  readBrand,
  rewardCentre,
  runningDraw,
  setPlayLimit,
  vipClub,
  withdrawalSettings,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { contentLanguages } from '../src/world/base/content.ts';
import {
  type CurrencyCode,
  currencyByCode,
  currencyCodes,
  playAmount,
  playAmountIn,
} from '../src/world/base/scales.ts';
import { envelope, rafflePrizes } from '../src/world/promotions/promotionSeeds.ts';
import { type Visit, visit } from './visit.ts';

function inCurrency(currency: CurrencyCode, scenario = 'member'): Visit {
  const seen = visit({ scenario });
  seen.sandbox.world.settings.currency = currency;
  return seen;
}

/** Extracts amounts from a text, whatever the language's digit grouping. */
const sumsIn = (text: string): string[] =>
  (text.match(/\d[\d.,’\u00a0]*\d|\d/g) ?? []).map((sum) => sum.replace(/\D/g, ''));

describe('SBX-09 amounts fit the currency', () => {
  test.each([
    ['PKR', '100.00', '500000.00', '200.00', '0.01', '100.00', '8.00', '1.00', ['1', '5', '10', '50']],
    ['EUR', '10.00', '50000.00', '20.00', '0.01', '100.00', '8.00', '1.00', ['1', '5', '10', '50']],
    ['VND', '10000', '50000000', '20000', '1', '10000', '800', '100', ['100', '500', '1000', '5000']],
    ['KWD', '1.000', '5000.000', '2.000', '0.001', '10.000', '0.800', '0.100', ['0.1', '0.5', '1', '5']],
    [
      'USDT',
      '10.000000',
      '50000.000000',
      '20.000000',
      '0.010000',
      '100.000000',
      '8.000000',
      '1.000000',
      ['1', '5', '10', '50'],
    ],
  ] as const)('SBX-09 in %s', async (code, min, max, payout, stake, tier, birthday, bet, quick) => {
    const { client } = inCurrency(code);
    const { methods, currency } = await client.call(depositSettings, {});
    expect(currency).toBe(code);
    expect(methods.find(({ code: method }) => method === 'TSL')).toMatchObject({ min, max, currency: code });
    expect((await client.call(withdrawalSettings, {})).min).toBe(payout);
    expect((await client.call(vipClub, {})).tiers[0]).toMatchObject({ from: tier, birthdayBonus: birthday });
    expect((await client.call(pointRewards, { language: 'EN' })).length).toBeGreaterThan(2);
    const draw = await client.call(runningDraw, { gameCode: 'SVH-1' });
    expect(draw.plays[0]?.min).toBe(bet);
    expect(draw.stakes).toEqual(quick);
    const cheapest = await client.call(gameList, { gameType: 'RNG', minBet: '0.01' });
    expect(cheapest.games[0]?.minBet).toBe(stake);
    const sheet = await client.call(gameDetail, { id: cheapest.games[0]?.id ?? '' });
    expect(sheet.facts.minBet).toBe(stake);
  });

  test.each(currencyCodes)(
    'SBX-03 SBX-09 everything of the first day adds up in %s, agents and their bills too',
    (code) => {
      const { sandbox } = inCurrency(code, 'agent');
      const { world } = sandbox;
      const { digits } = currencyByCode(code);
      const ledger = world.ledger();
      world.memberServices();
      world.points();
      expect(world.contracts().bills.of('demo.agent').length).toBeGreaterThan(0);
      const accounts = ledger.accounts();
      expect(accounts.reduce((sum, account) => sum + ledger.balance(account), 0n)).toBe(0n);
      expect(accounts.filter((name) => !name.startsWith('house:') && ledger.balance(name) < 0n)).toEqual([]);
      // Twenty thousand rupees or their equivalent, less losses.
      const held = ledger.balance('demo.member') * 1_000n;
      const opening = toMinor(playAmount(20_000, currencyByCode(code)), digits) ?? 0n;
      expect(held > opening * 500n && held < opening * 2_000n).toBe(true);
    },
  );

  test('SBX-09 RSP-03 limits are carried into another currency and back, and one that is set holds in the currency of then', async () => {
    const { client, sandbox } = inCurrency('KWD');
    const stakes = async () =>
      (await client.call(playControl, {})).limits.flatMap(({ kind, amount }) => (kind === 'stake' ? [amount] : []));
    expect(await stakes()).toEqual(['500.000']);
    await client.call(setPlayLimit, { kind: 'stake', period: 'day', amount: '20.5' });
    expect(await stakes()).toEqual(['20.500']);
    sandbox.world.settings.currency = 'VND';
    expect(await stakes()).toEqual(['20500']);
    sandbox.world.settings.currency = 'brand';
    expect(await stakes()).toEqual(['205.00']);
  });

  test.each(currencyCodes)('SBX-09 GAM-12 the commission on a banker is exact for every chip, in %s', async (code) => {
    const { client } = inCurrency(code);
    const { digits } = currencyByCode(code);
    const { games } = await client.call(gameList, { gameType: 'LIVE' });
    // Every chip of a table is a multiple of its minimum bet.
    const leastBets = games.map(({ minBet }) => toMinor(minBet ?? '', digits) ?? 0n);
    expect(leastBets.filter((least) => least > 0n).length).toBe(leastBets.length);
    const result = { kind: 'baccarat', player: [], banker: [], winner: 'banker' } as const;
    for (const least of leastBets) expect((paid('banker', least, result) - least) * 100n).toBe(least * 95n);
  });

  test('SBX-09 the brand document has the currency, and offers limits in it', async () => {
    const { sandbox } = inCurrency('KWD');
    const reading = readBrand(await (await sandbox.fetch('https://site.example/brand.json')).json());
    if (!reading.ok) throw new Error(reading.problems.join(', '));
    expect(reading.brand.currency).toMatchObject({ code: 'KWD', digits: 3 });
    expect(reading.brand.startLimits.map(({ amount }) => amount)).toEqual(['500', '200', '120']);
  });

  test('SBX-09 a sum is carried exactly, however its point moves', () => {
    const [dinar, dong] = [currencyByCode('KWD'), currencyByCode('VND')];
    expect(playAmountIn('515', null, dinar)).toBe('51.5');
    expect(playAmountIn('0.05', dinar, dong)).toBe('50');
    expect(playAmountIn('1000', dong, dinar)).toBe('1');
    expect(playAmountIn('12.50', dinar, dinar)).toBe('12.50');
  });
});

describe('SBX-09 what several pages say of one amount agrees', () => {
  test.each(currencyCodes)('SBX-09 PRO-01 MEM-04 the doubled deposit: text and deposit page, in %s', async (code) => {
    for (const language of contentLanguages) {
      const seen = inCurrency(code);
      const { client } = seen;
      const { promotion, content } = await client.call(promotionDetail, { id: 'p-newbie', language });
      const [bonus] = (await client.call(depositSettings, {})).promotions;
      const most = bonus?.most?.replace(/\.0+$/, '');
      expect(sumsIn(content), language).toContain(most);
      expect(sumsIn(content), language).toContain(String(bonus?.turnover));
      expect(sumsIn(promotion.summary ?? ''), language).toEqual([bonus?.percent, String(bonus?.turnover)]);
    }
  });

  test('SBX-09 PRO-01 the text of the doubled deposit follows the rule when that is halved', async () => {
    const { client, sandbox } = visit({ scenario: 'member' });
    sandbox.world.settings.bonusHalved = true;
    const { promotion } = await client.call(promotionDetail, { id: 'p-newbie' });
    expect(promotion.summary).toContain('50%');
  });

  test.each(['KWD', 'VND'] as const)('SBX-09 PRO-01 envelope and raffle name what they hold, in %s', async (code) => {
    const { client } = inCurrency(code);
    const named = async (id: string) => sumsInEnglish((await client.call(promotionDetail, { id })).content);
    const whole = (sum: number) => playAmountIn(String(sum), null, currencyByCode(code));
    expect(await named('p-app-download')).toEqual([whole(envelope.low), whole(envelope.high)]);
    expect(await named('p-point-mall')).toEqual(rafflePrizes.map(({ units: prize }) => whole(prize)));
  });

  test.each([
    ['demo.member', 3],
    ['demo.vip', 6],
  ])('SBX-09 MEM-12 the birthday gift of %s is the one that the club names for rank %i', async (account, rank) => {
    for (const code of currencyCodes) {
      const seen = inCurrency(code);
      seen.hold(seen.sandbox.world.signIn(account));
      const { tiers } = await seen.client.call(vipClub, {});
      const gift = (await seen.client.call(rewardCentre, {})).find(({ id }) => id === 'birthday');
      const promised = tiers.find((tier) => tier.rank === rank)?.birthdayBonus;
      expect(gift?.amount, code).toBe(promised);
      const paid = await seen.client.call(
        claimReward,
        { rewardId: 'birthday' },
        { idempotencyKey: crypto.randomUUID() },
      );
      expect(paid.amount, code).toBe(promised);
    }
  });

  test('SBX-09 no account without a rank is given a birthday gift, and the gift comes on the birthday', async () => {
    const { client, hold, sandbox } = visit({ scenario: 'agent' });
    const { world } = sandbox;
    expect((await client.call(rewardCentre, {})).map(({ id }) => id)).not.toContain('birthday');
    hold(world.signIn('demo.member'));
    const gift = (await client.call(rewardCentre, {})).find(({ id }) => id === 'birthday');
    const cameOn = new Date(gift?.since ?? 0).toISOString().slice(5, 10);
    expect(world.accounts.find('demo.member')?.birthday?.slice(5)).toBe(cameOn);
  });
});

const sumsInEnglish = (html: string): string[] =>
  (html.replace(/<[^>]*>/g, '').match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((sum) => sum.replaceAll(',', ''));
