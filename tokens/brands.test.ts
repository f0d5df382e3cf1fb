import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildTokens } from './build.ts';
import { unreadable } from './contrast.ts';
import { pairs } from './pairs.ts';
import type { BrandSource } from './src/brand/source.ts';
import { brandTokens } from './src/brand/tokens.ts';
import { brandsFolder, readBrands } from './src/brandFolder.ts';
import { type TokenValue, toCss } from './src/css.ts';
import { allSheets, readSheet, valueIn } from './src/sheets.testing.ts';

const harbour: BrandSource = {
  name: 'Harbour',
  colours: { primary: '#0b4f6c', accent: '#f26419', support: ['#2f9c95'], neutral: '#5c6b73' },
  type: { display: { family: 'Besley', kind: 'serif' }, text: { family: 'Nunito Sans' } },
  shape: 'soft',
  logo: 'anchor.svg',
  document: { merchant: 'harbour', languages: ['EN', 'VI'] },
};

test('BRD-02 UI-06 a folder alone makes a brand: list, sheet, icon, document, banner and language contexts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(join(brandsFolder(), 'baize'), join(folder, 'baize'), { recursive: true });
  // One id is a prefix of the other, which must not mix their looks.
  for (const id of ['harbour', 'harbour-bay']) {
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'brand.json'), JSON.stringify({ ...harbour, name: id }));
    writeFileSync(join(folder, id, 'anchor.svg'), '<svg viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>');
  }
  const out = join(folder, 'generated');
  await buildTokens({ brands: readBrands(folder), out });

  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  expect(readdirSync(join(out, 'brands')).filter((file) => file.startsWith('harbour'))).toEqual([
    ...['harbour-192.png', 'harbour-512.png'],
    ...['harbour-bay-192.png', 'harbour-bay-512.png', 'harbour-bay-maskable.png'],
    ...['harbour-bay.css', 'harbour-bay.png', 'harbour-bay.svg'],
    ...['harbour-maskable.png', 'harbour.css', 'harbour.png', 'harbour.svg'],
  ]);
  expect(read('brands.ts')).toMatch(/"id": "harbour",\s+"name": "harbour",\s+"bare": false,\s+"preload": \[\s+"nunito/);
  expect(read('brands/harbour.svg')).toContain('translate(7.2 7.2) scale(1.4)');
  const sheet = readSheet(read('brands/harbour.css'));
  expect([...sheet.rules.keys()]).toEqual(
    ['', '[data-theme="dark"]', ':lang(ur)', ':lang(th)', ':lang(zh)', ':lang(vi)'].map(
      (part) => `[data-brand="harbour"]${part}`,
    ),
  );
  expect(sheet.rules.get('[data-brand="harbour"]:lang(vi)')?.get('--bz-font-display')).toMatch(/^Nunito Sans,/);
  for (const theme of ['light', 'dark'] as const) {
    expect(unreadable(pairs, valueIn(sheet, 'harbour', theme))).toEqual([]);
  }
  const documents = (await import(/* @vite-ignore */ join(out, 'brandDocuments.ts'))) as {
    brandDocuments: Record<string, { document: object; banner: Record<string, string> }>;
  };
  const { document, banner } = documents.brandDocuments.harbour ?? {};
  expect(document).toMatchObject({ id: 'harbour', tokenSheet: '/brands/harbour.css', merchant: 'harbour' });
  expect(banner?.cloth).toMatch(/^#[0-9a-f]{6}$/);
  expect(banner?.cloth).not.toBe(documents.brandDocuments.baize?.banner.cloth);
}, 60_000);

test('UI-06 what is derived without files is what stands in the sheet', async () => {
  const { source, sheets } = await allSheets();
  for (const { id, source: brand } of source.brands) {
    const sheet = sheets.find((each) => each.brand === id)?.sheet;
    const derived = brandTokens(brand);
    for (const theme of ['light', 'dark'] as const) {
      const value = sheet && valueIn(sheet, id, theme);
      for (const [role, token] of Object.entries(derived[theme])) {
        if (token.$type === 'color') expect(value?.(role), `${id} ${role}`).toBe(toCss(token as TokenValue));
      }
    }
  }
}, 60_000);
