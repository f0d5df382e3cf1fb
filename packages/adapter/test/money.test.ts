import { endpoints } from '@baize/gateway';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../src/store.ts';
import { cipher, clock, json, problem, start, terms } from './acme.fixture.ts';

const deposit = endpoints.placeDeposit.path;
const withdrawal = endpoints.withdraw.path;
const keyOf = (n: number) => `0000000${n}-0000-4000-8000-000000000000`;
const key = keyOf(1);

/** Platform that books: by key if it honours keys, and tells by reference. The next answers may be lost before or after. */
function books(honoursKeys: boolean) {
  const booked = new Map<string, number>();
  const references = new Map<string, { id: string; sum: object }>();
  const losses: ('before' | 'after')[] = [];
  const slow = { ms: 0 };
  let count = 0;
  const answers = async (request: Request, path: string) => {
    if (path === '/find') {
      const found = references.get(new URL(request.url).searchParams.get('ref') ?? '') ?? null;
      return json({ found });
    }
    if (path !== '/deposits' && path !== '/withdrawals') return undefined;
    const { sum, ref } = (await request.json()) as { sum: number; ref?: string };
    const named = ref ?? request.headers.get('idempotency-key') ?? '';
    if (slow.ms) await new Promise((resolve) => setTimeout(resolve, slow.ms));
    const loss = losses.shift();
    if (loss === 'before') throw new TypeError('reset');
    const known = honoursKeys ? references.get(named) : undefined;
    const one = known ?? { id: `B${++count}`, sum: { minor: sum, currency: 'PKR' } };
    if (!known) booked.set(one.id, sum);
    references.set(named, one);
    if (loss === 'after') throw new TypeError('reset');
    return json(one);
  };
  return { answers, booked, losses, references, slow };
}

const withdrawBody = async (amount = '500') => {
  const input = { quoteId: 'q', amount, amountReceived: amount, paymentPassword: '1' };
  return JSON.stringify({ payload: await cipher.seal(input, clock.now) });
};

async function cashier(honoursKeys: boolean, options = {}) {
  const platform = books(honoursKeys);
  const host = await start(platform.answers, options);
  const token = await host.logIn();
  const quote = async (amount = '500') => {
    const path = `${endpoints.moneyQuote.path}?type=deposit&amount=${amount}&methodCode=bank`;
    return (await host.ask(path, {}, token)).value as { quoteId: string; amount: string; amountReceived: string };
  };
  const headers = (name: string) => ({ 'idempotency-key': name });
  const payIn = async (agreed: object, name = key) =>
    host.ask(deposit, { method: 'POST', body: JSON.stringify(agreed), headers: headers(name) }, token);
  const payOut = async (name = key, amount = '500') =>
    host.ask(withdrawal, { method: 'POST', body: await withdrawBody(amount), headers: headers(name) }, token);
  const fate = async (name = key) => {
    const body = JSON.stringify({ key: name });
    return (await host.ask(endpoints.moneyFate.path, { method: 'POST', body }, token)).value as { state: string };
  };
  const agreedOf = ({ quoteId, amount, amountReceived }: Awaited<ReturnType<typeof quote>>) => ({
    quoteId,
    amount,
    amountReceived,
  });
  return { ...host, ...platform, token, quote, agreedOf, payIn, payOut, fate };
}

describe('money', () => {
  test('ADP-10 the same key gives the first answer, another content a 422, no key a 400', async () => {
    const { payIn, quote, agreedOf, booked, ask, token } = await cashier(true);
    const agreed = agreedOf(await quote());
    const [first, again] = [await payIn(agreed), await payIn(agreed)];
    expect(first.value).toEqual(again.value);
    expect(first.value).toMatchObject({ referenceNo: 'B1', amount: '500.00' });
    expect((await payIn({ ...agreed, amount: '600' })).status).toBe(422);
    const bare = await ask(deposit, { method: 'POST', body: JSON.stringify(agreed) }, token);
    expect(bare.status).toBe(400);
    expect([...booked]).toEqual([['B1', 50_000]]);
  });

  test('ADP-10 two at once under one key book once', async () => {
    const { payOut, booked, slow } = await cashier(false);
    slow.ms = 30;
    const statuses = (await Promise.all([payOut(), payOut()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(booked.size).toBe(1);
  });

  test('ADP-10 a withdrawal whose answer is lost is found by its key, and never sent again', async () => {
    const { payOut, booked, losses, fate } = await cashier(false);
    losses.push('after');
    expect((await payOut()).code).toBe('unavailable');
    expect(await fate()).toMatchObject({ state: 'done', referenceNo: 'B1' });
    expect((await payOut()).value).toMatchObject({ referenceNo: 'B1' });
    expect(booked.size).toBe(1);
  });

  test('ADP-10 a repeat after a lost answer gets the booking, however late it comes', async () => {
    const { payOut, booked, losses } = await cashier(false);
    losses.push('after');
    await payOut();
    clock.now += 130_000;
    expect((await payOut()).value).toMatchObject({ referenceNo: 'B1' });
    expect(booked.size).toBe(1);
  });

  test('ADP-10 a fate that the platform does not know yet is working, and none only after two minutes', async () => {
    const { payOut, losses, fate, booked } = await cashier(false);
    losses.push('before');
    await payOut();
    expect(await fate()).toMatchObject({ state: 'working' });
    expect((await payOut()).code).toBe('in-flight');
    clock.now += 121_000;
    expect(await fate()).toMatchObject({ state: 'none' });
    expect((await payOut()).status).toBe(422);
    expect(booked.size).toBe(0);
  });

  test('ADP-10 asking for an unused key closes it, so that a late request does nothing', async () => {
    const { payOut, fate, booked } = await cashier(false);
    expect(await fate()).toMatchObject({ state: 'none' });
    expect((await payOut()).code).toBe('conflict');
    expect(booked.size).toBe(0);
  });

  test('ADP-10 a lost answer of a platform that honours keys is repeated under the same key and quote', async () => {
    const { payIn, quote, agreedOf, booked, losses } = await cashier(true);
    const agreed = agreedOf(await quote());
    losses.push('after');
    await payIn(agreed);
    clock.now += 5 * 60_000;
    expect((await payIn(agreed)).value).toMatchObject({ referenceNo: 'B1' });
    expect([...booked]).toEqual([['B1', 50_000]]);
  });

  test('ADP-10 a refusal frees the key, and nothing was done under it', async () => {
    let poor = true;
    const { ask, logIn } = await start((_, path) => {
      if (path !== '/withdrawals') return undefined;
      return poor ? problem('insufficient-funds', 422) : json({ id: 'B1', sum: { minor: 50_000, currency: 'PKR' } });
    });
    const token = await logIn();
    const send = async () =>
      ask(withdrawal, { method: 'POST', body: await withdrawBody(), headers: { 'idempotency-key': key } }, token);
    expect((await send()).code).toBe('insufficient-balance');
    poor = false;
    expect((await send()).success).toBe(true);
  });

  test('ADP-10 another player’s key is another key', async () => {
    const { payOut, logIn, ask } = await cashier(false);
    await payOut();
    const body = JSON.stringify({ key });
    const other = await ask(endpoints.moneyFate.path, { method: 'POST', body }, await logIn('bob'));
    expect(other.value).toMatchObject({ state: 'none' });
  });

  test('ADP-10 with the store away nothing is sent', async () => {
    const store = memoryStore(() => clock.now);
    let away = false;
    const claim: typeof store.claim = (name, value, ttl) =>
      away && name.startsWith('money:') ? Promise.reject(new Error('away')) : store.claim(name, value, ttl);
    const { payOut, booked } = await cashier(false, { store: { ...store, claim } });
    away = true;
    expect((await payOut()).status).toBe(503);
    expect(booked.size).toBe(0);
  });

  test('ADP-11 changed terms, a quote of another sum and one that has run out come back with a fresh quote', async () => {
    const { payIn, quote, agreedOf, booked } = await cashier(true);
    const agreed = agreedOf(await quote());
    terms.fee = '10';
    const changed = await payIn(agreed, keyOf(2));
    expect([changed.status, changed.code]).toEqual([409, 'terms-changed']);
    expect(changed.value).toMatchObject({ amount: '500.00', fee: '10.00', amountReceived: '490.00' });
    expect((await payIn({ ...agreed, amount: '5' }, keyOf(3))).code).toBe('terms-changed');
    const old = agreedOf(await quote());
    clock.now += 61_000;
    expect((await payIn(old, keyOf(4))).code).toBe('terms-changed');
    expect(booked.size).toBe(0);
    const fresh = agreedOf(await quote());
    expect((await payIn(fresh, keyOf(5))).success).toBe(true);
    expect((await payIn(fresh, keyOf(6))).code).toBe('terms-changed');
    expect(booked.size).toBe(1);
  });

  test.each([
    ['100.001', { kind: 'too-fine', digits: 2 }],
    ['99', { kind: 'below', min: '100' }],
    ['50001', { kind: 'above', max: '50000' }],
  ])('ADP-11 %s is not quoted', async (amount, value) => {
    const { ask, token } = await cashier(true);
    const answer = await ask(`${endpoints.moneyQuote.path}?type=deposit&amount=${amount}&methodCode=bank`, {}, token);
    expect([answer.code, answer.value]).toEqual(['validation-failed', value]);
  });

  test('ADP-10 whatever is lost and repeated, a key books at most once and its fate is true', async () => {
    const step = fc.constantFrom('press', 'twice', 'fate', 'lose before', 'lose after', 'wait', 'long');
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 10 }), async (honours, steps) => {
        const { payOut, fate, booked, losses } = await cashier(honours);
        const told = new Set<string>();
        for (const one of steps) {
          if (one === 'press') told.add(String((await payOut()).success));
          if (one === 'twice') await Promise.all([payOut(), payOut()]);
          if (one === 'lose before') losses.push('before');
          if (one === 'lose after') losses.push('after');
          if (one === 'wait') clock.now += 5_000;
          if (one === 'long') clock.now += 130_000;
          if (one === 'fate') {
            const { state } = await fate();
            if (state === 'done') expect(booked.size).toBe(1);
            if (state === 'none') expect(booked.size).toBe(0);
          }
          expect(booked.size).toBeLessThanOrEqual(1);
        }
        if (told.has('true')) expect(booked.size).toBe(1);
      }),
      { numRuns: 60 },
    );
  });
});
