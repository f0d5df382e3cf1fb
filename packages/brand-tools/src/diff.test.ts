import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrandFolder } from '@baize/tokens/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Change, compareBrands } from './compare.ts';
import { diff, diffText } from './diff.ts';
import { repository } from './place.ts';
import { printer } from './print.ts';

const folders = mkdtempSync(join(tmpdir(), 'diff-'));
const place = { ...repository, folders };
const file = (id: string) => join(folders, id, 'brand.json');
type Json = Record<string, Record<string, unknown>>;

function make(id: string, change: (brand: Json & { document: Json; colours: Json }) => void): void {
  cpSync(join(repository.folders, 'plain'), join(folders, id), { recursive: true });
  const brand = JSON.parse(readFileSync(file(id), 'utf8'));
  delete brand.colours.ramps;
  change(brand);
  writeFileSync(file(id), JSON.stringify(brand, null, 2));
}

beforeAll(() => {
  make('pier', (brand) => Object.assign(brand, { shape: 'sharp' }));
  make('quay', (brand) => {
    Object.assign(brand, { shape: 'soft' });
    Object.assign(brand.colours, { accent: '#f26419', light: { 'text.muted': '#c0c0c0' } });
    Object.assign(brand.document, { ageGate: 21, languages: ['EN', 'CN'] });
    Object.assign(brand.type?.display ?? {}, { family: 'Besley' });
    writeFileSync(join(folders, 'quay', 'mark.svg'), '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  });
});
afterAll(() => rmSync(folders, { recursive: true, force: true }));

const named = (changes: readonly Change[], name: string) => changes.find((change) => change.name === name);

test('BRD-02 two brands differ in what is given, in colours, pairs, fonts, shape, document and pictures', () => {
  const [pier, quay] = ['pier', 'quay'].map((id) => readBrandFolder(join(folders, id))) as [
    ReturnType<typeof readBrandFolder>,
    ReturnType<typeof readBrandFolder>,
  ];
  const found = compareBrands(pier, quay);
  expect(named(found.given, 'colours.accent')).toMatchObject({ from: pier.source.colours.accent, to: '#f26419' });
  expect(named(found.given, 'colours.accent')?.apart).toBeGreaterThan(1);
  expect(named(found.given, 'colours.light.text.muted')).toMatchObject({ from: null, to: '#c0c0c0' });
  expect(named(found.given, 'the mark')?.to).toBe('50 bytes');
  expect(named(found.shape, 'radius.card')).toEqual({ name: 'radius.card', from: '4px', to: '20px' });
  expect(named(found.fonts, 'font.display')?.to).toMatch(/^Besley,/);
  expect(named(found.document, 'ageGate')).toMatchObject({ to: '21' });
  expect(named(found.document, 'languages')).toEqual({
    name: 'languages',
    from: expect.stringMatching(/UR/),
    to: 'CN',
  });
  expect(named(found.document, 'languages')?.from).not.toMatch(/EN/);

  expect(found.colours).toContainEqual(expect.objectContaining({ role: 'action.accent', theme: 'light' }));
  expect(found.colours.map(({ apart }) => apart)).toEqual(
    found.colours.map(({ apart }) => apart).sort((x, y) => y - x),
  );
  // WCAG ratios on white: 21 for black, 1.82 for #c0c0c0.
  const muted = found.pairs.filter(({ front, theme }) => front === 'text.muted' && theme === 'light');
  expect(found.pairs[0]).toMatchObject({ front: 'text.muted', theme: 'light', needTo: 4.5 });
  expect(found.passing).toMatchObject({
    light: { from: 165, to: 165 - muted.length, of: 165 },
    dark: { from: 165, to: 165, of: 165 },
  });
  for (const { to } of muted) expect(to).toBeLessThan(2);

  const text = diffText('pier → quay', found, 3, printer(false));
  expect(text).toMatch(/^colours {2}\d+ of \d+ differ\n {9}\S+, (light|dark) +#\w{6}/m);
  expect(text).toMatch(/^ +text\.muted on \S+.*, light +\d+\.\d\d → 1\.\d\d of 4\.5$/m);
  expect(text).toMatch(/^shape {4}radius\.xs +1px → 6px$/m);
  expect(text).toMatch(/^ {9}\d+ more: --all$/m);
});

test('BRD-02 brand diff names a brand by id or file, says what is the same, and writes JSON', async () => {
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  expect(await diff(['pier', 'pier'], place)).toBe(0);
  expect(said.at(-1)).toContain('No difference.');
  expect(await diff(['pier', file('quay'), '--format', 'json'], place)).toBe(0);
  expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({ roles: expect.any(Number), passing: { light: { of: 165 } } });
  log.mockRestore();

  await expect(diff(['pier'], place)).rejects.toThrow(/Name two brands.*npm run brand -- diff <a> <b>/);
  await expect(diff(['pier', 'dock'], place)).rejects.toThrow(/no brand "dock".*dock\/brand\.json is missing/);
  await expect(diff(['pier', 'quay', '--format', 'xml'], place)).rejects.toThrow(/text or json, not "xml"/);
  make('ruin', (brand) => Object.assign(brand.colours, { primary: 'red' }));
  await expect(diff(['pier', 'ruin'], place)).rejects.toThrow(
    /ruin\/brand\.json:\d+:\d+ colours\.primary is "red"\. It takes/,
  );
});
