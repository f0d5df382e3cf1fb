import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Profile, ruleIds } from '@baize/domain';
import { profileIds, profiles, valueInWords, wordsOn } from '@baize/domain/jurisdictions';
import { expect, test } from 'vitest';
import { dayChosen } from '../preview/ruleDay.ts';
import { ruleGroups, rulesThatDiffer } from './ruleGroups.ts';

const folder = 'packages/studio/src/compliance';

test('JUR-39 each profile has a page of its name, in the order of the sidebar', () => {
  const files = globSync(`${folder}/*.mdx`).map((path) => basename(path, '.mdx'));
  const words = ['All rules and profiles', 'What changes next'];
  expect(files.sort()).toEqual([...words, ...profileIds].sort());
  for (const id of profileIds)
    expect(readFileSync(`${folder}/${id}.mdx`, 'utf8')).toContain(`<ProfilePage profile="${id}" />`);
  const preview = readFileSync('.storybook/preview.tsx', 'utf8');
  const order = /'Compliance',\n {10}\[(.*?)\]/s.exec(preview)?.[1] ?? '';
  const listed = [...order.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  expect(listed.sort()).toEqual([...words, ...profileIds].sort());
});

test('JUR-39 each rule stands in one group, and every value of a profile is said without braces', () => {
  expect(
    ruleGroups()
      .flatMap(({ rules }) => rules)
      .sort(),
  ).toEqual([...ruleIds].sort());
  for (const profile of profiles)
    for (const rule of ruleIds) {
      const words = wordsOn(profile, rule, '2026-11-30');
      expect(words, `${profile.id} ${rule}`).toMatch(/^[^{}[\]]+$/);
    }
});

test.each([
  [[{ below: 25, amount: '2' }, { amount: '5' }], 'GBP 2 below 25, GBP 5'],
  [{ slot: 2500, casino: 5000 }, 'slot 2.5 s, casino 5 s'],
  [{ hours: 72, endOfPeriod: true }, '72 hours, end of period'],
  [{ hours: 24, endOfPeriod: false }, '24 hours'],
  [[{ name: 'Northern Line', phone: '0800', link: null }], 'Northern Line 0800'],
  [[], 'none'],
  [null, 'none'],
])('JUR-39 the value %j is said as %s', (value, words) => {
  expect(valueInWords(value, 'GBP')).toBe(words);
});

test('JUR-39 rules differ where two profiles say different things on a day', () => {
  const profile = (id: string, from: string) =>
    ({ id, currency: null, rules: { vip: [{ from, value: false }] } }) as unknown as Profile;
  const both = [profile('one', '2020-01-01'), profile('other', '2026-06-01')];
  expect(rulesThatDiffer('2026-05-31', both)).toEqual(['vip']);
  expect(rulesThatDiffer('2026-06-01', both)).toEqual([]);
});

test.each([
  ['today', '2026-03-15'],
  [undefined, '2026-03-15'],
  ['in30', '2026-04-14'],
  ['2027-01-01', '2027-01-01'],
  ['soon', '2026-03-15'],
])('JUR-05 the toolbar’s choice %s is a day of the profile’s zone', (choice, day) => {
  expect(dayChosen(choice, 'Asia/Karachi', Date.UTC(2026, 2, 14, 20))).toBe(day);
});
