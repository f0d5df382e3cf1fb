import type { Profile } from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import { expect, test } from 'vitest';
import { unsignedReasons } from './signature.ts';

const entry = { from: '2026-01-01', source: { ref: 'act', section: '7' }, certainty: 'sourced', part: 'both' } as const;
const now = Date.UTC(2026, 5, 1);

const profile: Profile = {
  id: 'acme',
  version: '2026-03-01',
  name: { EN: 'Acme' },
  timeZone: 'UTC',
  currency: null,
  authority: null,
  sources: {},
  rules: {
    vip: [{ ...entry, value: false }],
    promotions: [{ ...entry, value: false, certainty: 'unverified' }],
    cockfight: [{ ...entry, from: '2026-09-01', value: false, certainty: 'unverified' }],
  },
};
const signed = { by: 'A. Officer', on: '2026-03-02', version: '2026-03-01', unverified: ['promotions'] };
const reasons = (file: Parameters<typeof unsignedReasons>[0]) =>
  unsignedReasons(file, now, [profile, { ...profile, id: 'draft', draft: true }]);

test('JUR-09 a signed profile has no reason against it, nor has a brand without one', () => {
  expect(reasons({ profile: 'acme', signed })).toEqual([]);
  expect(reasons({})).toEqual([]);
  expect(unsignedReasons({ profile: 'none' }, now)).toEqual([]);
});

test.each([
  ['nobody signed', { profile: 'acme' }, 'is not signed'],
  [
    'the signature is for an older version',
    { profile: 'acme', signed: { ...signed, version: '2026-02-28' } },
    'is now',
  ],
  [
    'a rule in force is unverified and not named',
    { profile: 'acme', signed: { ...signed, unverified: [] } },
    'promotions is unverified',
  ],
  ['the profile is a draft', { profile: 'draft', signed }, 'is a draft'],
  ['there is no such profile', { profile: 'acne', signed }, 'no jurisdiction profile "acne"'],
])('JUR-09 a build for real people is refused where %s', (_, file, reason) => {
  expect(reasons(file)).toEqual([expect.stringContaining(reason)]);
});

test('JUR-09 every profile of the folder that holds a rule asks for a signature', () => {
  for (const { id, rules } of profiles)
    expect(unsignedReasons({ profile: id }, now).length > 0, id).toBe(Object.keys(rules).length > 0);
});
