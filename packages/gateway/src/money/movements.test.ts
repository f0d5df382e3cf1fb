import { expect, test } from 'vitest';
import { read } from '../../test/fixture.ts';
import { countingDrops } from '../base/list.ts';
import { depositSettings } from './deposits.ts';
import { moneyMovement, moneyMovements, moneyQuote, readMoneyQuote } from './movements.ts';
import { wallets } from './transfers.ts';

const wire = {
  referenceNo: 'W1',
  type: 'withdrawal',
  status: 'paid',
  applyTime: 1_795_262_401_000,
  amount: '300.00',
  currency: 'PKR',
  fee: '0.00',
  bonus: '0.00',
  amountReceived: '300.00',
  receivedCurrency: 'PKR',
  deadline: 1_795_262_409_000,
  steps: [
    { status: 'in-review', time: 1_795_262_401_000 },
    { status: 'paid', time: 1_795_262_402_000, amount: null },
  ],
} as const;

test('MEM-19 a movement is read with what is missing as nothing', () => {
  expect(read(moneyMovement, wire)).toEqual({
    reference: 'W1',
    kind: 'withdrawal',
    state: 'paid',
    at: 1_795_262_401_000,
    amount: '300.00',
    currency: 'PKR',
    fee: '0.00',
    rate: null,
    bonus: '0.00',
    received: '300.00',
    receivedCurrency: 'PKR',
    deadline: 1_795_262_409_000,
    steps: [
      { state: 'in-review', at: 1_795_262_401_000, amount: null },
      { state: 'paid', at: 1_795_262_402_000, amount: null },
    ],
    from: null,
    to: null,
    remainder: null,
    payment: null,
    remark: null,
  });
});

test.each([
  ['an amount beyond all numbers', { amount: '1e309' }],
  ['an amount that is none', { amountReceived: 'NaN' }],
  ['negative zero', { fee: '-0' }],
  ['no amount', { amount: null }],
  ['a rate of nothing', { rate: '0.00' }],
  ['a rate below nothing', { rate: '-1' }],
  ['a state nobody knows', { status: 'lost' }],
])('FLT-033 FLT-080 a movement with %s is left out of the list and counted, and is no answer alone', (_, change) => {
  const broken = { ...wire, ...change } as never;
  const { result, dropped } = countingDrops(() =>
    read(moneyMovements, { list: [wire, broken], total: 2, totalPages: 1 }),
  );
  expect([result.movements.length, dropped]).toEqual([1, 1]);
  expect(() => read(moneyMovement, broken)).toThrow();
});

test('FLT-087 a movement or a step whose time is no moment is shown without one', () => {
  for (const time of [0, 1_795_262_402, 1_671_000_000_000_000, 'soon', null] as never[]) {
    const steps = [wire.steps[0], { status: 'paid', time }] as const;
    const { at, state, steps: shown } = read(moneyMovement, { ...wire, applyTime: time, steps });
    expect([at, state, shown.map((step) => step.at)]).toEqual([null, 'paid', [1_795_262_401_000, null]]);
  }
});

test('FLT-080 a step or a line of payment that cannot be read is left out, and the movement is shown', () => {
  const { result, dropped } = countingDrops(() =>
    read(moneyMovement, {
      ...wire,
      steps: [...wire.steps, { status: 'lost', time: 1_795_262_403_000 } as never],
      payment: {
        qrCode: null,
        payUrl: null,
        lines: [{ kind: 'number', text: '1' }, { kind: 'trick', text: '2' } as never],
      },
    }),
  );
  expect(result.steps).toHaveLength(2);
  expect(result.payment?.lines).toEqual([{ kind: 'number', text: '1' }]);
  expect(dropped).toBe(2);
});

test('FLT-036 the fresh quote of a refusal is read by the schema of the quote, or is none', () => {
  const quote = {
    quoteId: 'q',
    type: 'deposit',
    amount: '10.00',
    currency: 'USDT',
    fee: '1',
    rate: '278.5',
    bonus: '0',
    amountReceived: '2506.50',
    receivedCurrency: 'PKR',
    turnover: '2506.50',
    remaining: null,
    limitLeft: null,
    expiryTime: 1_795_262_405_000,
  } as const;
  expect(readMoneyQuote(quote)).toEqual(read(moneyQuote, quote));
  for (const value of [null, 'x', {}, { ...quote, amountReceived: 'NaN' }, { ...quote, expiryTime: null }])
    expect(readMoneyQuote(value)).toBeNull();
});

test('FLT-033 FLT-080 a wallet whose balance cannot be read shows none; a method without bounds is left out', () => {
  const { vendors, main } = read(wallets, {
    isSingle: false,
    mainBalance: '12.3.4',
    wallets: [{ vassalage: 'OMB', name: 'Ombrelith', balance: 'null' }],
  });
  expect([main, vendors]).toEqual([null, [{ vendor: 'OMB', name: 'Ombrelith', balance: null, open: true }]]);
  const method = {
    methodCode: 'A',
    kind: 'bank',
    name: 'A bank',
    digits: 2,
    min: '1',
    max: '9',
    quickAmounts: ['5', 'many' as never],
    fee: { percent: '0', fixed: '0' },
  } as const;
  const { result, dropped } = countingDrops(() =>
    read(depositSettings, { methods: [method, { ...method, max: 'Infinity' }], promotions: null }),
  );
  expect(result.methods.map(({ quickAmounts, rate, open }) => [quickAmounts, rate, open])).toEqual([
    [['5'], null, true],
  ]);
  expect(dropped).toBeGreaterThan(1);
});
