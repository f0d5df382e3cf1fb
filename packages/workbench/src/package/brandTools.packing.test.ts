import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrand } from '@baize/gateway';
import { brandSheet, readBrandFolder, readBrands, readTokens } from '@baize/tokens/node';
import { execute } from '@baize/tooling/execute';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandToolsFolder, buildBrandTools } from './brandTools.ts';
import { type Consumer, installConsumer, pack } from './consumer.ts';

let tarball: Buffer;
let consumer: Consumer;

beforeAll(async () => {
  await buildBrandTools();
  tarball = await pack(brandToolsFolder);
  consumer = installConsumer(tarball, ['@fontsource-variable/besley']);
}, 240_000);

afterAll(() => consumer?.remove());

const brand = (...args: string[]) =>
  execute(process.execPath, ['node_modules/@baize/brand/bin.mjs', ...args], {
    cwd: consumer.folder,
    quiet: true,
    env: { NO_COLOR: '1' },
  });
const at = (path: string) => join(consumer.folder, path);

test('BRD-02 the brand tools are a package that npm takes, and need neither React nor a bundler', async () => {
  const bytes = new Uint8Array(tarball).buffer;
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes } });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  const { dependencies } = JSON.parse(readFileSync(at('node_modules/@baize/brand/package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual([
    '@fontsource-variable/hanken-grotesk',
    '@resvg/resvg-wasm',
    '@terrazzo/parser',
    '@valibot/to-json-schema',
    'culori',
    'fontkit',
    'jsonc-parser',
    'postcss',
    'valibot',
  ]);
  expect(tarball.length).toBeLessThan(150_000);
});

test('BRD-02 an operator makes, checks and builds a brand in an empty folder, with the sheet that the repository would make', async () => {
  writeFileSync(
    at('anchor.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  );
  const words = [
    'harbour',
    '--colours',
    '0B4F6C',
    'F26419',
    '--font',
    'Besley',
    '--logo',
    'anchor.svg',
    '--shape',
    'soft',
  ];
  const made = await brand('new', ...words);
  expect(made.output).toMatch(/^Harbour {3}light (\d+)\/\1 {2}dark (\d+)\/\2\b/);
  expect(made.output).toMatch(/^wrote {4}brands\/harbour\/ {2}brand\.json {2}mark\.svg$/m);
  expect(made.output).toMatch(/^next {5}npx baize-brand lint harbour {2}npx baize-brand build harbour$/m);
  expect(made.code).toBe(0);
  const { $schema } = JSON.parse(readFileSync(at('brands/harbour/brand.json'), 'utf8'));
  expect(existsSync(join(at('brands/harbour'), $schema))).toBe(true);

  const linted = await brand('lint');
  expect(linted.output).toMatch(/^0 errors, /m);
  expect(linted.code).toBe(0);

  const built = await brand('build', 'harbour');
  expect(built.output).toMatch(
    /^wrote {4}dist\/brands\/harbour\.css {2}dist\/brands\/harbour\.svg {2}dist\/brands\/harbour\.png$/m,
  );
  expect(built.code).toBe(0);
  expect(readBrand(JSON.parse(readFileSync(at('dist/brand.json'), 'utf8')))).toMatchObject({
    ok: true,
    brand: { id: 'harbour', tokenSheet: '/brands/harbour.css' },
  });
  const sheet = readFileSync(at('dist/brands/harbour.css'), 'utf8');
  for (const [, name = ''] of sheet.matchAll(/url\(\/fonts\/([^)]+)\)/g))
    expect(readdirSync(at('dist/fonts'))).toContain(name);
  expect(sheet).toContain('url(/fonts/besley-latin-');

  const beside = mkdtempSync(join(tmpdir(), 'beside-'));
  cpSync(at('brands/harbour'), join(beside, 'harbour'), { recursive: true });
  const tokens = await readTokens([...readBrands(), readBrandFolder(join(beside, 'harbour'))]);
  expect(sheet).toBe(await brandSheet('harbour', tokens));
  rmSync(beside, { recursive: true });
}, 240_000);

test('BRD-02 the installed tools say what is wrong, where, and what helps in the operator’s own words', async () => {
  const args = ['pier', '--colours', '0B4F6C', 'F26419', '--logo', 'anchor.svg', '--font', 'Fraunces'];
  expect(await brand('new', ...args)).toEqual({
    code: 1,
    output:
      'Fraunces is not installed. Run: npm install @fontsource-variable/fraunces, or @fontsource/fraunces for a family of single weights. Installed: Besley, Hanken Grotesk.\n',
  });
  const misspelt = await brand('new', ...args.slice(0, -1), 'Besly');
  expect(misspelt.output).toMatch(/^Besly is not installed\. Did you mean "Besley"\? Run: npm install /);
  expect((await brand()).output).toMatch(/^Say what to do: npx baize-brand new \| import \| lint/);

  const file = at('brands/harbour/brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"licences": []', '"licences": ["mars"]'));
  const refused = await brand('build', 'harbour');
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/brands\/harbour\/brand\.json:\d+:\d+ unknown licence "mars"/);

  expect((await brand('remove', 'harbour')).code).toBe(0);
  expect(existsSync(at('brands/harbour'))).toBe(false);
  expect((await brand('build', 'harbour')).output).toMatch(
    /no brand "harbour": brands\/harbour\/brand\.json is missing/,
  );
}, 240_000);
