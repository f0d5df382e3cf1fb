import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { lint } from './lint.ts';
import { repository } from './place.ts';

const folders = mkdtempSync(join(tmpdir(), 'served-'));
type Json = Record<string, unknown>;

afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folders, { recursive: true, force: true }));

test('BRD-02 a document that is served is judged by its file or its address', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const served = join(folders, 'served.json');
  const { document } = JSON.parse(readFileSync(join(repository.folders, 'lotus', 'brand.json'), 'utf8')) as {
    document: Json;
  };
  const whole = {
    id: 'lotus',
    name: 'Lotus',
    logos: { light: '/a.svg', dark: '/a.svg' },
    tokenSheet: '/a.css',
    ...document,
  };
  writeFileSync(served, JSON.stringify(whole));
  expect(await lint([served])).toBe(0);
  writeFileSync(served, JSON.stringify({ ...whole, licences: ['mars'] }));
  expect(await lint([served])).toBe(1);

  const answer = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify({ ...whole, ageGates: 21 })));
  expect(await lint(['https://play.example/brand.json', '--format', 'json'])).toBe(1);
  expect(answer).toHaveBeenCalledWith('https://play.example/brand.json');
  rmSync(served);
  await expect(lint([served])).rejects.toThrow(/can not be read/);
  await expect(lint(['nowhere'])).rejects.toThrow(/no brand "nowhere"/);
});
