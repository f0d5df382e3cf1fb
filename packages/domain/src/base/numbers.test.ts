import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanNumber } from './numbers.ts';

test.each([
  ['867499', '867499'],
  ['867 499', '867499'],
  [' 867\u00a0499\n', '867499'],
  ['867-499', '867499'],
  ['867–499', '867499'],
  ['867—499', '867499'],
  ['867\u2212499', '867499'],
  ['867.499', '867499'],
  ['867·499', '867499'],
  ['۸۶۷۴۹۹', '867499'],
  ['٨٦٧٤٩٩', '867499'],
  ['๘๖๗๔๙๙', '867499'],
  ['८६७४९९', '867499'],
  ['\uff18\uff16\uff17\uff14\uff19\uff19', '867499'],
  ['𝟾𝟼𝟽𝟺𝟿𝟿', '867499'],
  ['\u2066867499\u2069', '867499'],
  ['\u200e867\u200b499\ufeff', '867499'],
  ['867\u00ad499', '867499'],
  ['867\u0000499', '867499'],
  ['Code: 867 499', '867499'],
  ['کوڈ: ۸۶۷۴۹۹', '867499'],
  ['00867499', '00867499'],
  ['ab12', 'ab12'],
  ['', ''],
  [' – ', ''],
])('FLT-132 the code %j is read as %j', (typed, code) => {
  expect(cleanNumber(typed)).toBe(code);
});

test.each([
  ['+92 (300) 123-45.67', '+923001234567'],
  ['tel:+92-300-1234567', '+923001234567'],
  ['TEL://+923001234567;ext=5', '+923001234567'],
  ['sms:+923001234567?body=hi', '+923001234567'],
  ['\uff0b92 300 1234567', '+923001234567'],
  ['\u202a+92\u00a0300\u20111234567\u202c', '+923001234567'],
])('FLT-132 FLT-116 the phone number %j is read as %j', (typed, number) => {
  expect(cleanNumber(typed)).toBe(number);
});

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([
  [`tron:${tron}`, tron],
  [`tron:${tron}?amount=5`, tron],
  [`\u2068${tron}\u2069 `, tron],
  [`ethereum:${ether}@1`, ether],
  [ether, ether],
  ['IBAN: PK36 TSLB 0000 0011 2345 4471', 'PK36TSLB0000001123454471'],
])('FLT-132 the account %j is read as %j', (typed, account) => {
  expect(cleanNumber(typed)).toBe(account);
});

const systems = ['arab', 'arabext', 'beng', 'deva', 'fullwide', 'khmr', 'mymr', 'thai', 'tibt'];

test.each(systems)('FLT-132 every digit of the numbering system %s is known', (system) => {
  const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  expect(cleanNumber(format.format(1_234_567_890))).toBe('1234567890');
});

test('FLT-132 what is clean stays, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[0-9A-Za-z]{0,40}$/), (number) => {
      expect(cleanNumber(number)).toBe(number);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(cleanNumber(typed)).not.toMatch(/[\s\p{Cf}\p{Pd}.]/u);
    }),
  );
});

test('FLT-132 ten thousand characters take no time', () => {
  const from = performance.now();
  for (const piece of ['a', ' ', '-', '٣', 'a.', ':']) cleanNumber(piece.repeat(10_000));
  expect(performance.now() - from).toBeLessThan(500);
});
