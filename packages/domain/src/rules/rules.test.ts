import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayStart } from '../base/calendar.ts';
import { compileJurisdiction, compileProfile } from './compile.ts';
import { decidedBy, effectiveRules } from './effective.ts';
import type { Dated, JurisdictionFile, Profile } from './profile.ts';
import { readProfile, rulesAt } from './rulesAt.ts';
import { ruleIds, ruleOf } from './ruleTable.ts';

const entry = (from: string, value: unknown, to?: string): Dated<never> => ({
  from,
  ...(to !== undefined && { to }),
  value: value as never,
  source: { ref: 'law', section: '1' },
  certainty: 'sourced',
  part: 'front',
});

const profile = (rules: Profile['rules'], timeZone = 'Asia/Karachi'): Profile => ({
  id: 'acme',
  version: '2026-01-01',
  name: { EN: 'Acme' },
  timeZone,
  currency: 'PKR',
  authority: null,
  sources: {},
  rules,
});

const now = Date.UTC(2026, 5, 1, 12);
const rulesOf = (file: JurisdictionFile, at = now) => effectiveRules(file, at).rules;

describe('dates', () => {
  test('JUR-05 a rule begins and ends at midnight of the profile’s zone', () => {
    const timeZone = 'Asia/Karachi';
    const known = readProfile(profile({ vip: [entry('2026-06-30', false, '2026-09-30')] }, timeZone));
    const vipAt = (at: number) => rulesAt(known, at).values.vip;
    const [begin, end] = [dayStart('2026-06-30', timeZone), dayStart('2026-09-30', timeZone)];
    expect(begin).toBe(Date.UTC(2026, 5, 29, 19));
    expect([begin - 1, begin, end - 1, end].map(vipAt)).toEqual([true, false, false, true]);
    expect(rulesAt(known, begin - 1).until).toBe(begin);
    expect(rulesAt(known, begin).until).toBe(end);
    expect(rulesAt(known, end).until).toBeNull();
  });

  test('JUR-05 an entry ends where the next begins, also if that one is looser', () => {
    const known = readProfile(
      profile({ 'session.realityMinutes': [entry('2026-01-01', 30), entry('2026-06-01', 60)] }),
    );
    const at = (day: string) => rulesAt(known, dayStart(day, 'Asia/Karachi')).values['session.realityMinutes'];
    expect([at('2025-12-31'), at('2026-05-31'), at('2026-06-01')]).toEqual([null, 30, 60]);
  });

  test('JUR-05 the same rules come back until the day that changes them', () => {
    const file = { profile: 'acme', profiles: [profile({ vip: [entry('2026-06-30', false)] })], vip: true };
    const first = effectiveRules(file, now);
    expect(effectiveRules(file, now + 1)).toBe(first);
    expect(first.rules.values.vip).toBe(true);
    const { rules } = effectiveRules(file, first.until ?? 0);
    expect(rules.values.vip).toBe(false);
    expect(rulesOf(file, now).values.vip).toBe(true);
  });
});

describe('what holds', () => {
  test('JUR-10 a missing profile, an unknown one and an unreadable entry mean the strictest value', () => {
    const strictest = Object.fromEntries(ruleIds.map((id) => [id, ruleOf(id).strictest]));
    const on = { freePlay: true, vip: true, cockfight: true, simulatedJackpots: true, helpLine: false };
    for (const profiles of [undefined, [], [null], ['acme'], [{ id: 'acme' }], [profile({})].map(({ id }) => ({ id }))])
      expect(rulesOf({ ...on, realityCheck: null, profile: 'acme', profiles }).values).toEqual(strictest);
    for (const broken of [
      'yes',
      {},
      [{ from: '2026-01-01', value: 'yes' }],
      [{ from: 'May', value: true }],
      [{ from: '2026-01-01', to: 'May', value: true }],
      [entry('2020-01-01', true), { value: true }],
    ]) {
      const read = rulesOf({ ...on, profile: 'acme', profiles: [profile({ vip: broken as never })] }).values;
      expect(read.vip, JSON.stringify(broken)).toBe(false);
      expect(read.cockfight).toBe(true);
    }
  });

  test('JUR-10 whatever stands in a document, the rules can be read and are never looser than the profile', () => {
    const given = profile({ vip: [entry('2020-01-01', false)] });
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (wish, other) => {
        const file = { profile: 'acme', profiles: [other, given], tighten: { vip: wish, promotions: wish } };
        const { values } = rulesOf(file);
        expect(values.vip).toBe(false);
        if (typeof wish !== 'boolean') expect(values.promotions).toBe(false);
      }),
    );
  });

  test('JUR-08 a brand makes its profile stricter and never looser', () => {
    const profiles = [
      profile({ 'session.realityMinutes': [entry('2020-01-01', 45)], vip: [entry('2020-01-01', false)] }),
    ];
    const named = { profile: 'acme', profiles };
    expect(rulesOf({ ...named, vip: true, realityCheck: null }).values).toMatchObject({
      vip: false,
      'session.realityMinutes': 45,
    });
    expect(rulesOf({ ...named, realityCheck: 30 }).values['session.realityMinutes']).toBe(30);
    expect(rulesOf({ ...named, tighten: { 'session.realityMinutes': 20 } }).values['session.realityMinutes']).toBe(20);
    expect(rulesOf({ ...named, tighten: { 'session.realityMinutes': 90 } }).values['session.realityMinutes']).toBe(45);
  });

  test('JUR-08 RSP-05 without a profile a brand has what its own switches say, and else the careful choice', () => {
    const others = Object.fromEntries(ruleIds.map((id) => [id, ruleOf(id).open]));
    expect(rulesOf({}).values).toEqual({
      ...others,
      freePlay: 'none',
      vip: false,
      promotions: true,
      cockfight: false,
      simulatedJackpots: false,
      movingBanners: true,
      helpLineStrip: true,
      helpLine: [],
      'session.realityMinutes': 60,
    });
    const file = { freePlay: true, vip: true, promotions: false, movingBanners: false, helpLine: false };
    expect(rulesOf({ ...file, realityCheck: 90 }).values).toMatchObject({
      freePlay: 'open',
      vip: true,
      promotions: false,
      movingBanners: false,
      helpLineStrip: false,
      'session.realityMinutes': 90,
    });
    expect(rulesOf({ realityCheck: null }).values['session.realityMinutes']).toBeNull();
  });

  test('JUR-39 a decision names the rule and the profile, or the brand’s own choice', () => {
    const named = { profile: 'acme', profiles: [profile({ vip: [entry('2020-01-01', false)] })] };
    expect(decidedBy(rulesOf({ ...named, vip: true }), 'vip')).toBe('vip · acme');
    expect(decidedBy(rulesOf({ ...named, promotions: false }), 'promotions')).toBe('jurisdiction');
    expect(decidedBy(rulesOf({ vip: false }), 'vip')).toBe('jurisdiction');
  });
});

describe('compiling', () => {
  test('JUR-05 what is compiled into a document holds as the profile does, for a year and more', () => {
    const days = fc.integer({ min: -800, max: 800 }).map((count) => addDays('2026-06-01', count));
    const entries = fc
      .uniqueArray(fc.tuple(days, fc.boolean()), { selector: ([day]) => day, maxLength: 5 })
      .map((list) => list.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([day, value]) => entry(day, value)));
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 399 }), (vip, ahead) => {
        const whole = profile({ vip });
        const at = now + ahead * 86_400_000;
        const compiled = readProfile(JSON.parse(JSON.stringify(compileProfile(whole, now))));
        expect(rulesAt(compiled, at).values).toEqual(rulesAt(readProfile(whole), at).values);
        expect(compileProfile(whole, now).rules.vip?.length ?? 0).toBeLessThanOrEqual(vip.length);
      }),
    );
    expect(compileProfile(profile({ vip: [entry('2020-01-01', false, '2021-01-01')] }), now).rules).toEqual({});
    expect(compileProfile(profile({ vip: [entry('2028-01-01', false)] }), now).rules).toEqual({});
  });

  test('JUR-10 a document without a profile stays as it is, one with an unknown profile gets none', () => {
    const own = { jurisdiction: { vip: true } };
    expect(compileJurisdiction(own, [profile({})], now)).toBe(own);
    const unknown = compileJurisdiction({ jurisdiction: { profile: 'other' } }, [profile({})], now);
    expect(unknown.jurisdiction).toEqual({ profile: 'other', profiles: [] });
  });
});
