import { balance, depositSettings, moneyFate, moneyMovements, moneyQuote, placeDeposit } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { free, key, larch, pay, payOut } from './testing/larch.fixture.ts';

describe('money of larch through its adapter', () => {
  test('ADP-10 ADP-11 a fee inside larch’s sum is the fee of the quote, to the coin', async () => {
    const set = await larch();
    await set.signIn('demo.member');
    for (const [place, amount] of ['99.99', '50.01', '1234.55'].entries()) {
      const { quote, pay: press } = await pay(set, amount, 'QLP', key(place + 1));
      const made = await press();
      expect([made.amount, made.fee, made.received]).toEqual([quote.amount, quote.fee, quote.received]);
    }
    const { list } = await (async () => ({ list: (await set.call(moneyMovements, {})).movements }))();
    expect(list.filter(({ kind }) => kind === 'deposit').length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['KWD', /^\d+\.\d{3}$/],
    ['VND', /^\d+$/],
    ['brand', /^\d+\.\d{2}$/],
  ] as const)('ADP-11 in %s amounts have the currency’s decimals', async (currency, shape) => {
    const { call } = await free(currency);
    expect((await call(balance, {})).amount).toMatch(shape);
    const { methods } = await call(depositSettings, {});
    const [bank] = methods;
    expect(bank?.min).toMatch(shape);
    const quote = await call(moneyQuote, { type: 'deposit', amount: bank?.min, method: bank?.code });
    expect(quote.received).toMatch(shape);
    const finer = `${bank?.min}${currency === 'VND' ? '.' : ''}1`;
    await expect(call(moneyQuote, { type: 'deposit', amount: finer, method: bank?.code })).rejects.toMatchObject({
      code: 'validation-failed',
    });
  });

  test('ADP-11 JPY has no decimals, and a currency that larch’s adapter does not know is refused', async () => {
    const { call, signIn, trouble } = await larch();
    await signIn('demo.vip');
    const wallet = (currency: string) => {
      const sum = { minor: 1234, currency };
      trouble.way = (_, path) =>
        path === '/v2/me/wallet' ? Response.json({ cash: sum, bonus: sum, locked: sum }) : undefined;
      return call(balance, {});
    };
    expect(await wallet('JPY')).toEqual({ amount: '1234', currency: 'JPY' });
    await expect(wallet('XAU')).rejects.toMatchObject({ status: 502 });
  });

  test('ADP-10 a payment that is ON_HOLD is in review, and the stranger is in the log', async () => {
    const set = await free();
    set.world.settings.reviews = 'hold';
    const made = await (await payOut(set, '500', key(1)))();
    expect(made.state).toBe('in-review');
    expect(JSON.stringify(set.lines)).toContain('state of a movement: ON_HOLD');
  });

  test('ADP-10 a withdrawal whose answer is lost is found by its key and paid once', async () => {
    const set = await free();
    const press = await payOut(set, '500', key(1));
    const before = await set.call(balance, {});
    set.trouble.way = async (request, path) => {
      if (path !== '/v2/cashier/withdrawals') return undefined;
      await set.app.fetch(request);
      throw new TypeError('reset');
    };
    const made = await press();
    expect(await set.call(moneyFate, { key: key(1) })).toEqual({ fate: 'done', reference: made.reference });
    expect(set.paths().filter((path) => path === 'POST /v2/cashier/withdrawals')).toHaveLength(1);
    expect(set.paths().filter((path) => path.startsWith('GET /v2/cashier/movements/by-key/'))).toHaveLength(1);
    const after = await set.call(balance, {});
    expect(Number(before.amount) - Number(after.amount)).toBe(500);
  });

  test('ADP-10 the same key with another sum is refused, and an unused key is given up', async () => {
    const set = await larch();
    await set.signIn('demo.member');
    const { agreed, pay: press } = await pay(set, '500');
    await press();
    await expect(set.call(placeDeposit, { ...agreed, amount: '600' }, key(1))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await set.call(moneyFate, { key: key(2) })).fate).toBe('none');
    await expect((await pay(set, '500', 'QLP', key(2))).pay()).rejects.toMatchObject({ code: 'conflict' });
  });
});
