import { type ContentContext, effectiveRules, planContent } from '@baize/domain';
import { expect, test } from 'vitest';
import { checkedBrand, readBrandFile } from '../brandBuild.ts';
import { lintContent } from './lint.ts';
import { printPlan } from './printPlan.ts';
import { readEntry, readFolder } from './readFolder.ts';

const now = Date.UTC(2026, 11, 1);
const brand = { ...checkedBrand(readBrandFile('baize')), languages: ['EN', 'UR'] };
const said = (part: object = {}) => ({ title: 'A table', picture: '/a.svg', ...part });
const good = {
  id: 'a',
  kind: 'banner',
  slot: 'w_home',
  zone: 'Europe/London',
  words: { EN: said(), UR: said() },
};

const lint = (...parts: object[]) =>
  lintContent(
    parts.map((part, at) => readEntry(`${at}.json`, JSON.stringify({ ...good, ...part }))),
    brand,
    now,
  ).map(({ severity, message }) => `${severity}: ${message}`);

test.each<[string, object[], string]>([
  ['a time without zone', [{ from: '2026-12-24T03:00:00' }], 'error: from: Invalid format'],
  ['a day that is not', [{ from: '2026-02-30T03:00:00Z' }], 'error: from: no such day'],
  ['an hour that is skipped', [{ from: '2027-03-28T01:30:00+00:00' }], 'error: from 2027-03-28T01:30:00+00:00 is not'],
  [
    'an hour that comes twice',
    [{ to: '2027-10-31T01:30:00+00:00' }],
    'error: to 2027-10-31T01:30:00+00:00 comes twice',
  ],
  [
    'an end before the beginning',
    [{ from: '2027-01-02T00:00:00Z', to: '2027-01-01T00:00:00Z' }],
    'error: it ends before',
  ],
  ['a past end', [{ to: '2026-11-01T00:00:00Z' }], 'warning: it is over since 2026-11-01T00:00:00Z'],
  ['a missing language', [{ words: { EN: said() } }], 'warning: it has no words in UR'],
  ['a link to no page', [{ linkage: 'route', target: '/nowhere' }], 'error: its link /nowhere is no page'],
  ['a link to a strange host', [{ linkage: 'external', target: 'https://evil.example' }], 'error: its link external'],
  [
    'words too long for 320 px',
    [{ words: { EN: said(), UR: said({ title: 'ا'.repeat(60) }) } }],
    'error: UR: the title has 60',
  ],
  [
    'a claim',
    [{ words: { EN: said({ text: 'A guaranteed win' }), UR: said() } }],
    'error: EN: “guaranteed” is a claim',
  ],
  ['a banner without picture', [{ words: { EN: { title: 'A' }, UR: said() } }], 'error: EN: it has no picture'],
  [
    'a strange element',
    [{ kind: 'notice', slot: 'notice', words: { EN: said({ content: '<iframe></iframe>' }), UR: said() } }],
    'error: <iframe> is not among',
  ],
  [
    'a handler',
    [{ kind: 'notice', slot: 'notice', words: { EN: said({ content: '<p onclick="x">a</p>' }), UR: said() } }],
    'error: the site shows no style',
  ],
  [
    'a link of a text that leads nowhere',
    [{ kind: 'notice', slot: 'notice', words: { EN: said({ content: '<a href="/help">a</a>' }), UR: said() } }],
    'error: the link /help leads to no host',
  ],
  [
    'an unknown block',
    [{ kind: 'page', slot: 'page:/p/a', blocks: { EN: [{ kind: 'video' }], UR: [] } }],
    'error: EN: 1 of its blocks',
  ],
  [
    'a picture of a strange shape',
    [
      {
        kind: 'page',
        slot: 'page:/p/a',
        blocks: { EN: [{ kind: 'picture', picture: { address: '/a', width: 3000, height: 200 } }], UR: [] },
      },
    ],
    'error: EN: /a is 3000 × 200',
  ],
  ['an article of no heading', [{ kind: 'article', slot: 'faq' }], 'error: its place faq is none of the help'],
  ['a post outside the blog', [{ kind: 'post', slot: 'news' }], 'error: its place news is not the blog'],
  ['a post without address', [{ kind: 'post', slot: 'blog', id: 'A.b' }], 'error: its id A.b is no end'],
  [
    'two pages at one address',
    [
      { kind: 'page', slot: 'page:/p/a', blocks: { EN: [], UR: [] } },
      { id: 'b', kind: 'page', slot: 'page:/p/a', blocks: { EN: [], UR: [] } },
    ],
    'error: it is up in page:/p/a at the same time as 0.json',
  ],
])('OPS-05 the linter names %s', (_, parts, finding) => {
  expect(lint(good)).toEqual([]);
  const findings = lint(...parts);
  expect(findings.filter((one) => one.startsWith(finding))).toHaveLength(1);
  expect(findings).toHaveLength(1);
});

const context: Omit<ContentContext, 'now'> = {
  language: 'EN',
  fallbacks: ['EN'],
  device: 'desk',
  viewer: 'visitor',
  segments: [],
  resting: false,
  rules: effectiveRules({ promotions: true }, now).rules,
};
const span = { from: Date.UTC(2026, 11, 7), to: Date.UTC(2027, 0, 4) };

test('OPS-06 OPS-05 the sample is in order, and its plan has the hole and what a strict profile forbids', () => {
  const files = readFolder('content', 'baize');
  expect(lintContent(files, brand, now)).toEqual([]);
  const entries = files.flatMap(({ entry }) => entry ?? []);
  const text = printPlan(planContent(entries, span, context), 'Europe/London', 'EN');
  expect(text.match(/HOLE|FORBIDDEN/g)).toEqual(['HOLE']);
  expect(text).toContain('2026-12-27 00:00 – 2026-12-29 00:00  HOLE');
  const strict = effectiveRules({ profile: 'missing' }, now).rules;
  const forbidden = planContent(entries, span, { ...context, rules: strict }).flatMap(({ bars }) => bars);
  expect(forbidden.flatMap(({ entry, forbidden: rule }) => (rule ? [[entry.id, rule]] : []))).toEqual([
    ['first-deposit', 'promotions · missing'],
  ]);
});

test('OPS-06 popups at one time are an overlap', () => {
  const popup = (id: string, from: string) =>
    readEntry(id, JSON.stringify({ ...good, id, kind: 'popup', slot: 'popup', from })).entry ?? [];
  const entries = [popup('a', '2026-12-10T00:00:00Z'), popup('b', '2026-12-12T00:00:00Z')].flat();
  const [row] = planContent(entries, span, context);
  expect(row?.overlaps).toEqual([{ from: Date.UTC(2026, 11, 12), to: span.to, ids: ['a', 'b'] }]);
});
