import { createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BrandFile } from '@baize/gateway';
import { brandFiles } from '@baize/sandbox';
import { pack } from '@baize/tooling/pack';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkedBrand, demonstrationReasons, putBrand, readBrandFile, refuseDemonstration } from './brandBuild.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = String(publicKey.export({ type: 'spki', format: 'pem' }));
const sandboxKey = brandFiles.baize.platformKey.key as JsonWebKey;

/** A real operator's document, with nothing from the sandbox. */
const real: BrandFile = {
  ...brandFiles.baize,
  id: 'acme',
  name: 'Acme',
  merchant: 'acme',
  merchantCode: 'AC01',
  platformKey: { kid: 'acme-1', key: own },
  gameOrigins: ['https://games.acme.gg'],
  imageOrigins: [],
  allowedHosts: ['help.acme.gg'],
  social: {},
  serviceContact: 'mailto:service@acme.gg',
  tokenSheet: '/brands/acme.css',
  socialLogins: [{ provider: 'telegram', url: 'https://acme.gg/telegram' }],
};

const page = `<!doctype html>
<html lang="en" dir="ltr" data-brand="baize" data-theme="light">
  <head><title>Baize</title><link id="brand-sheet" rel="stylesheet" href="/brands/baize.css" /></head>
  <body>${'<p>shell</p>'.repeat(80)}</body>
</html>`;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-'));
  mkdirSync(join(folder, 'brands'));
  for (const name of ['acme', 'lotus']) writeFileSync(join(folder, `brands/${name}.css`), ':root{}');
  for (const name of ['192', '512', 'maskable']) writeFileSync(join(folder, `brands/lotus-${name}.png`), '');
  writeFileSync(join(folder, 'index.html'), page);
  await pack(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('SEC-08 a document of an operator is built', () => {
  expect(demonstrationReasons(checkedBrand(real))).toEqual([]);
  expect(() => refuseDemonstration(checkedBrand(real), false)).not.toThrow();
});

test.each<[string, Partial<BrandFile>, RegExp]>([
  ['the sandbox’s key', { platformKey: { kid: 'mine', key: brandFiles.baize.platformKey.key } }, /platformKey/],
  [
    'the sandbox’s key as PEM',
    {
      platformKey: {
        kid: 'mine',
        key: String(createPublicKey({ key: sandboxKey, format: 'jwk' }).export({ type: 'spki', format: 'pem' })),
      },
    },
    /platformKey/,
  ],
  ['a profile that nobody signed', { jurisdiction: { profile: 'gb' } }, /profile gb is not signed/],
  ['a provider of the sandbox', { socialLogins: brandFiles.baize.socialLogins ?? [] }, /\/sandbox\/provider\/facebook/],
  [
    'the sandbox’s phone service',
    { phoneVerification: { service: 'firebase', base: '/wps/identitytoolkit', apiKey: 'k' } },
    /identitytoolkit/,
  ],
  ['the name of a demonstration brand', { id: 'lotus' }, /"lotus"/],
  ['the merchant of a demonstration brand', { merchantCode: 'BZ01' }, /BZ01/],
  ['a mailbox of an example', { serviceContact: 'mailto:service@acme.example' }, /acme\.example/],
  ['an example host', { gameOrigins: ['https://games.example'] }, /games\.example/],
  ['this machine', { platformOrigin: 'http://localhost:4173' }, /localhost/],
  ['a wildcard of examples', { allowedHosts: ['*.social.example'] }, /social\.example/],
])('SEC-08 %s is refused with the reason, or built as a demonstration', (_, part, reason) => {
  const brand = checkedBrand({ ...real, ...part });
  expect(() => refuseDemonstration(brand, false)).toThrow(reason);
  expect(() => refuseDemonstration(brand, false)).toThrow('--demo');
  expect(() => refuseDemonstration(brand, true)).not.toThrow();
});

test('SEC-08 BRD-02 a brand that has a folder and a platform of its own is none', () => {
  expect(demonstrationReasons(checkedBrand(real), [real, ...Object.values(brandFiles)])).toEqual([]);
});

test('SEC-08 every brand of the sandbox is a demonstration', () => {
  for (const file of Object.values(brandFiles))
    expect(demonstrationReasons(checkedBrand(file)).length).toBeGreaterThan(1);
});

test('SEC-08 a demonstration is marked in its page, and the mark goes with the next build', async () => {
  await putBrand(folder, readBrandFile('lotus'), { demo: true });
  const marked = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(marked).toContain('<meta name="robots" content="noindex" />');
  expect(marked).toContain('data-brand="lotus"');
  await putBrand(folder, real);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toMatch(/noindex|demonstration/);
});

test('SEC-09 the page’s packed copies are of its text, and the brand document has none', async () => {
  for (const ending of ['.br', '.gz']) writeFileSync(join(folder, `brand.json${ending}`), 'of an older document');
  await putBrand(folder, real);
  expect(readdirSync(folder).filter((name) => name.startsWith('brand.json'))).toEqual(['brand.json']);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(
    readFileSync(join(folder, 'index.html'), 'utf8'),
  );
  writeFileSync(join(folder, 'brand.json'), '{}'.repeat(4000));
  await pack(folder);
  expect(existsSync(join(folder, 'brand.json.gz'))).toBe(false);
});

test('SEC-08 a document that can not be read, lacks a field or has no token sheet is refused by name', async () => {
  expect(() => readBrandFile('nobody')).toThrow('There is no brand "nobody"');
  expect(() => readBrandFile(join(folder, 'none.json'))).toThrow('none.json');
  const { platformKey: _, ...without } = real;
  expect(() => checkedBrand(without as BrandFile)).toThrow('platformKey');
  await expect(putBrand(folder, { ...real, tokenSheet: '/brands/none.css' })).rejects.toThrow('/brands/none.css');
});
