import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { brands, scriptPreload } from './brands.ts';
import { fontAddresses } from './generated/fonts.ts';
import { contractModule } from './src/contract.ts';
import { type Script, scripts } from './src/face.ts';
import { cutName, findFace } from './src/faces.ts';
import { pictureIds, variableName } from './src/names.ts';
import { allSheets, darkOf, readSheet, rootOf, valueIn } from './src/sheets.testing.ts';

const { source, sheets, alphabets } = await allSheets();
const { faces } = source;
const faceNamed = findFace(faces);
const ids = [...source.variables, ...pictureIds];
const names = ids.map(variableName).sort();

test('UI-06 the contract names each variable once, and no more than 150', () => {
  const named = [...contractModule(ids).matchAll(/"(bz-[\w-]+)"/g)].map(([, name]) => `--${name}`);
  expect(named.sort()).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeLessThanOrEqual(150);
});

test('BRD-01 every brand of the list is made in two themes and in Urdu, Thai and Chinese', () => {
  const looks = brands.flatMap(({ id }) => ['light', 'dark', 'ur', 'th', 'zh'].map((part) => `${id}-${part}`));
  expect(source.looks).toEqual(expect.arrayContaining(looks));
  expect(new Set(source.looks.map((look) => look.split('-')[0]))).toEqual(new Set(brands.map(({ id }) => id)));
});

const properties = [
  'surface.stage',
  'action.accent',
  'font.display',
  'font.ui',
  'radius.card',
  'density.control',
  'asset.mark',
] as const;

test('BRD-01 any two brands differ in at least four of seven properties of colour, type, shape and density', () => {
  const bare = new Set(brands.filter((brand) => brand.bare).map(({ id }) => id as string));
  const dressed = sheets.filter(({ brand }) => !bare.has(brand));
  expect(dressed.length).toBeGreaterThanOrEqual(3);
  for (const [place, one] of dressed.entries()) {
    for (const other of dressed.slice(place + 1)) {
      const [a, b] = [one, other].map(({ brand, sheet }) => valueIn(sheet, brand, 'light')) as [Value, Value];
      expect(properties.filter((id) => a(id) !== b(id)).length, `${one.brand}, ${other.brand}`).toBeGreaterThanOrEqual(
        4,
      );
    }
  }
});

type Value = (id: string) => string;

test('I18-01 the sheet of a script holds what its languages fetch first, and no brand carries it', () => {
  expect(Object.keys(scriptPreload).sort()).toEqual([...scripts].sort());
  scripts.forEach((script, place) => {
    for (const file of scriptPreload[script] ?? []) {
      expect(alphabets[place]).toContain(`url(${fontAddresses[file]})`);
      for (const { sheet } of sheets) expect(sheet.text).not.toContain(file);
    }
  });
});

test('PERF-09 what the sheets point to is named after its content', () => {
  const pointed = [...sheets.map(({ sheet }) => sheet.text), ...alphabets]
    .flatMap((text) => [...text.matchAll(/url\((\/[^)]*)\)/g)])
    .map(([, address = '']) => address);
  expect(pointed.length).toBeGreaterThan(100);
  for (const address of new Set(pointed)) {
    const content = readFileSync(`tokens/generated${address}`);
    expect(address).toContain(`${createHash('sha256').update(content).digest('hex').slice(0, 8)}.`);
  }
});

describe.each(sheets)('$brand', ({ brand, sheet }) => {
  const light = sheet.rules.get(rootOf(brand)) ?? new Map<string, string>();
  const dark = sheet.rules.get(darkOf(brand)) ?? new Map<string, string>();

  test('UI-06 BRD-01 the sheet sets every name of the contract and no other', () => {
    expect([...light.keys()].filter((name) => name !== 'color-scheme').sort()).toEqual(names);
    for (const rule of sheet.rules.values()) {
      expect([...rule.keys()].filter((name) => name !== 'color-scheme' && !names.includes(name))).toEqual([]);
      expect([...rule.values()].filter((value) => value === '' || /undefined|NaN|\{|object/.test(value))).toEqual([]);
    }
  });

  test('BRD-01 each theme tells the browser which it is, and the dark one repeats nothing', () => {
    expect(light.get('color-scheme')).toBe('light');
    expect(dark.get('color-scheme')).toBe('dark');
    expect([...dark].filter(([name, value]) => light.get(name) === value)).toEqual([]);
  });

  test('UI-06 beyond its fonts the sheet is 2.1 kB or less on the wire', () => {
    expect(gzipSync(sheet.look, { level: 9 }).length).toBeLessThanOrEqual(2100);
  });

  test('UI-06 fonts come from our own address and never hold the text back', () => {
    const ours = [sheet.text, ...alphabets]
      .flatMap((text) => text.match(/@font-face\{[^}]*\}/g) ?? [])
      .filter((rule) => rule.includes('src:url('));
    const known = faces.flatMap((face) => face.cuts.map((cut) => fontAddresses[cutName(face, cut)]));
    for (const rule of ours) {
      expect(rule).toContain('font-display:swap');
      expect(known).toContain(rule.match(/url\(([^)]*)\)/)?.[1]);
    }
    for (const file of brands.find(({ id }) => id === brand)?.preload ?? [])
      expect(sheet.text).toContain(`url(${fontAddresses[file]})`);
  });

  test('UI-06 each of our faces is followed by a stand-in of the same measure', () => {
    for (const rule of sheet.rules.values()) {
      for (const name of ['display', 'figure', 'ui']) {
        const stack = rule.get(variableName(`font.${name}`))?.split(',') ?? [];
        stack.forEach((family, place) => {
          if (faceNamed(family)) expect(stack[place + 1]).toBe(`${family} Fallback`);
        });
      }
    }
    const standIns = [sheet.text, ...alphabets]
      .flatMap((text) => text.match(/@font-face\{[^}]*\}/g) ?? [])
      .filter((rule) => rule.includes(' Fallback"'));
    expect(standIns.length).toBeGreaterThan(0);
    for (const rule of standIns) {
      const scale = Number(rule.match(/size-adjust:([\d.]+)%/)?.[1]);
      expect(scale).toBeGreaterThan(80);
      expect(scale).toBeLessThan(160);
      expect(rule).toMatch(/ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:[\d.]+%/);
    }
  });

  test('BRD-01 what a heading or a sum cannot set, the face of the interface does before any face of the system', () => {
    const interfaceFace = light.get('--bz-font-ui')?.split(',')[0] ?? '';
    for (const name of ['--bz-font-display', '--bz-font-figure']) {
      const stack = light.get(name)?.split(',') ?? [];
      expect(stack.indexOf(interfaceFace), name).toBeGreaterThanOrEqual(0);
      expect(stack.indexOf(interfaceFace), name).toBeLessThan(stack.length - (interfaceFace === 'system-ui' ? 0 : 1));
    }
  });

  test('I18-01 BRD-01 Urdu sets its headings in Nastaliq and the rest in Vazirmatn, the brand behind', () => {
    const urdu = sheet.rules.get(`${rootOf(brand)}:lang(ur)`);
    const own = ['Noto Nastaliq Urdu', 'Noto Nastaliq Urdu Fallback', 'Vazirmatn', 'Vazirmatn Fallback'];
    const behind = (light.get('--bz-font-display') ?? '').split(',').filter((face) => !own.includes(face));
    expect(urdu?.get('--bz-font-display')).toBe([...own, ...behind].join());
    expect(urdu?.get('--bz-font-ui')).toMatch(/^Vazirmatn,Vazirmatn Fallback,/);
    expect(headingLines('arabic', 'ur')).toBeGreaterThan(1.9);
  });

  test('I18-01 FLT-111 Thai and Chinese are set in a face made for them, the brand behind; marks of Thai fit into its lines', () => {
    for (const [tag, family] of [
      ['th', 'Noto Sans Thai'],
      ['zh', 'Noto Sans SC'],
    ]) {
      const look = sheet.rules.get(`${rootOf(brand)}:lang(${tag})`);
      for (const name of ['--bz-font-display', '--bz-font-ui'])
        expect(look?.get(name)).toBe([family, `${family} Fallback`, light.get(name)].join());
      expect(light.get('--bz-font-ui')).not.toContain(family);
    }
    // Highest and lowest mark of the font in em, at its scale.
    expect(headingLines('thai', 'th')).toBeGreaterThan((1.061 + 0.45) * 0.93);
  });

  /** Returns the smallest line height of a script's headings, relative to the font size. */
  function headingLines(script: Script, tag: string): number {
    const rule = readSheet(alphabets[scripts.indexOf(script)] ?? '').rules.get(`:root:lang(${tag})`);
    const height = (name: string) => Number.parseInt(rule?.get(name) ?? light.get(name) ?? '', 10);
    const ratios = ['xl', 'lg', 'md', 'sm'].map(
      (size) => height(`--bz-line-display-${size}`) / height(`--bz-type-display-${size}`),
    );
    return Math.min(...ratios);
  }

  test('I18-01 BRD-01 headings have every letter of Vietnamese', () => {
    const stack =
      sheet.rules.get(`${rootOf(brand)}:lang(vi)`)?.get('--bz-font-display') ?? light.get('--bz-font-display');
    const first = faceNamed(stack?.split(',')[0] ?? '');
    expect(first === undefined || first.cuts.includes('vietnamese')).toBe(true);
  });
});

test('UI-06 the sheet of a brand widens the space between words where its face has a narrow one', () => {
  for (const { brand, sheet } of sheets) {
    const asked = source.brands.find(({ id }) => id === brand)?.source.type.text.wordSpacing;
    expect(
      /^\[data-brand="\w+"\]\{color-scheme:light;(?:word-spacing:([\d.]+)em;)?/m.exec(sheet.look)?.[1],
      brand,
    ).toBe(asked === undefined ? undefined : String(asked));
  }
  expect(sheets.some(({ sheet }) => sheet.look.includes('word-spacing:0.08em'))).toBe(true);
});
