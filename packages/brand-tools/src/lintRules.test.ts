import type { JurisdictionFile, Profile } from '@baize/domain';
import { expect, test } from 'vitest';
import { lintRules } from './lintRules.ts';

const entry = { from: '2020-01-01', source: { ref: 'act', section: '7' }, certainty: 'sourced', part: 'both' } as const;

const profile: Profile = {
  id: 'acme',
  version: '2026-01-01',
  name: { EN: 'Acme' },
  timeZone: 'UTC',
  currency: null,
  authority: null,
  sources: {},
  rules: { vip: [{ ...entry, value: false }], 'session.realityMinutes': [{ ...entry, value: 45 }] },
};

function lint(file: JurisdictionFile): string[] {
  const found: string[] = [];
  lintRules(file, (severity, code, path, message) => found.push(`${severity} ${code} ${path.join('.')}: ${message}`), [
    profile,
  ]);
  return found.filter((each) => !each.includes('B609'));
}

test('JUR-08 a brand that is as strict as its profile or stricter has no finding', () => {
  expect(lint({ profile: 'acme', vip: false, realityCheck: 30, tighten: { promotions: false } })).toEqual([]);
  expect(lint({ vip: true, realityCheck: 90 })).toEqual([]);
});

test('JUR-08 what is looser is told with the rule, both values and the source', () => {
  expect(lint({ profile: 'acme', vip: true, realityCheck: 60 })).toEqual([
    'warning B608 jurisdiction.vip: vip asks for true, the profile for false (acme, act 7)',
    'warning B608 jurisdiction.realityCheck: session.realityMinutes asks for 60, the profile for 45 (acme, act 7)',
  ]);
  expect(lint({ profile: 'acme', tighten: { 'session.realityMinutes': 50 } })).toEqual([
    'warning B608 jurisdiction.tighten.session.realityMinutes: session.realityMinutes asks for 50, the profile for 45 (acme, act 7)',
  ]);
});

test('JUR-09 a profile that nobody signed is a warning', () => {
  const codes: string[] = [];
  lintRules({ profile: 'acme' }, (severity, code) => codes.push(`${severity} ${code}`), [profile]);
  expect(codes).toEqual(['warning B609']);
});

test('JUR-10 a profile that nobody has is told, with the nearest one', () => {
  expect(lint({ profile: 'acne' })).toEqual([
    'error B607 jurisdiction.profile: there is no profile acne: the strictest rules would hold',
  ]);
});
