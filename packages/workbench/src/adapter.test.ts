import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { offeredBy } from '@baize/adapter';
import { createSandbox } from '@baize/sandbox';
import { describe, expect, test } from 'vitest';
import { buildAdapter } from './adapter/build.ts';
import { callsPage, coverageOf, coverageText } from './adapter/coverage.ts';
import { loadAdapter } from './adapter/module.ts';
import { newAdapter, renamedFiles } from './adapter/new.ts';
import { behindAdapter } from './adapter/platform.ts';
import { run } from './adapter.ts';
import { readDocument } from './contract/files.ts';

const document = readDocument();

describe('npm start -- --platform', () => {
  test('ADP-19 the site’s calls go to larch through its adapter, the rest to the sandbox', async () => {
    const sandbox = createSandbox({ games: 10 });
    const platform = await behindAdapter('larch', sandbox, 'https://games.example');
    const read = async (path: string) => (await platform.request(`https://play.example${path}`)).json();
    expect(await read('/wps/system/status')).toMatchObject({ success: true, value: { status: 0 } });
    expect(await read('/healthz')).toMatchObject({ adapter: 'larch' });
    expect(await read('/wps/relay/MCSFE_getPointBalance')).toMatchObject({ code: 'not-found' });
    expect((await read('/brand.json')).platformKey.kid).toBe('larch-local');
    expect((await platform.request('https://play.example/art/vendors/OMB.svg')).status).toBe(200);
  });

  test('ADP-17 an adapter that is not there or lacks a setting is refused with a sentence', async () => {
    const sandbox = createSandbox({ games: 10 });
    await expect(behindAdapter('nowhere', sandbox, '')).rejects.toThrow('There is no adapters/nowhere/adapter.ts');
    await expect(behindAdapter('template', sandbox, '')).rejects.toThrow('TEMPLATE_URL is not set.');
  });
});

describe('npm run adapter', () => {
  test.each([
    [[], 'Say what to do'],
    [['make', 'acme'], 'Say what to do'],
    [['new', 'acme', 'more'], 'Say what to do'],
    [['new', '../acme'], 'is no name of an adapter'],
    [['check', 'nowhere'], 'There is no adapters/nowhere/adapter.ts'],
    [['serve', 'nowhere'], 'npm run adapter -- new nowhere'],
  ])('ADP-17 %j is refused with a sentence', async (args, words) => {
    await expect(run(args)).rejects.toThrow(words);
  });

  test('ADP-17 a new adapter is the template under its own name, and never overwrites one', async () => {
    const files = renamedFiles('acme-two');
    expect(Object.keys(files)).toEqual(['adapter.ts', 'adapter.test.ts']);
    expect(Object.values(files).join()).not.toMatch(/template/i);
    expect(files['adapter.ts']).toContain('ACME_TWO_URL: v.pipe');
    await expect(newAdapter('template')).rejects.toThrow('adapters/template exists already.');
  });

  test('ADP-17 the template answers three calls, and the site’s loss by each group is said', async () => {
    const offers = new Set<string>(offeredBy(await loadAdapter('template')));
    expect([...offers].sort()).toEqual(['balance', 'login', 'systemStatus']);
    const coverage = coverageOf(offers, document);
    const text = coverageText(coverage);
    expect(text).toContain('Answers 3 of 187 calls.');
    expect(text).toMatch(/Games +0 of 15 {2}without it the site has nothing to play/);
    expect(text).toMatch(/Session +1 of 11 {2}not answered: .*logout/);
    const page = callsPage(coverage, document, 'acme');
    expect(page).toContain('- [x] `balance`');
    expect(page.match(/- \[ \] `/g)).toHaveLength(184);
    expect(page).toContain('money, sealed');
  });

  test('ADP-17 a built adapter is one file that runs by itself and says what it lacks', async () => {
    expect(await buildAdapter('template')).toBe(0);
    const file = 'adapters/template/dist/node.mjs';
    expect(existsSync('adapters/template/dist/worker.mjs')).toBe(false);
    const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8', env: { PATH: '' } });
    expect(status).toBe(1);
    expect(stderr).toContain('- TEMPLATE_URL is not set.\n- BAIZE_SEAL_KEY is not set');
  });
});
