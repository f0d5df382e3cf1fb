import { describe, expect, test } from 'vitest';
import { effectiveRules, type Rules } from '../effective.ts';
import { decideBonus, paymentAllowed } from './money.ts';
import { restChoices } from './rests.ts';

const under = (tighten: Record<string, unknown>): Rules => effectiveRules({ tighten }, 0).rules;
const open = under({});

describe('money', () => {
  test.each([
    ['card', 'credit', false],
    ['card', null, false],
    ['card', 'debit', true],
    ['wallet', 'credit', false],
    ['wallet', null, true],
    ['crypto', null, false],
    ['bank', null, true],
    ['qr', null, true],
  ] as const)('JUR-23 payment.banned: a %s funded by %s may be used: %s', (kind, funding, is) => {
    const all = under({ 'payment.banned': ['credit-card', 'credit-funded-wallet', 'crypto'] });
    expect(paymentAllowed(all, { kind, funding })).toBe(is);
    expect(paymentAllowed(open, { kind, funding })).toBe(true);
  });

  const bonus = { rate: '100', turnoverTimes: 10, turnoverOf: 'bonus', turnoverDays: 60 } as const;

  test('JUR-33 bonus.wagerMost: the bonus itself is staked so many times at most, however the platform counts', () => {
    const rules = under({ 'bonus.wagerMost': 10 });
    expect(decideBonus(rules, bonus)).toBeNull();
    expect(decideBonus(rules, { ...bonus, turnoverTimes: 11 })).toBe('bonus.wagerMost');
    expect(decideBonus(rules, { ...bonus, turnoverTimes: 5, turnoverOf: 'deposit-and-bonus' })).toBeNull();
    expect(decideBonus(rules, { ...bonus, turnoverTimes: 6, turnoverOf: 'deposit-and-bonus' })).toBe('bonus.wagerMost');
    const half = { ...bonus, rate: '50', turnoverOf: 'deposit-and-bonus' } as const;
    expect(decideBonus(rules, { ...half, turnoverTimes: 3 })).toBeNull();
    expect(decideBonus(rules, { ...half, turnoverTimes: 4 })).toBe('bonus.wagerMost');
    for (const unknown of [{ turnoverTimes: null }, { turnoverTimes: 0 }, { turnoverOf: null, turnoverTimes: 40 }])
      expect(decideBonus(rules, { ...bonus, ...unknown })).toBeNull();
    expect(decideBonus(open, { ...bonus, turnoverTimes: 90 })).toBeNull();
  });

  test('JUR-33 bonus.daysLeast: its conditions can be met for so many days', () => {
    const rules = under({ 'bonus.daysLeast': 60 });
    expect(decideBonus(rules, bonus)).toBeNull();
    expect(decideBonus(rules, { ...bonus, turnoverDays: 59 })).toBe('bonus.daysLeast');
    expect(decideBonus(rules, { ...bonus, turnoverDays: null })).toBeNull();
  });

  test('JUR-33 bonus.notBelowAge: younger players get none, and an unknown age is young', () => {
    const rules = under({ 'bonus.notBelowAge': 24 });
    expect([23, 24, null, undefined].map((age) => decideBonus(rules, bonus, age))).toEqual([
      'bonus.notBelowAge',
      null,
      'bonus.notBelowAge',
      null,
    ]);
    expect(decideBonus(open, bonus, null)).toBeNull();
  });
});

describe('rests', () => {
  const own = { break: [24], 'cool-off': [7, 14], exclusion: [6, 0] };

  test('JUR-26 rest.lengths: the choices are those of the rules, from the shortest, and else the product’s own', () => {
    expect(restChoices(open, own)).toEqual(own);
    const rules = under({ 'rest.lengths': { 'cool-off': [30, 7], exclusion: [0, 60, 6] } });
    expect(restChoices(rules, own)).toEqual({ break: [24], 'cool-off': [7, 30], exclusion: [6, 60, 0] });
  });
});
