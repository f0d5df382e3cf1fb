import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { effectiveRules } from '@baize/domain';
import { brandFiles } from '@baize/sandbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkedBrand } from '../brandBuild.ts';
import { builtWorker } from '../builds/worker.ts';
import { appFiles } from './appFiles.ts';
import { putApp } from './putApp.ts';

const sheet =
  '[data-brand="lotus"]{--bz-surface-stage:#a00;}[data-brand="lotus"][data-theme="dark"]{--bz-surface-stage:#500;}';
const file = { ...brandFiles.lotus, jurisdiction: { helpLine: true } };
const operatorOf = (app: boolean) => {
  const brand = checkedBrand({ ...file, app });
  return { brand, rules: effectiveRules(brand.jurisdiction, Date.now()).rules };
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-'));
  mkdirSync(join(folder, 'brands'));
  writeFileSync(join(folder, 'brands/lotus.css'), sheet);
  writeFileSync(join(folder, 'worker.txt'), 'keep(self.__WB_MANIFEST)');
  writeFileSync(join(folder, 'sw-off.js'), 'leave()');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('OPS-35 a brand without the switch has no manifest, and a worker that removes itself', () => {
  expect(appFiles(operatorOf(false), folder)).toEqual({ '/sw.js': 'leave()' });
});

test('OPS-36 the worker names the offline page of each language and its sheet, and another one after a change', () => {
  const files = appFiles(operatorOf(true), folder);
  const manifest = JSON.parse(/keep\((.*)\)/s.exec(files['/sw.js'] ?? '')?.[1] ?? '');
  expect(Object.keys(manifest.pages)).toEqual(['EN', 'UR', 'VI', 'TH', 'CN']);
  expect(files['/offline.UR.html']).toContain('<html lang="ur" dir="rtl" data-brand="lotus">');
  expect(files['/offline.css']).toContain(
    '@media (prefers-color-scheme:dark){[data-brand="lotus"]{--bz-surface-stage:#500;}}',
  );
  writeFileSync(join(folder, 'brands/lotus.css'), `${sheet}a{}`);
  expect(appFiles(operatorOf(true), folder)['/sw.js']).not.toBe(files['/sw.js']);
});

test('OPS-36 an offline page has no script and keeps others out by its own policy', () => {
  const { '/offline.html': page = '' } = appFiles(operatorOf(true), folder);
  expect(page).toContain("default-src 'none'");
  expect(page).not.toContain('<script');
});

test('OPS-35 an app without icons is refused; files of an earlier brand go', () => {
  expect(() => putApp(folder, operatorOf(true))).toThrow(/no \/brands\/lotus-192\.png/);
  for (const name of ['192', '512', 'maskable']) writeFileSync(join(folder, `brands/lotus-${name}.png`), '');
  putApp(folder, operatorOf(true));
  expect(existsSync(join(folder, 'manifest.UR.webmanifest'))).toBe(true);
  putApp(folder, operatorOf(false));
  expect(existsSync(join(folder, 'manifest.UR.webmanifest'))).toBe(false);
  expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toBe('leave()');
});

test('OPS-35 the worker weighs at most 8 kB', async () => {
  expect(gzipSync(await builtWorker('sw')).length).toBeLessThanOrEqual(8 * 1024);
});
