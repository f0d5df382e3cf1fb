import fc from 'fast-check';
import { getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/mobile/metadata';
import { expect, test } from 'vitest';
import { mobileDigits, phoneCountries } from './countries.ts';
import { readMobile } from './phones.ts';

test.each([
  ['3335550101', 'PK'],
  ['0333 5550101', 'PK'],
  ['0333-555-0101', 'PK'],
  ['+92 333 5550101', 'PK'],
  ['+92 333 5550101', 'GB'],
  ['0092 333 5550101', 'PK'],
  ['٠٣٣٣٥٥٥٠١٠١', 'PK'],
  ['۰۳۳۳۵۵۵۰۱۰۱', 'PK'],
  ['\uff10\uff13\uff13\uff13\uff15\uff15\uff15\uff10\uff11\uff10\uff11', 'PK'],
  ['tel:+92-333-5550101', 'GB'],
  ['\u202a+92\u00a0333\u20115550101\u202c', 'PK'],
  ['(0333) 555.01.01', 'PK'],
  ['0333\u200b555\u2014 0101', 'PK'],
])('FLT-116 FLT-132 %s, typed in %s, is +923335550101', (typed, country) => {
  expect(readMobile(typed, country)).toEqual({
    e164: '+923335550101',
    nationalNumber: '3335550101',
    callingCode: '92',
  });
});

test.each([
  ['7400123456', 'PK'],
  ['333555010', 'PK'],
  ['33355501011', 'PK'],
  ['021 35550101', 'PK'],
  ['my number', 'PK'],
  ['', 'PK'],
  ['3335550101', 'XX'],
  ['3335550101', ''],
  ['3'.repeat(10_000), 'PK'],
])('FLT-116 VAL-03 %s is no mobile number of %s', (typed, country) => {
  expect(readMobile(typed, country)).toBeNull();
});

test('FLT-116 a number of another country behind a plus is that country\u2019s', () => {
  expect(readMobile('+44 7400 123456', 'PK')).toMatchObject({ e164: '+447400123456', callingCode: '44' });
});

test('FLT-116 FLT-132 a trunk zero in brackets is no part of an international number', () => {
  expect(readMobile('+44 (0) 7400 123456', 'PK')).toMatchObject({ e164: '+447400123456', callingCode: '44' });
});

test('FLT-115 whatever is typed, there is a number in E.164 or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...phoneCountries), (typed, { code }) => {
      expect(readMobile(typed, code)?.e164 ?? '+1234567').toMatch(/^\+\d{7,15}$/);
    }),
  );
});

test('VAL-03 every country has the dialling code and the counts of digits of its numbering plan', () => {
  const plans = new Metadata(metadata);
  const taken = getCountries(metadata).map((code) => {
    plans.selectNumberingPlan(code);
    const plan = plans.numberingPlan as unknown as Plan;
    const digits = plan.type('MOBILE')?.possibleLengths() ?? plan.possibleLengths();
    return [code, `+${getCountryCallingCode(code, metadata)}`, digits];
  });
  const ours = phoneCountries.map(({ code, dialling }) => [code, dialling, mobileDigits(code)]);
  expect(ours.length).toBeGreaterThan(240);
  expect(ours.toSorted()).toEqual(taken.toSorted());
  expect(mobileDigits('PK')).toEqual([10]);
  expect(mobileDigits('XX')).toEqual([]);
});

interface Lengths {
  possibleLengths(): number[];
}

/** Members missing from the library's types. */
interface Plan extends Lengths {
  type(kind: 'MOBILE'): Lengths | undefined;
}
