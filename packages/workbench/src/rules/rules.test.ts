import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { lintProfile } from '@baize/brand-tools/rules/lintProfile';
import { schemaFile } from '@baize/brand-tools/rules/profileSchema';
import { differencesOf, reportOf } from '@baize/brand-tools/rules/reportProfile';
import { compileProfile, type Profile } from '@baize/domain';
import { changesAfter, heldOn, profileIds, profiles, ruleFacts } from '@baize/domain/jurisdictions';
import { expect, test } from 'vitest';
import { ruleProblems } from './checkRules.ts';
import { deadRules } from './deadRules.ts';
import { namedJurisdictions } from './namedJurisdictions.ts';

const entry = {
  from: '2020-01-01',
  value: false,
  source: { ref: 'law', section: '1' },
  certainty: 'sourced',
  part: 'front',
} as const;

const profile = {
  id: 'acme',
  version: '2026-01-01',
  name: { EN: 'Acme' },
  timeZone: 'Asia/Karachi',
  currency: 'PKR',
  authority: { name: 'Harbour Gaming Board', link: 'https://board.example/' },
  sources: { law: { title: 'Act', publisher: 'Board', link: 'https://law.example/act', checked: '2026-01-01' } },
  rules: {
    vip: [entry],
    helpLine: [{ ...entry, value: [{ name: 'Northern Line', phone: '0800 000 0000', link: null }] }],
    registers: [{ ...entry, value: [{ name: 'Halt Register', link: 'https://halt.example/' }] }],
  },
} as unknown as Profile;

test('JUR-01 JUR-02 JUR-03 JUR-04 profiles, rules and the texts of the product are in order', () => {
  expect(ruleProblems()).toEqual([]);
});

test('JUR-01 every profile of the folder is listed, under the name of its file', () => {
  const files = readdirSync(schemaFile.replace(/[^/]+$/, '')).filter((name) =>
    /^(?!profile\.)[\w-]+\.json$/.test(name),
  );
  expect([...profileIds].sort()).toEqual(files.map((name) => name.replace('.json', '')).sort());
});

test('JUR-40 a profile adds at most 3 kB to the document that every visitor waits for', () => {
  for (const one of profiles)
    expect(gzipSync(JSON.stringify(compileProfile(one, Date.UTC(2025, 0, 1)))).length, one.id).toBeLessThan(3_072);
});

test('JUR-01 a profile without fault has no finding', () => {
  expect(lintProfile(profile)).toEqual([]);
});

const vip = (...list: object[]) => ({ ...profile, rules: { ...profile.rules, vip: list } });

test.each([
  ['an unknown rule', { ...profile, rules: { ...profile.rules, vips: [entry] } }, 'vips'],
  ['a value of another kind', vip({ ...entry, value: 'no' }), 'vip'],
  ['no source', vip({ ...entry, source: undefined }), 'source'],
  ['a source that is not listed', vip({ ...entry, source: { ref: 'act', section: '1' } }), 'no source is called act'],
  ['a source without link', { ...profile, sources: { law: { ...profile.sources.law, link: '' } } }, 'link'],
  ['no certainty', vip({ ...entry, certainty: undefined }), 'certainty'],
  ['no part', vip({ ...entry, part: undefined }), 'part'],
  ['no date', vip({ ...entry, from: undefined }), 'from'],
  ['a date that is none', vip({ ...entry, from: '2026-02-30' }), 'from'],
  ['an end before its begin', vip({ ...entry, to: '2019-01-01' }), 'ends before it begins'],
  ['entries out of order', vip(entry, { ...entry, from: '2019-01-01' }), 'must come after'],
  ['an overlap', vip({ ...entry, to: '2022-01-01' }, { ...entry, from: '2021-01-01' }), 'overlaps'],
  ['a gap', vip({ ...entry, to: '2020-06-01' }, { ...entry, from: '2021-01-01' }), 'nothing holds'],
  ['a zone that is none', { ...profile, timeZone: 'Karachi' }, 'is no zone'],
  [
    'a value beyond the strictest of the table',
    { ...profile, rules: { ...profile.rules, 'session.realityMinutes': [{ ...entry, value: 1 }] } },
    'stricter than the strictest',
  ],
])('JUR-02 a profile with %s is refused', (_, written, problem) => {
  expect(lintProfile(written)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

const facts = { vip: ruleFacts.vip };
const decisions = [
  { path: 'offers.ts', code: 'export const offersVip = ({ values }: Rules): boolean => values.vip;\n' },
];
const askers = [{ path: 'Vip.tsx', code: `import { offersVip } from '@baize/domain';\nconst is = offersVip(rules);` }];
const shown = { requirements: ['JUR-03'], tests: 1, stories: [{ id: 'rules--vip', name: 'vip: closed' }] };
const proofs = { vip: shown };

test('JUR-03 a rule that is read, asked for and tested is alive', () => {
  expect(deadRules({ facts, decisions, askers, proofs })).toEqual([]);
});

test.each([
  [
    'nothing decides by it',
    { decisions: [{ path: 'a.ts', code: 'export const offersVip = () => true;' }] },
    'does not read it',
  ],
  [
    'another decision reads it',
    { decisions: [{ path: 'a.ts', code: 'export const offersVip = () => true;\nexport const b = () => values.vip;' }] },
    'does not read it',
  ],
  ['nothing asks', { askers: [] }, 'nothing asks offersVip'],
  [
    'it is imported and not asked',
    { askers: [{ path: 'a.ts', code: `import { offersVip } from '@baize/domain';` }] },
    'nothing asks',
  ],
  ['no test names it', { proofs: { vip: { ...shown, tests: 0 } } }, 'no test'],
  ['no story shows it', { proofs: { vip: { ...shown, stories: [] } } }, 'no story'],
])('JUR-03 a rule is dead where %s', (_, fault, problem) => {
  expect(deadRules({ facts, decisions, askers, proofs, ...fault })).toEqual([expect.stringContaining(problem)]);
});

test.each([
  [`const title = 'Harbour Gaming Board';`],
  [`{ "help.line": "Call the Northern Line" }`],
  [`const phone = '0800 000 0000';`],
  [`<a href="https://board.example/register">`],
  [`"You are in the Halt Register"`],
  [`location.assign('https://halt.example/join')`],
  [`if (profile === 'acme') return null;`],
  [`if (rules.profile !== "acme") return null;`],
])('JUR-04 a jurisdiction is found in %s', (code) => {
  expect(namedJurisdictions([profile], [{ path: 'a.ts', code }])).toEqual([expect.stringContaining('a.ts')]);
});

test.each([[`const board = 'gaming board';`], [`const acme = profile.id;`], [`fetch('https://switchboard.example')`]])(
  'JUR-04 no jurisdiction is found in %s',
  (code) => {
    expect(namedJurisdictions([profile], [{ path: 'a.ts', code }])).toEqual([]);
  },
);

test('JUR-39 a report says value, date, certainty and source of each rule, and what changes', () => {
  const later = vip(entry, { ...entry, from: '2026-09-30', value: true, note: 'postponed' }) as unknown as Profile;
  const report = reportOf(later, '2026-06-30');
  expect(report).toContain('not legal advice');
  expect(report).toContain(
    '| `vip` | VIP club | false | 2020-01-01 | sourced | front | [law](https://law.example/act) 1 |',
  );
  expect(report).toContain('- 2026-09-30: `vip` becomes true (postponed), sourced');
  expect(reportOf({ ...later, rules: { vip: [{ ...entry, to: '2026-09-30' }] } }, '2026-06-30')).toContain(
    '`vip` ends',
  );
  expect(reportOf(later, '2026-09-30')).toContain('None is known.');
});

test('JUR-09 a report names what a signature has to accept, and what the brand writes', () => {
  const report = reportOf(vip({ ...entry, certainty: 'unverified' }) as unknown as Profile, '2026-06-30');
  expect(report).toContain('- [ ] `vip`: VIP club');
  expect(report).toContain('"signed": {"by":"","on":"","version":"2026-01-01","unverified":["vip"]}');
  expect(reportOf(profile, '2026-06-30')).toContain('No rule in force is unverified.');
  expect(reportOf({ ...profile, draft: true }, '2026-06-30')).toContain('A draft is not signed.');
  expect(reportOf({ ...profile, rules: {} }, '2026-06-30')).not.toContain('"signed"');
});

test('JUR-39 two profiles, or two days of one, are compared by the rules that differ', () => {
  const other = { ...profile, id: 'other', rules: {} } as Profile;
  const on = (one: Profile, day: string) => ({ profile: one, day });
  expect(differencesOf(on(profile, '2026-06-30'), on(other, '2026-06-30'))).toContain(
    '| `vip` | VIP club | false, sourced | true, no rule |',
  );
  expect(differencesOf(on(profile, '2019-01-01'), on(other, '2019-01-01'))).toContain('do not differ');
  expect(differencesOf(on(profile, '2019-12-31'), on(profile, '2020-01-01'))).toContain(
    '| rule | in words | 2019-12-31 | 2020-01-01 |',
  );
});

test('JUR-06 an announced date that moved is one line: before it holds the old value, from it the new one', () => {
  const gb = profiles.find(({ rules }) =>
    rules['limit.depositMeaning']?.some(({ note }) => note?.startsWith('postponed')),
  );
  if (!gb) throw new Error('no profile has a date that moved');
  const meaning = (day: string) => heldOn(gb, 'limit.depositMeaning', day)?.value;
  expect(['2026-06-30', '2026-09-29', '2026-09-30'].map(meaning)).toEqual(['any', 'any', 'gross']);
  expect(changesAfter(gb, '2026-06-30').filter(({ rule }) => rule === 'limit.depositMeaning')).toMatchObject([
    { day: '2026-09-30', before: { value: 'any' }, entry: { value: 'gross' } },
  ]);
});
