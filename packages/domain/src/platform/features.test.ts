import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOn, readGtagId, readModules, toggles } from './features.ts';

const node = (modId: string, enabled: unknown, ...childrenNodes: unknown[]) => ({ modId, enabled, childrenNodes });

test('APP-07 a module is found by its id at any depth', () => {
  const tree = [node('a', '1', node('b', '0', node('c', '1'))), node('d', '0')];
  const { on } = readModules(tree);
  expect(on).toEqual(['a', 'c']);
  expect(isOn(on, 'c')).toBe(true);
  expect(isOn(on, 'd')).toBe(false);
});

test('APP-07 an id nobody knows is off', () => {
  expect(isOn(readModules([node('a', '1')]).on, 'nobody')).toBe(false);
  expect(isOn(readModules([node('a', '1')]).on, 'constructor')).toBe(false);
});

test('APP-07 an id that is once off is off', () => {
  expect(readModules([node('a', '1'), node('b', '1', node('a', '0'))]).on).toEqual(['b']);
});

test.each(toggles)('APP-08 %s is on by "1" and off by "0"', (toggle) => {
  expect(isOn(readModules([node('root', '1', node(toggle, '1'))]).on, toggle)).toBe(true);
  expect(isOn(readModules([node('root', '1', node(toggle, '0'))]).on, toggle)).toBe(false);
});

test.each([[1], [true], ['true'], [' 1'], ['1 '], [null], [undefined], [['1']], [{}]])(
  'FLT-082 enabled %j is off and counted as doubtful',
  (enabled) => {
    expect(readModules([node('a', enabled)])).toEqual({ on: [], doubtful: 1 });
  },
);

test('FLT-083 a tree that contains itself is read once', () => {
  const root = node('root', '1');
  root.childrenNodes.push(root, node('leaf', '1', root));
  expect(readModules([root]).on).toEqual(['root', 'leaf']);
});

test('FLT-083 what lies deeper than 64 levels is not looked at', () => {
  let tree: unknown = node('deepest', '1');
  for (let level = 0; level < 1000; level++) tree = node(`level-${level}`, '0', tree);
  expect(readModules([tree]).on).toEqual([]);
});

test('FLT-080 any value at all is a tree with strings for ids', () => {
  fc.assert(
    fc.property(fc.anything(), (tree) => {
      expect(readModules(tree).on.every((id) => typeof id === 'string')).toBe(true);
    }),
  );
});

test.each([
  ['G-ABCD1234', 'G-ABCD1234'],
  ['G-abc1', null],
  ['G-ABCDEFGHIJKLM', null],
  ['UA-1', null],
  ['G-ABCD"><script>', null],
  [null, null],
])('FLT-054 measurement id %j is read as %j', (value, id) => {
  expect(readGtagId(value)).toBe(id);
});
