import { isLife, movementStates, timelineOf } from '@baize/domain';
import {
  addPayee,
  balance,
  confirmReceipt,
  disputeReceipt,
  type InputOf,
  moneyMovement,
  moneyMovements,
  readMoneyQuote,
  removePayee,
  withdrawalSettings,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import {
  depositQuote,
  entriesOf,
  held,
  minute,
  order,
  payOut,
  proof,
  quoteFor,
  sumOfAll,
  takenBy,
  withdrawalQuote,
} from './money.fixture.ts';
import { keyed, password } from './points.fixture.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

const day = 24 * 60 * minute;

function timed(scenario = 'member') {
  let now = noon;
  const seen = visit({ scenario, now: () => now });
  return Object.assign(seen, {
    later: (ms: number) => {
      now += ms;
    },
  });
}

const confirm = ({ client }: Visit, input: InputOf<typeof confirmReceipt>, key = keyed()) =>
  client.call(confirmReceipt, input, key);
const look = ({ client }: Visit, reference: string) => client.call(moneyMovement, { reference });

/** A payment of 1,000 that was made just now, its receipt open for half an hour. */
async function paid(seen: ReturnType<typeof timed>) {
  const placed = await payOut(seen, await withdrawalQuote(seen, '1000'));
  seen.later(2 * minute);
  return look(seen, placed.reference);
}

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
    const done = await confirm(seen, { referenceNo: placed.reference, result: 'received' });
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
      await depositQuote(seen, '300', { methodCode: 'IQR', promotionId: 'p-newbie' }),
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

describe('places to receive money', () => {
  const bank = {
    kind: 'bank',
    provider: 'HRB',
    holder: 'Rania Ashgrove',
    number: '1182 0045-7790',
    paymentPassword: password,
  } as const;

  test('MEM-05 one is added under the payment password in one’s own name, chosen, and taken away', async () => {
    const seen = visit({ scenario: 'member' });
    const { client } = seen;
    expect((await errorOf(client.call(addPayee, { ...bank, paymentPassword: 'wrong' }))).code).toBe(
      'payment-password-wrong',
    );
    expect((await errorOf(client.call(addPayee, { ...bank, holder: 'Somebody Else' }))).code).toBe('validation-failed');
    expect((await errorOf(client.call(addPayee, { ...bank, provider: 'NONE' }))).code).toBe('validation-failed');
    const added = await client.call(addPayee, bank);
    expect(added).toMatchObject({ providerName: 'Harbourstone Bank', number: '•••• 7790', holder: 'Rania Ashgrove' });
    expect((await errorOf(client.call(addPayee, bank))).code).toBe('validation-failed');
    expect((await payOut(seen, await withdrawalQuote(seen, '300', 3))).to).toBe('Harbourstone Bank •••• 7790');
    const { payees } = await client.call(removePayee, { payeeId: added.id, paymentPassword: password });
    expect(payees).toHaveLength(3);
    expect((await errorOf(client.call(removePayee, { payeeId: added.id, paymentPassword: password }))).status).toBe(
      404,
    );
  });

  test('FLT-037 a place that was changed in another tab refuses the quote from before; one that is gone is not paid to', async () => {
    const seen = visit({ scenario: 'member' });
    const before = held(seen, 'demo.member');
    const quote = await withdrawalQuote(seen, '300');
    await seen.client.call(addPayee, bank);
    const error = await errorOf(payOut(seen, quote));
    expect(error).toMatchObject({ code: 'terms-changed', status: 409 });
    const fresh = readMoneyQuote(error.value);
    const { payees } = await seen.client.call(withdrawalSettings, {});
    await seen.client.call(removePayee, { payeeId: payees[0]?.id ?? '', paymentPassword: password });
    if (fresh) expect((await errorOf(payOut(seen, fresh))).code).toBe('not-found');
    expect(held(seen, 'demo.member')).toBe(before);
  });

  test('FLT-037 nobody pays to another player’s place, or by another player’s quote', async () => {
    const seen = visit({ scenario: 'member' });
    const quote = await withdrawalQuote(seen, '300');
    const { payees } = await seen.client.call(withdrawalSettings, {});
    await seen.signIn('demo.vip');
    const theirs = quoteFor(seen, { type: 'withdrawal', amount: '300', payeeId: payees[0]?.id ?? '' });
    expect((await errorOf(theirs)).code).toBe('not-found');
    expect((await errorOf(payOut(seen, quote))).code).toBe('terms-changed');
  });
});

describe('receipts', () => {
  test('MEM-06 a part received leaves a remainder, which is looked into and comes back', async () => {
    const seen = timed();
    const { reference } = await paid(seen);
    const told = await confirm(seen, { referenceNo: reference, result: 'partly-received', amountReceived: '640.25' });
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
    const none = { referenceNo: reference, result: 'not-received' } as const;
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
    async (amountReceived) => {
      const seen = timed();
      const { reference } = await paid(seen);
      const error = await errorOf(confirm(seen, { referenceNo: reference, result: 'partly-received', amountReceived }));
      expect(error.code).toBe('validation-failed');
      expect(await look(seen, reference)).toMatchObject({ state: 'paid', remainder: null });
    },
  );

  test('FLT-038 pictures that the platform does not have leave the receipt unsent', async () => {
    const seen = timed();
    const { reference } = await paid(seen);
    const error = await errorOf(
      confirm(seen, { referenceNo: reference, result: 'not-received', pictureIds: ['lost'] }),
    );
    expect(error.code).toBe('picture-refused');
    expect((await look(seen, reference)).state).toBe('paid');
  });

  test('MEM-06 FLT-039 in the last millisecond it is confirmed; at the deadline itself the platform counts it as received, whatever a page thinks', async () => {
    const seen = timed();
    const first = await payOut(seen, await withdrawalQuote(seen, '300'));
    const second = await payOut(seen, await withdrawalQuote(seen, '310'));
    seen.later(32 * minute - 1);
    expect((await confirm(seen, { referenceNo: first.reference, result: 'received' })).state).toBe('received');
    seen.later(1);
    const error = await errorOf(confirm(seen, { referenceNo: second.reference, result: 'received' }));
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
    const words = { referenceNo: reference, remark: 'Nothing has come.', pictureIds: [await proof(seen)] };
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
    await confirm(seen, { referenceNo: reference, result: 'partly-received', amountReceived: '999.99' });
    const error = await errorOf(confirm(seen, { referenceNo: reference, result: 'received' }));
    expect(error).toMatchObject({ code: 'movement-closed', value: { status: 'partly-received', remainder: '0.01' } });
  });

  test('MEM-06 the minutes are the platform’s, and a payment to a chain is confirmed in what arrives there', async () => {
    const seen = timed();
    seen.sandbox.world.settings.confirmMinutes = 5;
    const placed = await payOut(seen, await withdrawalQuote(seen, '1000', 2));
    seen.later(2 * minute);
    expect((await look(seen, placed.reference)).deadline).toBe(noon + 7 * minute);
    const told = await confirm(seen, {
      referenceNo: placed.reference,
      result: 'partly-received',
      amountReceived: '1.76',
    });
    expect(told.remainder).toBe('1.763410');
    seen.later(day);
    await seen.signIn('demo.member');
    await seen.client.call(balance, {});
    // 990 of rupees were exchanged: the missing part of what should have come is worth the same part of them.
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
    const referenceNo = movements[0]?.reference ?? '';
    expect((await confirm(seen, { referenceNo, result: 'received' })).state).toBe('received');
  });

  test('MEM-19 every movement of every demo account has a life that the table allows, and nearly every state is there', async () => {
    const seen = visit();
    const states = new Set<string>();
    for (const account of ['demo.pending', 'demo.member', 'demo.vip']) {
      await seen.signIn(account);
      const { movements, total } = await seen.client.call(moneyMovements, { pageSize: 100 });
      expect(movements).toHaveLength(total);
      for (const movement of movements) {
        expect(isLife(movement), movement.reference).toBe(true);
        states.add(movement.state);
      }
      expect(movements.map(({ at }) => at)).toEqual(movements.map(({ at }) => at).sort((a, b) => b - a));
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
