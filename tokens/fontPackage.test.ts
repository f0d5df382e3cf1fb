import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fontFolder, installedFamilies, installedFont } from './src/fontPackage.ts';

afterEach(() => vi.restoreAllMocks());

test('BRD-02 a font is found in the folder above, as in a workspace, and beside the tools where it is their own', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'fonts-')));
  const font = join(root, 'node_modules', '@fontsource', 'harbour-script');
  const own = join(root, 'brands', 'acme');
  mkdirSync(font, { recursive: true });
  mkdirSync(own, { recursive: true });
  writeFileSync(join(font, 'metadata.json'), JSON.stringify({ family: 'Harbour Script', category: 'serif' }));
  vi.spyOn(process, 'cwd').mockReturnValue(own);
  expect(installedFont('Harbour Script')).toMatchObject({ name: '@fontsource/harbour-script', folder: font });
  expect(fontFolder('@fontsource-variable/hanken-grotesk')).toMatch(/hanken-grotesk$/);
  expect(installedFont('Beacon Sans')).toBeUndefined();
  expect(installedFamilies()).toEqual([]);
  vi.mocked(process.cwd).mockReturnValue(root);
  expect(installedFamilies()).toEqual(['Harbour Script']);
  rmSync(root, { recursive: true });
});
