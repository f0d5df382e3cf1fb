import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBrand } from './newBrand.ts';
import { repository } from './place.ts';
import { brandSchema } from './schema.ts';

const scratch = mkdtempSync(join(tmpdir(), 'new-brand-'));
const logo = join(scratch, 'anchor.svg');
writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>');

const folders = join(scratch, 'brands');
const folder = join(folders, 'harbour');
const place = { ...repository, folders };
const words = ['harbour', '--colours', '0B4F6C', '#f26419', '2F9C95', '5C6B73', '--font', 'Besley', '--logo', logo];
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folders, { recursive: true, force: true });
});

test('BRD-02 one command makes a brand that its schema takes and reports on it; running it again changes nothing', async () => {
  await newBrand([...words, '--dry'], place);
  expect(existsSync(folder)).toBe(false);

  expect(await newBrand(words, place)).toBe(0);
  const first = readFileSync(join(folder, 'brand.json'), 'utf8');
  expect(v.safeParse(brandSchema, JSON.parse(first)).success).toBe(true);
  expect(readFileSync(join(folder, 'mark.svg'), 'utf8')).toBe(readFileSync(logo, 'utf8'));
  const report = said.at(-2) ?? '';
  expect(report).toMatch(/^Harbour {3}light 165\/165 {2}dark 165\/165 {2}sheet \d\.\d kB/);
  expect(report).toMatch(/^kept {5}#0B4F6C {2}action\.primary,.* light +label #\w+, \d\.\d\d$/m);
  expect(report).toMatch(/#0B4F6C → #\w{6} {2}action\.primary, dark +\d\.\d\d on surface\.\w+, needs 3; now 3\.\d\d$/m);
  expect(report).toMatch(/^font {5}Besley lacks ắ ồ ử: headings in Vietnamese take Hanken Grotesk/m);
  expect(report).toMatch(/^open {5}no licence$/m);

  await newBrand(words, place);
  expect(readFileSync(join(folder, 'brand.json'), 'utf8')).toBe(first);
  expect(said.at(-1)).toContain('nothing: all of it stands there already');
  await expect(newBrand([...words, '--shape', 'soft'], place)).rejects.toThrow(/exists and says something else/);
}, 120_000);

test.each([
  ['a name in capitals', ['Harbour', ...words.slice(1)], /small letters/],
  ['one colour', ['harbour', '--colours', '0B4F6C', '--logo', logo], /two colours/],
  ['a word for a colour', ['harbour', '--colours', 'teal', 'f26419', '--logo', logo], /"teal" is no colour/],
  ['no logo', words.slice(0, -2), /has a mark/],
  ['a logo that is missing', [...words.slice(0, -1), 'nowhere.svg'], /nowhere\.svg is missing/],
  ['a font that is not installed', [...words, '--text', 'Sora'], /npm install .* @fontsource-variable\/sora/],
  ['a shape that is none', [...words, '--shape', 'round'], /sharp, slight, regular, soft, not "round"/],
  ['an option that is none', [...words, '--color', 'red'], /no option --color/],
])('BRD-02 refuses %s with what helps', async (_, args, message) => {
  await expect(newBrand(args, place)).rejects.toThrow(message);
  expect(existsSync(folder)).toBe(false);
});
