import { expect, test } from 'vitest';
import { tooNew } from './floor.ts';
import { readScript, readSheet } from './used.ts';

function usedBy(read: (text: string, note: (path: string) => void) => void, text: string): string[] {
  const used: string[] = [];
  read(text, (path) => used.push(path));
  return tooNew(used);
}

test.each([
  ['a property that only one engine has', 'a { anchor-name: --menu }', /anchor-name/],
  ['a property that lost its prefix', 'a { -moz-text-size-adjust: 100%; text-size-adjust: 100% }', /text-size-adjust/],
  ['a property without the prefix that every engine asks for', 'a { user-select: none }', /user-select: Safari/],
  ['a function', 'a { inline-size: calc-size(auto, size) }', /calc-size/],
  ['a rule', '@scope (a) { b { color: red } }', /scope/],
])('UI-02 %s is named', (_, text, problem) => {
  expect(usedBy(readSheet, text)).toContainEqual(expect.stringMatching(problem));
});

test.each([
  ['a prefix beside the standard form', 'a { -webkit-user-select: none; user-select: none }'],
  ['what is asked for first', '@supports (anchor-name: --a) { a { anchor-name: --menu } }'],
  ['what every engine has', 'a:has(b) { block-size: 50dvh; color: color-mix(in oklab, red, blue) }'],
  ['what may be missing', 'a { text-wrap: pretty; field-sizing: content }'],
])('UI-02 %s is not', (_, text) => {
  expect(usedBy(readSheet, text)).toEqual([]);
});

test('UI-02 a script is read for globals, members and patterns of one engine', () => {
  expect(usedBy(readScript, 'const watcher = new CloseWatcher();')).toEqual([expect.stringMatching(/CloseWatcher/)]);
  expect(usedBy(readScript, 'documentPictureInPicture.requestWindow();')).toEqual([
    expect.stringMatching(/documentPictureInPicture/),
  ]);
  expect(usedBy(readScript, 'element.checkVisibility(); [].toSorted(); /(?<=a)b/.test(text);')).toEqual([]);
});
