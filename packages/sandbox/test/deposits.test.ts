import { timelineOf } from '@baize/domain';
import {
  balance,
  cancelDeposit,
  depositSettings,
  moneyMovement,
  moneyMovements,
  readMoneyQuote,
  sendDepositProof,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { depositQuote, entriesOf, held, minute, order, proof, sumOfAll, timed } from './money.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

describe('paying in', () => {
  test('MEM-04 methods have bounds, quick amounts within them, fee, rate and time; one is closed', async () => {
    const { client } = visit({ scenario: 'member' });
    const { methods, promotions, limitLeft, currency } = await client.call(depositSettings, {});
    expect([...new Set(methods.map(({ kind }) => kind))]).toEqual(['bank', 'qr', 'wallet', 'card', 'crypto']);
    for (const { quickAmounts, min, max, minutes } of methods) {
      expect(minutes).toBeGreaterThan(0);
      expect(quickAmounts.length).toBeGreaterThan(2);
      for (const sum of quickAmounts) expect(Number(sum) >= Number(min) && Number(sum) <= Number(max)).toBe(true);
    }
    expect(methods.filter(({ open }) => !open)).toHaveLength(1);
    expect(methods.find(({ kind }) => kind === 'crypto')).toMatchObject({ currency: 'USDT', digits: 6, rate: '278.5' });
    expect(promotions).toEqual([
      {
        id: 'p-newbie',
        title: 'A first deposit, doubled',
        percent: '100',
        most: '5000.00',
        min: '100.00',
        turnover: 12,
      },
    ]);
    expect([limitLeft, currency]).toEqual([null, 'PKR']);
  });

  test('MEM-04 MEM-19 an order is quoted, opened, proved, looked at and credited: one timeline, three pairs of entries', async () => {
    const seen = timed();
    const before = held(seen, 'demo.member');
    const quote = await depositQuote(seen, '5000', { promotionId: 'p-newbie' });
    expect(quote).toMatchObject({
      kind: 'deposit',
      amount: '5000.00',
      fee: '0.00',
      bonus: '5000.00',
      received: '10000.00',
      turnover: '120000.00',
      expiresAt: noon + minute,
    });
    const placed = await order(seen, quote);
    expect(placed).toMatchObject({ state: 'awaiting-payment', deadline: noon + 30 * minute, from: 'Tessel Bank' });
    expect(placed.payment?.lines.map(({ kind }) => kind)).toEqual(['bank', 'holder', 'number', 'note']);
    expect(held(seen, 'demo.member')).toBe(before);

    seen.later(5 * minute);
    const { reference } = placed;
    const proved = await seen.client.call(sendDepositProof, {
      reference,
      pictureIds: [await proof(seen)],
    });
    expect(proved).toMatchObject({ state: 'in-review', deadline: null, payment: null });
    expect(held(seen, 'demo.member')).toBe(before);

    seen.later(minute);
    const credited = await seen.client.call(moneyMovement, { reference });
    expect(timelineOf(credited).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'past awaiting-payment',
      'past in-review',
      'past credited',
    ]);
    expect(credited.steps.map(({ at }) => (at ?? 0) - noon)).toEqual([0, 5 * minute, 6 * minute]);
    expect(entriesOf(seen, 'demo.member', reference)).toEqual([
      ['deposit', 500_000n],
      ['promotion', 500_000n],
    ]);
    expect(sumOfAll(seen)).toBe(0n);
    expect((await seen.client.call(depositSettings, {})).promotions).toEqual([]);
  });

  test('MEM-04 a fee and a rate of exchange are kept to the coin', async () => {
    const seen = timed();
    const card = await depositQuote(seen, '200.01', { method: 'CRD' });
    expect(card).toMatchObject({ fee: '5.01', received: '195.00', rate: null });
    const quote = await depositQuote(seen, '10.5', { method: 'TRC20' });
    expect(quote).toMatchObject({
      amount: '10.500000',
      currency: 'USDT',
      fee: '1.000000',
      rate: '278.5',
      received: '2645.75',
      receivedCurrency: 'PKR',
    });
    const { reference } = await order(seen, quote);
    await seen.client.call(sendDepositProof, { reference, pictureIds: [await proof(seen)] });
    seen.later(minute);
    await seen.client.call(balance, {});
    expect(entriesOf(seen, 'demo.member', reference)).toEqual([
      ['deposit', 292_425n],
      ['fee', -27_850n],
    ]);
  });

  test('FLT-036 a rate or a bonus that moved after the quote is a 409 with a fresh one, which has to be confirmed', async () => {
    const seen = timed();
    const { settings } = seen.sandbox.world;
    const old = await depositQuote(seen, '100', { method: 'TRC20' });
    settings.rateMoved = true;
    const error = await errorOf(order(seen, old));
    expect(error).toMatchObject({ code: 'terms-changed', status: 409 });
    const fresh = readMoneyQuote(error.value);
    expect(fresh).toMatchObject({ rate: '275.1', received: '27234.90' });
    expect((await seen.client.call(moneyMovements, { open: 'true' })).total).toBe(0);
    if (fresh) expect(await order(seen, fresh)).toMatchObject({ received: '27234.90' });

    const doubled = await depositQuote(seen, '400', { promotionId: 'p-newbie' });
    settings.bonusHalved = true;
    expect(readMoneyQuote((await errorOf(order(seen, doubled))).value)).toMatchObject({ bonus: '200.00' });
  });

  test('MEM-19 a quote holds to its last millisecond and not to the moment itself; figures that were not quoted never hold', async () => {
    const seen = timed();
    const first = await depositQuote(seen, '300');
    const forged = await errorOf(order(seen, { ...first, received: '3000.00' }));
    expect(forged.code).toBe('terms-changed');
    const second = await depositQuote(seen, '300');
    seen.later(minute - 1);
    await order(seen, second);
    const third = await depositQuote(seen, '300');
    seen.later(minute);
    const late = await errorOf(order(seen, third));
    expect(late.code).toBe('terms-changed');
    expect(readMoneyQuote(late.value)?.expiresAt).toBe(third.expiresAt + minute);
    seen.later(60 * minute);
    await seen.signIn('demo.member');
    expect(readMoneyQuote((await errorOf(order(seen, third))).value)).toBeNull();
  });

  test('MEM-04 an order that nobody pays lapses at its time, in the last millisecond it can still be proved', async () => {
    const seen = timed();
    const [early, late] = [
      await order(seen, await depositQuote(seen, '300')),
      await order(seen, await depositQuote(seen, '310')),
    ];
    const picture = await proof(seen);
    seen.later(30 * minute - 1);
    const told = { reference: early.reference, pictureIds: [picture] };
    expect((await seen.client.call(sendDepositProof, told)).state).toBe('in-review');
    seen.later(1);
    const error = await errorOf(seen.client.call(sendDepositProof, { ...told, reference: late.reference }));
    expect(error.code).toBe('movement-closed');
    expect((await seen.client.call(moneyMovement, { reference: late.reference })).steps.at(-1)).toEqual({
      state: 'expired',
      at: noon + 30 * minute,
      amount: null,
    });
    expect((await errorOf(seen.client.call(cancelDeposit, { reference: late.reference }))).code).toBe(
      'movement-closed',
    );
  });

  test('MEM-04 an order can be given up, and one that is turned down moves nothing', async () => {
    const seen = timed();
    const before = held(seen, 'demo.member');
    const one = await order(seen, await depositQuote(seen, '300'));
    expect((await seen.client.call(cancelDeposit, { reference: one.reference })).state).toBe('cancelled');
    const two = await order(seen, await depositQuote(seen, '300'));
    seen.sandbox.world.settings.reviews = 'reject';
    await seen.client.call(sendDepositProof, { reference: two.reference, pictureIds: [await proof(seen)] });
    seen.later(minute);
    expect((await seen.client.call(moneyMovement, { reference: two.reference })).state).toBe('rejected');
    expect(held(seen, 'demo.member')).toBe(before);
  });

  test('FLT-041 a channel’s page opened twice, or led back from with other figures, credits one order once and nothing from an address', async () => {
    const seen = timed();
    const before = held(seen, 'demo.member');
    const placed = await order(seen, await depositQuote(seen, '1000', { method: 'IQR' }));
    const url = placed.payment?.url ?? '';
    expect(placed.payment?.code).toBe(url);
    const pay = () => seen.sandbox.app.request(url, { method: 'POST' });
    expect(await (await seen.sandbox.app.request(url)).text()).toContain('1000.00 PKR');
    const back = (await pay()).headers.get('location') ?? '';
    expect(back).toBe(`/?modal=member&centre=depositv2&c-movement=${placed.reference}`);
    expect((await pay()).status).toBe(303);
    await seen.sandbox.app.request(`${back}&c-amount=999999&status=credited`);
    seen.later(minute);
    expect((await seen.client.call(moneyMovement, { reference: placed.reference })).state).toBe('credited');
    expect(held(seen, 'demo.member') - before).toBe(100_000n);
    const stranger = await seen.sandbox.app.request(url.replace(/[^/]+$/, 'guessed'));
    expect(stranger.status).toBe(404);
    await seen.signIn('demo.vip');
    expect((await errorOf(seen.client.call(moneyMovement, { reference: placed.reference }))).status).toBe(404);
  });
});
