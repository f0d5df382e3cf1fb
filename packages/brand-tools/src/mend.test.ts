import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Code, codes } from './codes.ts';
import { lint, lintBrands } from './lint.ts';
import { repository } from './place.ts';

const folders = mkdtempSync(join(tmpdir(), 'mend-'));
const place = { ...repository, folders };
const folder = join(folders, 'lotus');
const file = join(folder, 'brand.json');
const said: string[] = [];

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(repository.folders, 'lotus'), folder, { recursive: true });
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folders, { recursive: true, force: true }));

const text = () => readFileSync(file, 'utf8');
const swap = (from: string, to: string) => {
  expect(text()).toContain(from);
  writeFileSync(file, text().replace(from, to));
};

test('BRD-02 lint --fix writes what can only be meant one way, and the file is as it was before the slips', async () => {
  const before = text();
  swap('"texture":', '"textur":');
  swap('"ageGate":', '"ageGates":');
  swap('"shape": "', '"shape": "x');
  swap('"languages": ["EN", ', '"languages": ["EN", "EN", ');
  swap('"document": {', '"document": {\n    "id": "lotus",');
  expect(await lint(['lotus', '--fix'], place)).toBe(0);
  expect(text()).toBe(before);
  expect(said.at(-1)).toMatch(
    /^✓ mended {2}B101 {2}\S*brand\.json:\d+ unknown key "ageGates": did you mean "ageGate"\?/m,
  );
  expect(said.at(-1)).toMatch(/^5 mended, 0 errors, 0 warnings in lotus\.$/m);
  expect(await lint(['lotus', '--fix'], place)).toBe(0);
  expect(text()).toBe(before);
});

test('BRD-02 lint --fix takes the nearest colour that passes, where a colour is set and where it is derived', async () => {
  swap('"light": {', '"light": {\n      "text.accent": "#f26419",');
  swap('"dark": {', '"dark": {\n      "surface.canvas": "#777777",');
  expect(lintBrands(place).filter(({ code }) => code === 'B201').length).toBeGreaterThan(1);
  expect(await lint(['lotus'], place)).toBe(1);
  const [, offered] = /fix {2}(#\w{6}) passes, ΔE [\d.]+ away\. \(--fix writes it\)/.exec(said.at(-1) ?? '') ?? [];
  expect(said.at(-1)).toMatch(/--fix mends \d+\.$/);
  expect(await lint(['lotus', '--fix'], place)).toBe(0);
  expect(text()).toContain(`"text.accent": "${offered}"`);
  expect(lintBrands(place)).toEqual([]);
});

test('BRD-02 lint --fix guesses no licence and takes no key for another that is there, and writes no address', async () => {
  swap('"licences": [', '"licences": ["mtt", ');
  swap('"ageGate": 18,', '"ageGate": 18,\n    "ageGates": 21,');
  const before = text();
  expect(await lint(['lotus', '--fix'], place)).toBe(1);
  expect(text()).toBe(before);
  expect(said.at(-1)).toMatch(/unknown licence "mtt"/);
  await expect(lint(['https://play.example/brand.json', '--fix'], place)).rejects.toThrow(/--fix writes files/);
});

test('BRD-02 lint --fix mends a document that is served from a file', async () => {
  const { document } = JSON.parse(text().replace('"rememberPassword":', '"rememberPasword":')) as { document: object };
  const served = join(folders, 'served.json');
  const links = { logos: { light: '/a.svg', dark: '/a.svg' }, tokenSheet: '/a.css' };
  writeFileSync(served, JSON.stringify({ id: 'lotus', name: 'Lotus', ...links, ...document }, null, 2));
  expect(await lint([served], place)).toBe(0);
  expect(said.at(-1)).toMatch(/0 errors, 1 warning in .*--fix mends 1\.$/);
  expect(await lint([served, '--fix'], place)).toBe(0);
  expect(JSON.parse(readFileSync(served, 'utf8'))).toHaveProperty('rememberPassword');
  rmSync(served);
});

test('BRD-02 lint --format sarif tells a code host file, line, rule and what to replace', async () => {
  swap('"ageGate":', '"ageGates":');
  swap('"licences": [', '"licences": ["mars", ');
  expect(await lint(['lotus', '--format', 'sarif'], place)).toBe(1);
  const log = JSON.parse(said.at(-1) ?? '');
  const [{ tool, results }] = log.runs;
  expect(log.version).toBe('2.1.0');
  const rules = tool.driver.rules as { id: Code; shortDescription: { text: string } }[];
  expect(rules.map(({ id }) => id)).toEqual(Object.keys(codes));
  const lines = text().split('\n');
  for (const [code, words] of [
    ['B101', '"ageGates"'],
    ['B113', '"mars"'],
  ] as const) {
    const result = results.find(({ ruleId }: { ruleId: string }) => ruleId === code);
    expect(rules[result.ruleIndex]?.id).toBe(code);
    expect(result.level).toBe('error');
    const { artifactLocation, region } = result.locations[0].physicalLocation;
    expect(artifactLocation.uri).toMatch(/brand\.json$/);
    expect(lines[region.startLine - 1]?.slice(region.startColumn - 1).startsWith(words)).toBe(true);
  }
  const { fixes } = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'B101');
  const [{ deletedRegion, insertedContent }] = fixes[0].artifactChanges[0].replacements;
  const { charOffset, charLength } = deletedRegion;
  expect(text().slice(charOffset, charOffset + charLength)).toBe('"ageGates"');
  expect(insertedContent.text).toBe('"ageGate"');
  await expect(lint(['--format', 'xml'], place)).rejects.toThrow(/one of text, json, sarif, not "xml"/);
});
