import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cancelDeposit,
  depositSettings,
  endpoints,
  excludeSelf,
  joinPromotion,
  moneyMovement,
  moneyQuote,
  promotionDetail,
  promotions,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { depositQuote, held, payOut, withdrawalQuote } from './money.fixture.ts';
import { accountOf, day } from './play.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

function under(tighten: Record<string, unknown>, scenario = 'member') {
  const seen = visit({ scenario });
  seen.sandbox.world.settings.tighten = tighten;
  return seen;
}

const ids = async ({ client }: ReturnType<typeof under>) => (await client.call(promotions, {})).map(({ id }) => id);

describe('ways to pay in', () => {
  test('JUR-23 JUR-12 payment.banned: a way that is forbidden is neither offered nor taken by its code', async () => {
    const seen = under({ 'payment.banned': ['credit-card', 'crypto'] });
    const { methods } = await seen.client.call(depositSettings, {});
    expect(methods.map(({ kind }) => kind)).not.toContain('card');
    expect(methods.map(({ kind }) => kind)).not.toContain('crypto');
    expect(methods.length).toBeGreaterThan(2);
    for (const method of ['CRD', 'TRC20']) {
      const asked = seen.client.call(moneyQuote, { type: 'deposit', amount: '500', method });
      expect((await errorOf(asked)).code, method).toBe('payment-not-allowed');
    }
    expect((await depositQuote(seen, '500')).amount).toBe('500.00');
    expect((await under({}).client.call(depositSettings, {})).methods.map(({ kind }) => kind)).toContain('card');
  });
});

describe('withdrawals', () => {
  test('JUR-24 JUR-12 one that was asked for is taken back by no call, and its money does not return to play', async () => {
    const seen = visit({ scenario: 'member' });
    const placed = await payOut(seen, await withdrawalQuote(seen, '1000'));
    const left = held(seen, 'demo.member');
    expect(Object.keys(endpoints).filter((call) => /withdraw/i.test(call) && /cancel|undo|return/i.test(call))).toEqual(
      [],
    );
    const taken = seen.client.call(cancelDeposit, { reference: placed.reference });
    expect((await errorOf(taken)).code).toBe('movement-closed');
    expect(held(seen, 'demo.member')).toBe(left);
    expect((await seen.client.call(moneyMovement, { reference: placed.reference })).state).toBe(placed.state);
  });

  test('JUR-24 no file of their pages names an offer', () => {
    const folder = 'site/src/features/member/withdrawal';
    const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.stories.'));
    expect(files.length).toBeGreaterThan(3);
    const naming = files.filter((name) =>
      /promotion|usePromotions|OfferCard/i.test(readFileSync(join(folder, name), 'utf8')),
    );
    expect(naming).toEqual([]);
  });
});

describe('bonuses', () => {
  test('JUR-33 JUR-12 bonus.wagerMost: an offer beyond it is not listed, not joined and not added to a deposit', async () => {
    const open = under({});
    expect(await ids(open)).toContain('p-newbie');
    const seen = under({ 'bonus.wagerMost': 10 });
    expect(await ids(seen)).not.toContain('p-newbie');
    expect((await ids(seen)).length).toBeGreaterThan(3);
    for (const asked of [
      seen.client.call(promotionDetail, { id: 'p-newbie' }),
      seen.client.call(joinPromotion, { promotionId: 'p-newbie' }),
    ])
      expect((await errorOf(asked)).code).toBe('not-allowed');
    expect((await seen.client.call(depositSettings, {})).promotions).toEqual([]);
    expect((await errorOf(depositQuote(seen, '500', { promotionId: 'p-newbie' }))).code).toBe('not-found');
  });

  test('JUR-33 JUR-12 bonus.daysLeast: an offer with too little time for its conditions is not there', async () => {
    expect(await ids(under({ 'bonus.daysLeast': 14 }))).toContain('p-deposit');
    expect(await ids(under({ 'bonus.daysLeast': 15 }))).not.toContain('p-deposit');
  });

  test.each([
    ['2003-11-22', false],
    ['2002-11-21', true],
    [null, false],
  ])(
    'JUR-33 bonus.notBelowAge: with 24 as the least age a player born on %s gets offers: %s',
    async (birthday, has) => {
      const seen = under({ 'bonus.notBelowAge': 24 });
      accountOf(seen, 'demo.member').birthday = birthday;
      expect((await ids(seen)).length > 0).toBe(has);
      expect((await seen.client.call(depositSettings, {})).promotions.length > 0).toBe(has);
    },
  );
});

describe('rests', () => {
  test('JUR-26 JUR-12 rest.lengths: lengths of the rules are taken, the product’s own no longer', async () => {
    const rests = { 'cool-off': [42], exclusion: [3] };
    const { client } = under({ 'rest.lengths': rests });
    expect((await errorOf(client.call(excludeSelf, { kind: 'cool-off', length: 7 }))).code).toBe('validation-failed');
    const long = await client.call(excludeSelf, { kind: 'cool-off', length: 42 });
    expect(long).toMatchObject({ kind: 'cool-off', until: noon + 42 * day });
    const own = under({}).client;
    expect((await errorOf(own.call(excludeSelf, { kind: 'cool-off', length: 42 }))).code).toBe('validation-failed');
  });
});
