import { timelineOf } from '@baize/domain';
import { addPayee, withdrawalSettings } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import {
  depositQuote,
  entriesOf,
  held,
  minute,
  order,
  payOut,
  sumOfAll,
  timed,
  withdrawalQuote,
} from './money.fixture.ts';
import { password } from './points.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';
import { confirm, day, look, paid } from './withdrawals.fixture.ts';

describe('paying out', () => {
  test('MEM-05 the settings say what may leave, what it costs, what is still to be bet, and where it can go, numbers masked', async () => {
    const { client } = visit({ scenario: 'member' });
    const settings = await client.call(withdrawalSettings, {});
    expect(settings).toMatchObject({
      min: '200.00',
      max: '200000.00',
      limitLeft: '500000.00',
      freeLeft: 3,
      confirmMinutes: 30,
    });
    expect(settings).toMatchObject({ turnoverLeft: '0.00', hasPassword: true, holder: 'Rania Ashgrove' });
    expect(settings.payees.map(({ kind, number }) => [kind, number])).toEqual([
      ['bank', '•••• 4471'],
      ['wallet', '•••• 4567'],
      ['crypto', '•••• bLSE'],
    ]);
    expect(settings.providers.length).toBeGreaterThan(4);
  });

  test('MEM-05 MEM-19 a payment leaves at once, is looked at, paid, confirmed; what is received and remains is said before', async () => {
    const seen = timed();
    const before = held(seen, 'demo.member');
    const quote = await withdrawalQuote(seen, '1000');
    expect(quote).toMatchObject({ fee: '0.00', received: '1000.00', limitLeft: '499000.00' });
    expect(quote.remaining).toBe(
      `${(before - 100_000n) / 100n}.${String((before - 100_000n) % 100n).padStart(2, '0')}`,
    );
    const placed = await payOut(seen, quote);
    expect(placed).toMatchObject({ state: 'in-review', to: 'Tessel Bank •••• 4471', deadline: null });
    expect(before - held(seen, 'demo.member')).toBe(100_000n);
    seen.later(2 * minute);
    const now = await look(seen, placed.reference);
    expect(now).toMatchObject({ state: 'paid', deadline: noon + 32 * minute });
    expect(timelineOf(now).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'past in-review',
      'now paid',
      'ahead received',
    ]);
    const done = await confirm(seen, { reference: placed.reference, result: 'received' });
    expect(done).toMatchObject({ state: 'received', remainder: '0.00', deadline: null });
    expect(entriesOf(seen, 'demo.member', placed.reference)).toEqual([['withdrawal', -100_000n]]);
    expect(sumOfAll(seen)).toBe(0n);
  });

  test('MEM-05 after three payments in a day there is a fee, and another currency has its rate', async () => {
    const seen = timed();
    for (let payment = 0; payment < 3; payment++) await payOut(seen, await withdrawalQuote(seen, '200'));
    expect(await seen.client.call(withdrawalSettings, {})).toMatchObject({ freeLeft: 0, limitLeft: '499400.00' });
    expect(await withdrawalQuote(seen, '200.50')).toMatchObject({ fee: '2.01', received: '198.49' });
    const quote = await withdrawalQuote(seen, '1000', 2);
    expect(quote).toMatchObject({ fee: '10.00', rate: '0.003559', received: '3.523410', receivedCurrency: 'USDT' });
    const placed = await payOut(seen, quote);
    expect(placed).toMatchObject({ received: '3.523410', currency: 'PKR', to: 'USDT (TRC20) •••• bLSE' });
    seen.later(day);
    await seen.signIn('demo.member');
    expect((await seen.client.call(withdrawalSettings, {})).freeLeft).toBe(3);
  });

  test('MEM-05 a payment that is turned down comes back whole', async () => {
    const seen = timed();
    const before = held(seen, 'demo.member');
    seen.sandbox.world.settings.reviews = 'reject';
    const placed = await paid(seen);
    expect(placed.state).toBe('rejected');
    expect(held(seen, 'demo.member')).toBe(before);
    expect(entriesOf(seen, 'demo.member', placed.reference)).toEqual([
      ['withdrawal', -100_000n],
      ['withdrawal', 100_000n],
    ]);
  });

  test.each([
    ['validation-failed', '199.99'],
    ['validation-failed', '200000.01'],
    ['validation-failed', '200.005'],
    ['insufficient-balance', '199999'],
    ['invalid-request', '-5e3'],
  ])('FLT-035 %s for %s', async (code, amount) => {
    expect((await errorOf(withdrawalQuote(visit({ scenario: 'member' }), amount))).code).toBe(code);
  });

  test('MEM-05 nothing leaves while bets are still to be made; every stake brings it nearer', async () => {
    const seen = timed();
    const world = seen.sandbox.world;
    const { reference, payment } = await order(
      seen,
      await depositQuote(seen, '300', { method: 'IQR', promotionId: 'p-newbie' }),
    );
    await seen.sandbox.app.request(payment?.url ?? '', { method: 'POST' });
    seen.later(minute);
    expect((await look(seen, reference)).state).toBe('credited');
    expect(await seen.client.call(withdrawalSettings, {})).toMatchObject({
      turnoverLeft: '7200.00',
      turnoverTotal: '7200.00',
    });
    const error = await errorOf(withdrawalQuote(seen, '500'));
    expect(error).toMatchObject({ code: 'turnover-required', value: { left: '7200.00' } });
    const bet = { kind: 'stake', from: 'demo.member', to: 'house:games', reference: 'OMB-1' } as const;
    seen.later(minute);
    world.ledger().post({ ...bet, key: 'bet', amount: 700_000n, at: world.clock.now() });
    expect((await seen.client.call(withdrawalSettings, {})).turnoverLeft).toBe('200.00');
    world.ledger().post({ ...bet, key: 'bet2', amount: 30_000n, at: world.clock.now() });
    expect(await seen.client.call(withdrawalSettings, {})).toMatchObject({
      turnoverLeft: '0.00',
      turnoverTotal: '0.00',
    });
    expect((await withdrawalQuote(seen, '500')).received).toBe('500.00');
  });

  test('MEM-05 a wrong payment password moves nothing, and the quote still holds for the right one', async () => {
    const seen = timed();
    const quote = await withdrawalQuote(seen, '500');
    const before = held(seen, 'demo.member');
    expect(await errorOf(payOut(seen, quote, 'wrong'))).toMatchObject({
      code: 'payment-password-wrong',
      value: { left: 4 },
    });
    expect(held(seen, 'demo.member')).toBe(before);
    expect((await payOut(seen, quote)).state).toBe('in-review');
  });

  test('RSP-04 who is on a break can still take their money out', async () => {
    const seen = timed('excluded');
    const input = {
      kind: 'bank',
      provider: 'TSL',
      holder: 'Una Marl',
      number: '0011223344',
      paymentPassword: password,
    } as const;
    await seen.client.call(addPayee, input);
    expect((await payOut(seen, await withdrawalQuote(seen, '320'))).state).toBe('in-review');
  });
});
