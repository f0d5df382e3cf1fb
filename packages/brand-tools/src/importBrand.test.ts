import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrandSource } from '@baize/tokens/brand/source';
import { asGroup, brandTokens } from '@baize/tokens/brand/tokens';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importBrand } from './importBrand.ts';
import { newBrand } from './newBrand.ts';
import { repository } from './place.ts';
import { readSource } from './readSource.ts';

const scratch = mkdtempSync(join(tmpdir(), 'import-'));
const place = { ...repository, folders: join(scratch, 'brands'), format: async () => undefined };
const said: string[] = [];
const write = (name: string, text: string | object) => {
  const file = join(scratch, name);
  writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text, null, 2));
  return file;
};
const mark = write('mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
const brandJson = (id: string) => join(place.folders, id, 'brand.json');
const made = (id: string) => JSON.parse(readFileSync(brandJson(id), 'utf8')) as BrandSource;

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(place.folders, { recursive: true, force: true });
});
afterAll(() => rmSync(scratch, { recursive: true }));

const shadcn = `:root {
  --radius: 0.25rem;
  --background: oklch(1 0 0);
  --foreground: #14181c;
  --primary: #0b4f6c;
  --primary-foreground: #ffffff;
  --accent: #f4f4f5;
  --muted-foreground: 210 11% 41%;
  --chart-1: #0c5170;
  --chart-2: #f26419;
  --chart-3: #2f9c95;
  --font-sans: Inter, sans-serif;
  --font-serif: "Besley Variable", serif;
}
.dark { --primary: #ffffff; --chart-2: #00ff00; }
@media (prefers-color-scheme: dark) { :root { --primary: #000000; } }
`;

test('BRD-02 a shadcn theme becomes the brand that new makes of the same words, and again changes nothing', async () => {
  const file = write('theme.css', shadcn);
  expect(await importBrand([file, 'harbour', '--logo', mark], place)).toBe(0);
  // The theme's accent is a menu grey and its first chart colour repeats the primary: neither is a second colour.
  expect(said[0]).toMatch(/^\S+theme\.css: a shadcn theme\n\ntook {5}#0B4F6C +primary +primary +\S+theme\.css:5\n/);
  expect(said[0]).toMatch(/#F26419 +accent +chart-2 +\S+:10\n +#2F9C95 +support +chart-3 +\S+:11\n/);
  expect(said[0]).toMatch(/#5D6974 +neutral +muted-foreground +\S+:8\n +Besley +headings +font-serif +\S+:13/);
  expect(said[0]).toMatch(/4px +shape slight +radius +\S+:2\n/);
  expect(said[0]).toMatch(/left {5}5 further colours/);
  expect(said[0]).toMatch(/Inter \(\S+:12\) is not installed: npm install .*@fontsource-variable\/inter/);

  const imported = readFileSync(brandJson('harbour'), 'utf8');
  await importBrand([file, 'harbour', '--logo', mark], place);
  expect(said.at(-1)).toContain('all of it stands there already');
  rmSync(place.folders, { recursive: true });
  const words = ['--colours', '0b4f6c', 'f26419', '2f9c95', '5d6974', '--font', 'Besley', '--shape', 'slight'];
  await newBrand(['harbour', ...words, '--logo', mark], place);
  expect(readFileSync(brandJson('harbour'), 'utf8')).toBe(imported);
}, 60_000);

test('BRD-02 variables are followed, and an option says more than the file', async () => {
  const file = write(
    'My Vars.css',
    ':root { --sea: #0b4f6c; --brand: var(--sea); --brand-secondary: hsl(20 89% 52%); }',
  );
  await importBrand([file, '--logo', mark, '--shape', 'soft', '--name', 'Pier'], place);
  expect(made('my-vars')).toMatchObject({
    name: 'Pier',
    shape: 'soft',
    colours: { primary: '#0b4f6c', accent: '#f26018' },
  });
  await importBrand([file, 'quay', '--logo', mark, '--colours', '112233', 'eebb00'], place);
  expect(made('quay').colours).toEqual({ primary: '#112233', accent: '#eebb00' });
}, 60_000);

test('BRD-02 DTCG tokens are read with groups, aliases and colour spaces, without the dark ones', async () => {
  const file = write('acme.tokens.json', {
    palette: {
      $type: 'color',
      sea: { $value: { colorSpace: 'srgb', components: [0.0431, 0.3098, 0.4235] } },
      fire: { $value: { colorSpace: 'hsl', components: [20, 89, 52] } },
      veil: { $value: { colorSpace: 'srgb', components: [1, 0, 0], alpha: 0.5 } },
    },
    color: {
      $type: 'color',
      primary: { 500: { $value: '{palette.sea}' } },
      secondary: { $value: { $ref: '#/palette/fire/$value' } },
      accent: { $value: '{palette.veil}' },
    },
    font: { heading: { $type: 'fontFamily', $value: ['Besley', 'serif'] } },
    radius: { md: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
    dark: { color: { primary: { $type: 'color', $value: '#ffffff' } } },
  });
  await importBrand([file, '--logo', mark], place);
  expect(made('acme')).toMatchObject({
    colours: { primary: '#0b4f6c', accent: '#f26018' },
    type: { display: { family: 'Besley', kind: 'serif' } },
    shape: 'soft',
  });
}, 60_000);

test('BRD-02 the tokens that the brand studio hands out come back as the same colours', async () => {
  const { source } = readSource('baize', repository);
  const { light, dark } = brandTokens({ ...source, colours: { primary: '#0b4f6c', accent: '#f26419' } });
  const file = write('studio.tokens.json', { light: asGroup(light), dark: asGroup(dark) });
  await importBrand([file, 'harbour', '--logo', mark, '--font', 'Besley'], place);
  expect(made('harbour').colours).toMatchObject({ primary: '#0b4f6c', accent: '#f26419' });
}, 60_000);

test('BRD-02 a logo gives its own colours, the one it uses most first, and is the mark', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0"/><path fill="#F26419" d="M0 0"/>
<g fill="#0B4F6C"><path d="M0 0"/></g><path style="stroke:#0b4f6c" d="M0 0"/></svg>`;
  await importBrand([write('anchor.svg', svg)], place);
  expect(made('anchor').colours).toEqual({ primary: '#0b4f6c', accent: '#f26419' });
  expect(readFileSync(join(place.folders, 'anchor', 'mark.svg'), 'utf8')).toBe(svg);
}, 60_000);

test.each([
  ['nothing', [], /Name a file: npm run brand -- import <tokens\.json/],
  ['a picture', ['logo.png'], /logo\.png is none of the files/],
  ['a file that is missing', ['nowhere.css'], /nowhere\.css is missing/],
  [
    'a sheet without properties',
    [write('a.css', 'p { color: red }')],
    /a\.css:1 no custom property stands here\. A theme has/,
  ],
  ['a broken sheet', [write('b.css', ':root {\n  --a: 1;\n')], /b\.css:1 no CSS: Unclosed block\. Put it right/],
  ['a circle', [write('c.css', ':root {\n --a: var(--b);\n --b: var(--a) }')], /c\.css:2 --a leads to itself\. Give/],
  [
    'one colour',
    [write('d.css', ':root {\n --primary: #0b4f6c;\n --ring: #0c5070 }')],
    /d\.css:2 names no second colour.*It has primary #0b4f6c \(line 2\), ring .*Say which: --colours/,
  ],
  [
    'no colour',
    [write('e.css', ':root { --gap: 4px }')],
    /e\.css:1 names no primary colour.*no colour that can be read/,
  ],
  ['no JSON', [write('f.json', '{\n  "a": 1,,\n}')], /f\.json:2 no JSON/],
  ['JSON without tokens', [write('g.json', { a: 1 })], /g\.json:1 no token stands here\. A token has "\$value"/],
  [
    'an alias to nothing',
    [write('h.json', { a: { $type: 'color', $value: '{b.c}' } })],
    /h\.json:4 \{b\.c\} leads nowhere\. Name/,
  ],
  [
    'an alias to itself',
    [write('i.json', { a: { $type: 'color', $value: '{a}' } })],
    /i\.json:4 \{a\} leads to itself/,
  ],
  [
    'a logo of one colour',
    [write('j.svg', '<svg><path fill="#0b4f6c"/></svg>')],
    /j\.svg:1 has not two colours\. It has fill #0b4f6c/,
  ],
  [
    'no logo',
    [write('k.css', ':root { --primary: #0b4f6c; --accent: #f26419 }'), 'harbour'],
    /A brand has a mark, as an SVG/,
  ],
])('BRD-02 import refuses %s with file, line and what helps', async (_, args, message) => {
  await expect(importBrand(args, place)).rejects.toThrow(message);
  expect(existsSync(place.folders)).toBe(false);
});
