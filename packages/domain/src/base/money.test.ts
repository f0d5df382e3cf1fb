import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAmounts, compareAmounts, subtractAmounts } from './amounts.ts';
import { readDecimal } from './decimal.ts';
import { numberMarks } from './language.ts';
import { currencySymbol, formatMoney, fromMinor, moneyParts, toMinor, usableBalance } from './money.ts';

const rupee = { code: 'PKR', symbol: 'Rs', digits: 2 };
const bare = { code: null, symbol: null, digits: 2 };
const minorUnits = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
const digits = fc.integer({ min: 0, max: 8 });

test.each([
  [null],
  ['1e309'],
  ['NaN'],
  ['-0'],
  ['-0.00'],
  ['0x10'],
  ['+5'],
  ['1,5'],
  [' 1'],
  ['01'],
  ['.5'],
  ['5.'],
  ['١٢٣'],
  ['123456789012345678901'],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [-0],
  [1e21],
  [2 ** 53],
  [0.1 + 0.2],
  [{}],
  [[]],
  [true],
])('FLT-033 %j is no amount', (value) => {
  expect(readDecimal(value)).toBeNull();
});

test.each([
  ['0', '0'],
  ['-0.01', '-0.01'],
  ['999999999999.99', '999999999999.99'],
  [12.5, '12.5'],
  [0, '0'],
  [-3, '-3'],
])('FLT-033 %j is an amount', (value, decimal) => {
  expect(readDecimal(value)).toBe(decimal);
});

test('FLT-033 minor units and decimal strings are each other for any figure and number of digits', () => {
  fc.assert(
    fc.property(minorUnits, digits, (minor, places) => {
      expect(toMinor(fromMinor(minor, places), places)).toBe(minor);
    }),
  );
});

test('FLT-033 sums are exact where floating ones are not', () => {
  expect(addAmounts('0.1', '0.2')).toBe('0.3');
  expect(addAmounts('9007199254740993', '1')).toBe('9007199254740994');
  expect(addAmounts('1', null)).toBeNull();
  expect(addAmounts('1', '1e3')).toBeNull();
  expect(addAmounts()).toBe('0');
});

test('FLT-033 a sum less one part is the other part', () => {
  fc.assert(
    fc.property(minorUnits, minorUnits, (a, b) => {
      const sum = addAmounts(fromMinor(a, 2), fromMinor(b, 2));
      const rest = subtractAmounts(sum, fromMinor(b, 2)) ?? '';
      expect(toMinor(rest, 2)).toBe(a);
    }),
  );
});

test('FLT-033 order of amounts is the order of their minor units', () => {
  fc.assert(
    fc.property(minorUnits, minorUnits, digits, (a, b, places) => {
      expect(compareAmounts(fromMinor(a, places), fromMinor(b, places))).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
  expect(compareAmounts('x', '1')).toBeNull();
});

test.each([
  ['0', 'Rs\u00a00.00'],
  ['1234.5', 'Rs\u00a01,234.50'],
  ['-0.01', '\u2212Rs\u00a00.01'],
  ['999999999999.99', 'Rs\u00a0999,999,999,999.99'],
  ['1000000', 'Rs\u00a01,000,000.00'],
  ['12.3000', 'Rs\u00a012.30'],
])('HDR-05 %s shows as %s', (amount, shown) => {
  expect(formatMoney(amount, rupee)).toBe(shown);
});

test.each([
  ['1234', { code: 'VND', symbol: '₫', digits: 0 }, '₫1,234'],
  ['1234.5', { code: 'KWD', symbol: null, digits: 3 }, 'KWD\u00a01,234.500'],
  ['0.000001', { code: 'USDT', symbol: '₮', digits: 6 }, '₮0.000001'],
  ['7', bare, 'P\u00a07.00'],
])('HDR-05 %s follows its currency', (amount, currency, shown) => {
  expect(formatMoney(amount, currency)).toBe(shown);
});

test.each([
  ['ID', 'Rs\u00a01.234,50'],
  ['TY', 'Rs\u00a01.234,50'],
  ['VI', 'Rs\u00a01.234,50'],
  ['EN', 'Rs\u00a01,234.50'],
  ['CN', 'Rs\u00a01,234.50'],
  ['TH', 'Rs\u00a01,234.50'],
  ['UR', 'Rs\u00a01,234.50'],
  ['XX', 'Rs\u00a01,234.50'],
])('I18-06 money in %s is written as its readers write numbers', (language, shown) => {
  expect(formatMoney('1234.5', { ...rupee, marks: numberMarks(language) })).toBe(shown);
});

test('I18-06 a currency without decimals has none in any language', () => {
  const dong = { code: 'VND', symbol: '₫', digits: 0 };
  expect(['EN', 'VI'].map((code) => formatMoney('1234567', { ...dong, marks: numberMarks(code) }))).toEqual([
    '₫1,234,567',
    '₫1.234.567',
  ]);
});

test('HDR-05 the symbol is the brand\u2019s, else the code, else P', () => {
  expect(currencySymbol(rupee)).toBe('Rs');
  expect(currencySymbol({ ...rupee, symbol: null })).toBe('PKR');
  expect(currencySymbol(bare)).toBe('P');
});

test('HDR-05 parts put together without separators are the amount again', () => {
  fc.assert(
    fc.property(minorUnits, digits, (minor, places) => {
      const parts = moneyParts(fromMinor(minor, places), { ...bare, digits: places });
      const text = `${parts?.sign ? '-' : ''}${parts?.whole.replaceAll(',', '')}${parts?.fraction}`;
      expect(text).toBe(fromMinor(minor, places));
      expect(parts?.whole).toMatch(/^\d{1,3}(,\d{3})*$/);
    }),
  );
});

test.each([
  [{ amount: '10.00', currency: 'PKR' }, '10.00'],
  [{ amount: '10.00', currency: null }, '10.00'],
  [{ amount: '12.345', currency: 'PKR' }, null],
  [{ amount: '10.00', currency: 'EUR' }, null],
  [{ amount: null, currency: 'PKR' }, null],
  [{ amount: 'NaN', currency: 'PKR' }, null],
  [undefined, null],
])('FLT-033 a balance of %j is shown as %j', (balance, shown) => {
  expect(usableBalance(balance, rupee)).toBe(shown);
});
