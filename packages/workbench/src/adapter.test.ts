import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offeredBy } from '@baize/adapter';
import { endpoints } from '@baize/gateway';
import { brandDocumentOf, createSandbox } from '@baize/sandbox';
import { describe, expect, test } from 'vitest';
import { checkBrand } from './adapter/brand.ts';
import { buildAdapter } from './adapter/build.ts';
import { callsPage, coverageOf, coverageText } from './adapter/coverage.ts';
import { loadAdapter } from './adapter/module.ts';
import { newAdapter, renamedFiles } from './adapter/new.ts';
import { behindAdapter } from './adapter/platform.ts';
import { checkRecorded } from './adapter/recorded.ts';
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

  test('ADP-19 links of the control panel enter through larch, and its clock and its expiry reach there', async () => {
    const sandbox = createSandbox({ games: 10 });
    const platform = await behindAdapter('larch', sandbox, 'https://games.example');
    const send = async (path: string, body?: object, held = '') => {
      const headers = { 'content-type': 'application/json', ...(held && { authorization: `Bearer ${held}` }) };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      return platform.request(`https://play.example${path}`, init);
    };
    const { token } = await (await send('/sandbox/api/scenario', { name: 'member' })).json();
    const status = async () => (await send('/wps/member/info', undefined, token)).status;
    expect(await (await send('/wps/member/info', undefined, token)).json()).toMatchObject({
      value: { account: 'demo.member' },
    });
    expect(sandbox.world.sessions.of('demo.member')).toHaveLength(1);
    await send('/sandbox/api/clock', { kind: 'step', ms: 16 * 60_000 });
    expect(await status()).toBe(200);
    const page = await (await send('/sandbox/scenario/member?then=/help')).text();
    expect(page).toMatch(/data-token="[0-9a-f]{64}"/);
    await send('/sandbox/api/expire', {});
    expect(await status()).toBe(401);
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
    [['record', 'acme'], 'Say what to do'],
    [['serve', 'acme', '--brand', 'acme.json'], 'Say what to do'],
    [['check', 'acme', '--brands', 'acme.json'], 'npm run adapter'],
    [['record', 'template', '/wallet'], '- TEMPLATE_URL is not set.'],
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
    const calls = Object.keys(endpoints).length;
    expect(text).toContain(`Answers 3 of ${calls} calls.`);
    expect(text).toMatch(/Games +0 of \d+ {2}without it the site has nothing to play/);
    expect(text).toMatch(/Session +1 of 11 {2}not answered: .*logout/);
    const page = callsPage(coverage, document, 'acme');
    expect(page).toContain('- [x] `balance`');
    expect(page.match(/- \[ \] `/g)).toHaveLength(calls - 3);
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

  test('ADP-17 an answer is recorded without a value, and the reads of the adapter are held against it', async () => {
    const folder = 'adapters/template/recorded';
    const wallet = {
      minor: 98_765,
      currency: 'PKR',
      owner: { mail: 'ada@mail.example', since: '2024-02-03T04:05:06+05:00' },
    };
    const server = createServer((_, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify(wallet));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    process.env.TEMPLATE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(await run(['record', 'template', '/wallet', '--keep', 'currency'])).toBe(0);
      const kept = readFileSync(`${folder}/wallet.json`, 'utf8');
      expect(JSON.parse(kept).body).toEqual({
        minor: 1,
        currency: 'PKR',
        owner: { mail: 'name@host.example', since: '2026-01-01T12:00:00+05:00' },
      });
      const adapter = await loadAdapter('template');
      expect(await checkRecorded(adapter)).toMatchObject({ understood: ['balance', 'systemStatus'], problems: [] });
      writeFileSync(`${folder}/wallet.json`, kept.replace('"minor": 1', '"minor": "one"'));
      expect((await checkRecorded(adapter)).problems).toEqual([
        'balance: nonsense /wallet /minor wanted number, found a string',
      ]);
      await expect(run(['record', 'template', 'https://other.example/wallet'])).rejects.toThrow('is no address of');
    } finally {
      delete process.env.TEMPLATE_URL;
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('ADP-17 a brand is held against an adapter, and its file gets the list of what is offered', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'brand-'));
    const file = join(folder, 'acme.json');
    writeFileSync(file, JSON.stringify(brandDocumentOf('baize', 'https://games.example')));
    try {
      expect(checkBrand(await loadAdapter('template'), file)).toEqual([
        expect.stringMatching(/^reality-check: .* a reminder every 60 minutes/),
        expect.stringMatching(/^limits: /),
      ]);
      expect(checkBrand(await loadAdapter('larch'), file)).toEqual([]);
      const { offers } = JSON.parse(readFileSync(file, 'utf8'));
      expect(offers).toEqual(expect.arrayContaining(['limits', 'favourites', 'reality-check']));
      expect(offers).not.toContain('points');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
