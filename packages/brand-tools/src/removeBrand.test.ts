import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repository } from './place.ts';
import { removeBrand } from './removeBrand.ts';

const scratch = mkdtempSync(join(tmpdir(), 'remove-'));
const place = { ...repository, folders: join(scratch, 'brands'), sources: [join(scratch, 'code')] };
const folder = join(place.folders, 'harbour');
const write = (path: string, text: string) => {
  mkdirSync(join(scratch, 'code', path, '..'), { recursive: true });
  writeFileSync(join(scratch, 'code', path), text);
};
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  for (const id of ['harbour', 'baize'])
    cpSync(join(repository.folders, 'lotus'), join(place.folders, id), { recursive: true });
  write('table.ts', "const rows = ['baize', 'harbours'];\n// the harbour in the evening\n");
  write('snapshots/harbour.csv', 'place,visitor\n');
  write('snapshots/baize.csv', 'place,visitor\n');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(scratch, { recursive: true, force: true });
});

test('BRD-02 brand remove takes the folder and what was recorded of the brand, and nothing with --dry', async () => {
  write('docs/brands.md', 'It stands in `tokens/brands/harbour/brand.json`.\n');
  expect(await removeBrand(['harbour', '--dry'], place)).toBe(0);
  expect(existsSync(folder)).toBe(true);
  expect(said.at(-1)).toMatch(/^would go .*brands\/harbour\/brand\.json$/m);
  expect(said.at(-1)).toMatch(/^ +\S*snapshots\/harbour\.csv$/m);
  expect(said.at(-1)).toMatch(/^open {5}still named here.*\n +\S*docs\/brands\.md:1 It stands/m);
  expect(said.at(-1)).not.toContain('table.ts');
  expect(said.at(-1)).toContain('nothing was removed');

  expect(await removeBrand(['harbour'], place)).toBe(0);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(scratch, 'code/snapshots/harbour.csv'))).toBe(false);
  expect(existsSync(join(scratch, 'code/snapshots/baize.csv'))).toBe(true);
  expect(existsSync(join(place.folders, 'baize/brand.json'))).toBe(true);
});

test('BRD-02 brand remove says which font no other brand uses', async () => {
  const file = join(folder, 'brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"family": "Fraunces"/, '"family": "Besley"'));
  await removeBrand(['harbour', '--dry'], place);
  expect(said.at(-1)).toContain('npm uninstall --workspace tokens @fontsource-variable/besley');
  expect(said.at(-1)).not.toContain('nunito');
});

test('BRD-02 brand remove takes a brand that can not even be read', async () => {
  writeFileSync(join(folder, 'brand.json'), '{');
  expect(await removeBrand(['harbour'], place)).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

test('BRD-02 brand remove refuses the first brand and the look of tests, says what names them, and what is no brand', async () => {
  await expect(removeBrand(['baize'], place)).rejects.toThrow(
    /begins with, and stays\..*\n.*code\/table\.ts:1 const rows/,
  );
  const file = join(folder, 'brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name":', '"bare": true,\n  "name":'));
  await expect(removeBrand(['harbour'], place)).rejects.toThrow(/look of tests/);
  expect(existsSync(folder)).toBe(true);
  await expect(removeBrand(['dock'], place)).rejects.toThrow(/no brand "dock".*brands\/dock is missing/);
  await expect(removeBrand(['..'], place)).rejects.toThrow(/no brand/);
  await expect(removeBrand([], place)).rejects.toThrow(/npm run brand -- remove <id>/);
});
