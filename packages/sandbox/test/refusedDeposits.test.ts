import {
  depositSettings,
  moneyFate,
  moneyMovement,
  moneyMovements,
  moneyQuote,
  sendDepositProof,
  uploadProof,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { depositQuote, minute, order, timed } from './money.fixture.ts';
import { keyed } from './points.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

describe('what is refused', () => {
  test.each([
    ['validation-failed', { amount: '99.99' }],
    ['validation-failed', { amount: '500000.01' }],
    ['validation-failed', { amount: '100.001' }],
    ['validation-failed', {}],
    ['not-found', { amount: '500', method: 'XXX' }],
    ['not-found', { amount: '500', promotionId: 'p-vip' }],
    ['channel-closed', { amount: '500', method: 'LRK' }],
    ['invalid-request', { amount: '1e3' }],
    ['invalid-request', { amount: 'NaN' }],
  ])('FLT-035 %s for %j', async (code, more) => {
    const { client } = visit({ scenario: 'member' });
    expect((await errorOf(client.call(moneyQuote, { type: 'deposit', method: 'TSL', ...more }))).code).toBe(code);
  });

  test('RSP-03 a deposit limit counts orders that are not paid yet, and is said before', async () => {
    const seen = timed('limited');
    expect((await seen.client.call(depositSettings, {})).limitLeft).toBe('15.00');
    const error = await errorOf(depositQuote(seen, '100'));
    expect(error).toMatchObject({ code: 'limit-reached', value: { kind: 'limit', left: '15.00' } });
    seen.later(25 * 60 * minute);
    await seen.signIn('demo.limited');
    await order(seen, await depositQuote(seen, '400'));
    expect((await seen.client.call(depositSettings, {})).limitLeft).toBe('120.00');
    expect((await errorOf(depositQuote(seen, '130'))).code).toBe('limit-reached');
  });

  test('RSP-04 nobody pays in on a break, neither by a quote nor by one from before', async () => {
    const excluded = visit({ scenario: 'excluded' });
    expect((await errorOf(excluded.client.call(depositSettings, {}))).code).toBe('on-a-break');
    expect((await errorOf(depositQuote(excluded, '500'))).code).toBe('on-a-break');
    const seen = timed();
    const quote = await depositQuote(seen, '500');
    const account = seen.sandbox.world.accounts.find('demo.member');
    if (account) account.rest = { kind: 'break', from: noon, until: noon + minute };
    expect((await errorOf(order(seen, quote))).code).toBe('on-a-break');
  });

  test('FLT-055 FLT-038 a proof is a picture by its bytes, and one’s own', async () => {
    const seen = timed();
    const svg = btoa('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const error = await errorOf(seen.client.call(uploadProof, { type: 'image/png', data: svg }));
    expect(error.code).toBe('picture-refused');
    const placed = await order(seen, await depositQuote(seen, '300'));
    const foreign = { reference: placed.reference, pictureIds: ['nobodys'] };
    expect((await errorOf(seen.client.call(sendDepositProof, foreign))).code).toBe('picture-refused');
    expect((await seen.client.call(moneyMovement, { reference: placed.reference })).state).toBe('awaiting-payment');
  });

  test('FLT-027 FLT-030 two tabs with quotes of the same moment open one order; a key opens one, and nothing else under it', async () => {
    const seen = timed();
    const [a, b] = [await depositQuote(seen, '300'), await depositQuote(seen, '300')];
    const outcomes = await Promise.allSettled([order(seen, a), order(seen, b)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const again = keyed();
    const quote = await depositQuote(seen, '320');
    const first = await order(seen, quote, again);
    expect(await order(seen, quote, again)).toEqual(first);
    expect(await errorOf(order(seen, await depositQuote(seen, '330'), again))).toMatchObject({ status: 422 });
    expect((await seen.client.call(moneyMovements, { type: 'deposit', open: 'true' })).total).toBe(2);
    const { idempotencyKey } = again;
    expect(await seen.client.call(moneyFate, { key: idempotencyKey })).toEqual({
      fate: 'done',
      reference: first.reference,
    });
  });

  test.each(['reset', 'cut-json'] as const)(
    'FLT-028 an answer lost to %s after the order was opened is found under its key',
    async (kind) => {
      const seen = timed();
      seen.sandbox.world.settings.faults = [{ call: 'placeDeposit', kind, times: 2 }];
      const placed = await order(seen, await depositQuote(seen, '300'));
      const { movements } = await seen.client.call(moneyMovements, { type: 'deposit', open: 'true' });
      expect(movements.map(({ reference }) => reference)).toEqual([placed.reference]);
    },
  );

  test('FLT-042 a 503 is met three times at most, and nothing is opened', async () => {
    const seen = timed();
    seen.sandbox.world.settings.faults = [{ call: 'placeDeposit', kind: '503', times: 3 }];
    expect(await errorOf(order(seen, await depositQuote(seen, '300')))).toMatchObject({ outcome: 'unknown' });
    expect(seen.sandbox.world.settings.faults).toEqual([]);
    expect((await seen.client.call(moneyMovements, { open: 'true' })).total).toBe(0);
  });
});
