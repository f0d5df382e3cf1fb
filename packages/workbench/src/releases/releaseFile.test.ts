import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { emptyPage } from '../heads/fixtures/headPage.ts';
import { siteServer } from '../server.ts';
import { releaseFile } from './releaseFile.ts';

test('OPS-39 /release.json says version and day, and no cache keeps it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-'));
  writeFileSync(join(folder, 'release.json'), releaseFile(Date.UTC(2026, 11, 7, 23)));
  const server = siteServer({ platform: new Hono(), folder, page: emptyPage });
  const answer = await server.request('https://acme.gg/release.json');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await answer.json()).toEqual({ version, day: '2026-12-07' });
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(readFileSync('docs/deploy/_headers', 'utf8')).toMatch(/^\/release\.json\n {2}cache-control: no-cache$/m);
  rmSync(folder, { recursive: true });
});
