import { describe, expect, test, vi } from 'vitest';
import { movementPages, type PlainMethod, paymentCalls } from '../src/index.ts';
import { signed, sum } from './calls.fixture.ts';

describe('payments', () => {
  const method: PlainMethod = {
    code: 'QLP',
    kind: 'bank',
    name: 'Quick',
    min: sum(10_000),
    max: sum(900_000),
    fee: { percent: '1.00', fixed: '0.00' },
    steps: [sum(20_000)],
    minutes: 5,
    isOpen: true,
  };
  function calls(change: Partial<PlainMethod> = {}, available = 50_000) {
    const book = vi.fn(async () => 'booked' as never);
    const parts = {
      methods: async () => [{ ...method, ...change }],
      purse: async () => ({ available: sum(available), turnoverLeft: sum(0) }),
      payees: async () => ({ payees: [], providers: [] }),
      book,
    };
    return { book, ...paymentCalls(parts) };
  }

  test('ADP-11 a deposit is quoted by the method’s terms and booked as it was agreed', async () => {
    const { moneyQuote, placeDeposit, withdraw, book } = calls();
    const call = signed('k');
    const quote = await moneyQuote({ type: 'deposit', amount: '200', methodCode: 'QLP' }, call);
    expect(quote).toMatchObject({ amount: '200.00', fee: '2.00', amountReceived: '198.00' });
    const agreed = { quoteId: String(quote.quoteId), amount: '200.00', amountReceived: '198.00' };
    await expect(withdraw(agreed, call)).rejects.toMatchObject({ code: 'terms-changed' });
    expect(book).not.toHaveBeenCalled();
    expect(await placeDeposit(agreed, call)).toBe('booked');
    expect(book).toHaveBeenCalledWith(
      { type: 'deposit', target: 'QLP', amount: '200.00', currency: 'PKR' },
      expect.anything(),
    );
  });

  test('ADP-11 a closed, an unknown and no method are refused, and so is more than is there', async () => {
    const asked = { type: 'deposit', amount: '200', methodCode: 'QLP' } as const;
    const quoted = (set: ReturnType<typeof calls>, input: object) => set.moneyQuote({ ...asked, ...input }, signed());
    await expect(quoted(calls({ isOpen: false }), {})).rejects.toMatchObject({ code: 'channel-closed', status: 409 });
    await expect(quoted(calls(), { methodCode: 'XYZ' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(quoted(calls(), { type: 'wallet' })).rejects.toMatchObject({ code: 'not-found' });
    const out = { type: 'withdrawal', payeeId: '7' };
    expect(await quoted(calls(), out)).toMatchObject({ type: 'withdrawal', remaining: '300.00' });
    await expect(quoted(calls({}, 15_000), out)).rejects.toMatchObject({ code: 'insufficient-balance' });
  });

  test('ADP-11 settings have the decimals of the currency, and none are there without a method', async () => {
    const { depositSettings, withdrawalSettings } = calls();
    expect(await depositSettings({}, signed())).toMatchObject({
      methods: [{ methodCode: 'QLP', digits: 2, min: '100.00', quickAmounts: ['200.00'], maintenance: false }],
      currency: 'PKR',
    });
    expect(await withdrawalSettings({}, signed())).toMatchObject({
      available: '500.00',
      min: '100.00',
      max: '9000.00',
    });
    const none = paymentCalls({
      methods: async () => [],
      purse: async () => ({ available: sum(0), turnoverLeft: sum(0) }),
      payees: async () => ({ payees: [], providers: [] }),
      book: async () => 'booked' as never,
    });
    await expect(none.withdrawalSettings({}, signed())).rejects.toMatchObject({ code: 'channel-closed' });
  });
});

test('ADP-12 movements of another kind than the platform has are none, and nothing is asked', async () => {
  const asked: unknown[] = [];
  const movements = movementPages(
    (filter) => {
      asked.push(filter);
      return async () => ({ items: [1, 2], next: 'c' });
    },
    (one) => one as never,
  );
  const page = { pageNo: 1, pageSize: 2 };
  expect(await movements({ type: 'wallet', ...page } as never, signed())).toMatchObject({ list: [], more: false });
  expect(asked).toEqual([]);
  expect(await movements({ type: 'deposit', open: 'true', ...page }, signed())).toEqual({
    list: [1, 2],
    total: null,
    totalPages: null,
    more: true,
  });
  await movements({ status: 'paid', ...page }, signed());
  await movements(page, signed());
  expect(asked).toEqual([
    { type: 'deposit', states: ['awaiting-payment', 'in-review', 'paid'], pageSize: 2 },
    { type: undefined, states: ['paid'], pageSize: 2 },
    { type: undefined, states: undefined, pageSize: 2 },
  ]);
});
