import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editAmount, formatAmount, isSameAmount, latinDigits, parseAmount } from './amount.ts';

const locales = ['en', 'ur', 'ur-u-nu-arabext', 'ar-EG', 'de', 'hi', 'th', 'th-u-nu-thai', 'id', 'fa', 'fr', 'de-CH'];

describe('VAL-04 FLT-132 an amount is read in the digits and separators of its locale', () => {
  test.each([
    ['en', '', ''],
    ['en', '   ', ''],
    ['en', '1250.50', '1250.50'],
    ['en', '1,250.50', '1250.50'],
    ['en', '1 250.50', '1250.50'],
    ['en', '12.', '12'],
    ['en', '.5', '0.5'],
    ['en', '007', '7'],
    ['en', '0', '0'],
    ['en', '0.00', '0.00'],
    ['en', '١٢٥٠٫٥٠', '1250.50'],
    ['en', '₱1,250.50', '1250.50'],
    ['en', '1,250.50 ₱', '1250.50'],
    ['en', '\u2066 1,250.50\u2069', '1250.50'],
    ['en', '$1,000.00 ', '1000.00'],
    ['en', 'US$ 1,000.00', '1000.00'],
    ['id', '1.200,50', '1200.50'],
    ['tr', '1.200,50 €', '1200.50'],
    ['vi', '1.200,50', '1200.50'],
    ['hi', '12,34,567.5', '1234567.5'],
    ['hi', '१२५०.५', '1250.5'],
    ['ur', '۱٬۲۵۰٫۵۰', '1250.50'],
    ['ur', '1,250.50', '1250.50'],
    ['ar-EG', '١٬٢٥٠٫٥٠', '1250.50'],
    ['ar-EG', '1250.50', '1250.50'],
    ['ar-EG', '1,250.50', '1250.50'],
    ['fa', '۱۲۵۰٫۵', '1250.5'],
    ['th', '๑,๒๕๐.๕๐', '1250.50'],
    ['de', '1.250,50', '1250.50'],
    ['de', '1.250', '1250'],
    ['id', '1.250.000', '1250000'],
    ['fr', '1\u202f250,50', '1250.50'],
    ['fr', '1250.50', '1250.50'],
    ['de-CH', '1’250.50', '1250.50'],
    ['en', '12345678901234567890.12', '12345678901234567890.12'],
    ['en', 'Rs 500', '500'],
    ['en', 'Rs. 1,250.50', '1250.50'],
    ['en', 'Rs.500', '500'],
    ['en', 'rs500', '500'],
    ['en', '500 Rs', '500'],
    ['en', 'PKR 500', '500'],
    ['en', '500 eur', '500'],
    ['ur', '۵۰۰ روپے', '500'],
    ['id', 'Rp1.250.000', '1250000'],
    ['tr', '1.250,50 TL', '1250.50'],
    ['en', '\u200b1,2\u200d50.50\ufeff', '1250.50'],
    ['en', 'Rs\u00a0\u206a500', '500'],
  ])('%s: "%s" is %s', (locale, text, amount) => {
    expect(parseAmount(text, locale, 2, '₱')).toBe(amount);
  });

  test.each([
    ['en', 'abc'],
    ['en', '12a'],
    ['en', '1.2.3'],
    ['en', '.'],
    ['en', ','],
    ['en', '1,25'],
    ['en', '12,50'],
    ['en', '1,2500'],
    ['en', ',250'],
    ['en', '1250.505'],
    ['en', '1.250,50'],
    ['en', '-5'],
    ['en', '1e3'],
    ['en', '1,250 000'],
    ['de', '1.25'],
    ['de', '1250.50'],
    ['id', '1,250.50'],
    ['ar-EG', '1,25'],
    ['fr', '1.250'],
  ])('%s: "%s" is no amount', (locale, text) => {
    expect(parseAmount(text, locale, 2)).toBeNull();
  });

  test.each([
    '500k',
    '5 k',
    '5m',
    '5 mil',
    '5 jt',
    '5 rb',
    '5 tr',
    '5 lakh',
    '5万',
    'x 5',
    '0x10',
    '1e3',
    'Rs',
    'Rs Rs 5',
  ])('FLT-132 %j could mean another amount, and is none', (text) => {
    expect(parseAmount(text, 'en', 2, '₱')).toBeNull();
  });

  test('FLT-132 a plain number carries no currency', () => {
    expect(parseAmount('Rs 500', 'en', 0)).toBeNull();
  });

  test('a whole number takes no decimal mark', () => {
    expect(parseAmount('12', 'en', 0)).toBe('12');
    expect(parseAmount('12.', 'en', 0)).toBeNull();
    expect(parseAmount('1.250', 'de', 0)).toBe('1250');
  });
});

test.each([
  ['en', '1250.5', 2, '1,250.50'],
  ['en', '1250', 0, '1,250'],
  ['en', '1250.5', 0, '1,250.5'],
  ['de', '1250.5', 2, '1.250,50'],
  ['hi', '1234567', 2, '12,34,567.00'],
  ['ar-EG', '1250.5', 2, '١٬٢٥٠٫٥٠'],
  ['en', '12345678901234567890.12', 2, '12,345,678,901,234,567,890.12'],
  ['en', '', 2, ''],
  ['en', 'nonsense', 2, ''],
])('VAL-04 %s writes %s with %i decimals as %s', (locale, amount, least, text) => {
  expect(formatAmount(amount, locale, least)).toBe(text);
});

const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.stringMatching(/^\d{0,4}$/));
const written = amounts.map(([whole, fraction]) => (fraction === '' ? String(whole) : `${whole}.${fraction}`));

describe.each(locales)('VAL-04 in %s', (locale) => {
  test('any amount is the same after it was written and read', () => {
    fc.assert(
      fc.property(written, (amount) => {
        expect(parseAmount(formatAmount(amount, locale), locale, 4)).toBe(amount);
        expect(parseAmount(editAmount(amount, locale), locale, 4)).toBe(amount);
      }),
    );
  });

  test('padding with decimals changes no amount', () => {
    fc.assert(
      fc.property(written, (amount) => isSameAmount(parseAmount(formatAmount(amount, locale, 6), locale, 6), amount)),
    );
  });

  test('whatever is typed gives an amount, nothing or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0159٠٥۵๕.,٫٬ -a₱') }), (text) => {
        expect(parseAmount(text, locale, 2) ?? '').toMatch(/^(0|[1-9]\d*)?(\.\d{1,2})?$/);
      }),
    );
  });
});

test('VAL-04 digits of any script become Latin, words stay', () => {
  expect(latinDigits('۳۰۰ 123٤๕ abc')).toBe('300 12345 abc');
});

test.each([
  ['5000', '5000.00', true],
  ['0', '0.00', true],
  ['100', '1', false],
  ['', '0', false],
  [null, null, true],
  [null, '', false],
])('VAL-04 %s and %s are worth the same: %s', (one, other, same) => {
  expect(isSameAmount(one, other)).toBe(same);
});
