import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatManifest, parseManifest, readManifest, writeManifest } from './manifest.ts';

const a = 'a'.repeat(32);
const b = 'b'.repeat(64);

test('a manifest that is written reads as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  const file = join(folder, 'pictures.txt');
  const manifest = { browser: 'Chromium 140.0.1', pictures: new Map([['x--y--desk', [a, b]]]) };
  writeManifest(manifest, file);
  expect(readFileSync(file, 'utf8')).toBe(`# Chromium 140.0.1\nx--y--desk ${a} ${b}\n`);
  expect(readManifest(file)).toEqual(manifest);
  rmSync(folder, { recursive: true });
});

test('an absent manifest has no pictures', () => {
  expect(readManifest('no-such-file.txt')).toEqual({ browser: null, pictures: new Map() });
});

test('lines are sorted by name, each order of insertion gives the same text', () => {
  const names = ['b--c--desk', 'a--b--phone', 'a--b--desk-dark', 'a--b--desk', 'a-b--c--desk'];
  const text = (order: readonly string[]) =>
    formatManifest({ browser: null, pictures: new Map(order.map((name) => [name, [a]])) });
  expect(text(names)).toBe(text([...names].reverse()));
  expect(
    text(names)
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['a--b--desk', 'a--b--desk-dark', 'a--b--phone', 'a-b--c--desk', 'b--c--desk']);
});

test('blank lines, further comments and carriage returns are passed over', () => {
  const { browser, pictures } = parseManifest(`# Chromium 140\r\n# more\r\n\r\nx--y--desk  ${a}\r\n`);
  expect(browser).toBe('Chromium 140');
  expect([...pictures]).toEqual([['x--y--desk', [a]]]);
});

test.each(['x--y--desk', 'x--y--desk nohash', '<<<<<<< HEAD'])('a line that is no picture is named: %s', (line) => {
  expect(() => parseManifest(`# Chromium 140\n${line}\n`)).toThrow(`:2 is not a name and its hashes: ${line}`);
});
