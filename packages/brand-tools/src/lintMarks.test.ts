import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandsFolder } from '@baize/tokens/node';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { lintBrands } from './lint.ts';
import { repository } from './place.ts';

const folders = mkdtempSync(join(tmpdir(), 'marks-'));
const folder = join(folders, 'lotus');
const file = join(folder, 'brand.json');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(brandsFolder(), 'lotus'), folder, { recursive: true });
});
afterAll(() => rmSync(folders, { recursive: true, force: true }));

function findingsWith(more: object): Finding[] {
  const brand = JSON.parse(readFileSync(file, 'utf8')) as { document: object };
  writeFileSync(file, JSON.stringify({ ...brand, document: { ...brand.document, ...more } }, null, 2));
  return lintBrands({ ...repository, folders });
}

const drawn = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const board = { id: 'hgb', label: 'Board' };

test('BRD-02 FTR-01 a licence, a network, an age and emblems that nobody here has heard of need no code', () => {
  writeFileSync(join(folder, 'seal.svg'), drawn);
  const found = findingsWith({
    licences: [
      'mt',
      { id: 'hgb', label: { EN: 'Board', UR: 'بورڈ' }, emblem: 'seal.svg', link: 'https://help.example/1' },
    ],
    ageGate: { age: 19, emblem: 'shield' },
    social: { harbour: { label: 'Club', letters: 'HC', link: 'https://club.social.example' }, whatsapp: {} },
    socialLogins: [{ provider: 'harbour', url: '/login/harbour' }],
    statuses: { won: { emblem: 'star' }, lost: { emblem: 'seal.svg' } },
  });
  expect(found).toEqual([]);
});

const faults: [string, string, string, object, string?][] = [
  ['a licence without a label', 'B102', 'label is missing in document.licences.0', { licences: [{ id: 'hgb' }] }],
  [
    'a misspelt key of a licence',
    'B101',
    'did you mean "link"',
    { licences: [{ ...board, lnk: 'https://a.example' }] },
  ],
  ['a link over http', 'B110', 'licences.0.link', { licences: [{ ...board, link: 'http://help.example' }] }],
  ['a link that is none', 'B110', 'licences.0.link', { licences: [{ ...board, link: 'javascript:alert(1)' }] }],
  [
    'a link to no allowed host',
    'B132',
    'hgb leads to a host',
    { licences: [{ ...board, link: 'https://board.example' }] },
  ],
  ['an age below that of adults', 'B103', 'ageGate.age is 17', { ageGate: { age: 17 } }],
  ['a misspelt network', 'B114', 'did you mean "facebook"', { social: { facebok: { emblem: 'star' } } }],
  ['a network without a label', 'B114', 'harbour is no known', { social: { harbour: {} } }],
  [
    'a login without a label',
    'B114',
    'harbour is no',
    { socialLogins: [{ provider: 'harbour', url: '/login/harbour' }] },
  ],
  ['a misspelt emblem', 'B115', 'did you mean "anchor"', { licences: [{ ...board, emblem: 'anchr' }] }],
  ['an emblem that is missing', 'B116', 'seal.svg is missing', { ageGate: { age: 19, emblem: 'seal.svg' } }],
  ['an emblem that is no SVG', 'B116', 'is no SVG', { ageGate: { age: 19, emblem: 'seal.svg' } }, 'PNG'],
  [
    'an emblem with a script',
    'B116',
    'holds a script',
    { licences: [{ ...board, emblem: 'seal.svg' }] },
    '<svg viewBox="0 0 9 9" onload="alert(1)"/>',
  ],
  [
    'an emblem from elsewhere',
    'B117',
    'cdn.example',
    { licences: [{ ...board, emblem: 'https://cdn.example/a.svg' }] },
  ],
  ['a status that is none', 'B118', 'did you mean "pending"', { statuses: { pendng: { emblem: 'clock' } } }],
];

test.each(faults)('BRD-02 the linter finds %s', (_, code, words, more, picture) => {
  if (picture) writeFileSync(join(folder, 'seal.svg'), picture);
  const found = findingsWith(more);
  const [wanted] = found.filter((finding) => finding.code === code && finding.message.includes(words));
  expect(wanted, JSON.stringify(found, null, 1)).toBeDefined();
  expect(wanted?.fix).toMatch(/\S/);
  expect(wanted?.line).toBeGreaterThan(1);
});
