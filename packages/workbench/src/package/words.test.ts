import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propsFile } from './publicProps.ts';
import { writeWords } from './words.ts';

interface Words {
  GameGrid: { words: { play(title: string): string } };
  LobbyBar: { words: { filters(count: number): string } };
  LoadMore(values: { next: number }): { words: { more: string } };
  Combobox: { words: { nothing: string } };
}

let folder: string;
const read = (tag: string): Promise<Words> => import(join(folder, 'words', `${tag}.js`));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-words-'));
  await writeWords(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('UI-07 words are published in every language of the catalogues, at most 4.8 kB each', () => {
  const files = readdirSync(join(folder, 'words')).sort();
  expect(files).toEqual(['en.js', 'id.js', 'th.js', 'tr.js', 'ur.js', 'vi.js', 'zh-Hans.js']);
  const sizes = files.map((file) => gzipSync(readFileSync(join(folder, 'words', file))).length);
  expect(Math.max(...sizes)).toBeLessThan(4_800);
});

test('UI-07 every part that asks for words finds them under its name', async () => {
  const parts = [...readFileSync(propsFile, 'utf8').matchAll(/^<(\w+)>\n((?: {2}.*\n)*)/gm)];
  const asking = parts.filter(([, , props]) => /^ {2}words\??:/m.test(props ?? '')).map(([, name = '']) => name);
  expect(asking.length).toBeGreaterThan(50);
  const words = await read('en');
  // Only the page knows what branches are called.
  expect(asking.filter((name) => !(name in words))).toEqual(['Tree', 'TreeGrid']);
});

test('UI-07 texts with names, counts and exact numbers read as their language has them', async () => {
  const said = ({ GameGrid, LobbyBar, LoadMore, Combobox }: Words) => [
    GameGrid.words.play('Tides'),
    LobbyBar.words.filters(1),
    LobbyBar.words.filters(2),
    LoadMore({ next: 1200 }).words.more,
    Combobox.words.nothing,
  ];
  expect(said(await read('en'))).toEqual([
    'Play Tides',
    '1 filter applied',
    '2 filters applied',
    'Load 1,200 more',
    'Nothing found',
  ]);
  expect(said(await read('ur'))).toEqual([
    'Tides کھیلیں',
    '1 فلٹر لگا ہے',
    '2 فلٹر لگے ہیں',
    'مزید 1,200 دکھائیں',
    'کچھ نہیں ملا',
  ]);
  expect(said(await read('tr'))[3]).toBe('1.200 tane daha göster');
});
