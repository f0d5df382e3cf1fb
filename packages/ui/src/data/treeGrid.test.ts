import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actOfKey } from './treeGridKeys.ts';
import { type TreeGridRow, type TreeGridState, treeGridLines } from './treeGridLines.ts';
import { ancestorsAt, foldMiddle, pushOf, scrollToLine } from './treeGridWindow.ts';

const sizes = { row: 48, sticky: 40, most: 4 };

const row = (id: string, level: number, state: TreeGridState = 'leaf'): TreeGridRow<string> => ({
  id,
  level,
  setSize: 1,
  position: 1,
  state,
  data: id,
});

const rows = [
  row('a', 1, 'open'),
  row('aa', 2, 'open'),
  row('aaa', 3),
  row('aab', 3, 'loading'),
  row('ab', 2, 'closed'),
  row('b', 1, 'failed'),
  row('c', 1),
];
const lines = treeGridLines(rows);
const at = (id: string) => lines.findIndex((line) => line.id === id);

describe('AGT-05 the lines of a tree grid', () => {
  test('hold rows on their way and a failed branch below their row, and count what can be read', () => {
    expect(lines.map(({ id, level, rowIndex }) => [id, level, rowIndex])).toEqual([
      ['a', 1, 2],
      ['aa', 2, 3],
      ['aaa', 3, 4],
      ['aab', 3, 5],
      ['aab/0', 4, 5],
      ['aab/1', 4, 5],
      ['aab/2', 4, 5],
      ['ab', 2, 6],
      ['b', 1, 7],
      ['b/failed', 2, 8],
      ['c', 1, 9],
    ]);
  });

  test('know what lies above and below them', () => {
    const places = Object.fromEntries(lines.map(({ id, parent, end }) => [id, [lines[parent]?.id, lines[end]?.id]]));
    expect(places).toMatchObject({
      a: [undefined, 'b'],
      aa: ['a', 'ab'],
      aaa: ['aa', 'aab'],
      aab: ['aa', 'ab'],
      'aab/2': ['aab', 'ab'],
      'b/failed': ['b', 'c'],
      c: [undefined, undefined],
    });
  });
});

describe('AGT-05 ancestors that stay in sight', () => {
  const names = (top: number) => ancestorsAt(lines, top, sizes).map((index) => lines[index]?.id);

  test('are those of the first line in sight, from the moment each reaches its place', () => {
    expect(names(0)).toEqual([]);
    expect(names(7)).toEqual([]);
    expect(names(8)).toEqual(['a']);
    expect(names(16)).toEqual(['a', 'aa']);
    expect(names(6 * 48)).toEqual(['a', 'aa']);
    expect(names(7 * 48 - 39)).toEqual(['a']);
    expect(names(8 * 48)).toEqual([]);
    expect(names(8 * 48 + 8)).toEqual(['b']);
  });

  test('are pushed up by the end of their branch', () => {
    const { end } = lines[at('a')] ?? { end: 0 };
    expect(pushOf(end, 0, end * 48 - 40, sizes)).toBe(0);
    expect(pushOf(end, 0, end * 48 - 10, sizes)).toBe(-30);
  });

  test('are each an ancestor of the next, in any tree and at any place', () => {
    const tree = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 80 }).map((steps) => {
      let level = 1;
      return steps.map((step, index) => {
        level = index === 0 ? 1 : Math.max(1, Math.min(level + 1, level + 1 - step));
        return row(`${index}`, level, 'open');
      });
    });
    fc.assert(
      fc.property(tree, fc.nat(80 * 48), (some, top) => {
        const all = treeGridLines(some);
        const chain = ancestorsAt(all, top, sizes);
        chain.forEach((index, place) => {
          expect(all[index]?.level).toBe(place + 1);
          expect(all[index]?.parent).toBe(chain[place - 1] ?? -1);
        });
        expect(foldMiddle(chain, sizes.most).length).toBeLessThanOrEqual(sizes.most);
      }),
    );
  });

  test('fold in the middle where there are too many', () => {
    expect(foldMiddle([0, 1, 2, 3], 4)).toHaveLength(4);
    expect(foldMiddle([0, 1, 2, 3, 4], 4)).toEqual([
      { kind: 'line', index: 0 },
      { kind: 'folded', first: 1, count: 2 },
      { kind: 'line', index: 3 },
      { kind: 'line', index: 4 },
    ]);
    expect(foldMiddle([0, 1, 2, 3], 3)).toEqual([
      { kind: 'line', index: 0 },
      { kind: 'folded', first: 1, count: 2 },
      { kind: 'line', index: 3 },
    ]);
  });
});

test('AGT-05 a line is brought in sight below the ancestors it will have, and stays where it is in sight', () => {
  const view = { top: 480, height: 400 };
  expect(scrollToLine(12, { level: 1 }, view, sizes)).toBe(480);
  expect(scrollToLine(5, { level: 3 }, view, sizes)).toBe(5 * 48 - 80);
  expect(scrollToLine(30, { level: 1 }, view, sizes)).toBe(31 * 48 - 400);
  expect(scrollToLine(0, { level: 1 }, view, sizes)).toBe(0);
});

describe('AGT-05 the keys of a tree grid', () => {
  const act = (key: string, id: string, more: { rtl?: boolean; shiftKey?: boolean } = {}) =>
    actOfKey({ key, shiftKey: false, rtl: false, page: 5, ...more }, lines, at(id));
  const goTo = (id: string) => ({ kind: 'move', index: at(id) });

  test.each([
    ['ArrowDown', 'a', goTo('aa')],
    ['ArrowDown', 'aab', goTo('ab')],
    ['ArrowDown', 'c', null],
    ['ArrowUp', 'ab', goTo('aab')],
    ['ArrowUp', 'a', null],
    ['ArrowRight', 'ab', { kind: 'toggle', id: 'ab' }],
    ['ArrowRight', 'aa', goTo('aaa')],
    ['ArrowRight', 'aab', null],
    ['ArrowRight', 'aaa', null],
    ['ArrowRight', 'b', goTo('b/failed')],
    ['ArrowLeft', 'aa', { kind: 'toggle', id: 'aa' }],
    ['ArrowLeft', 'aaa', goTo('aa')],
    ['ArrowLeft', 'b/failed', goTo('b')],
    ['ArrowLeft', 'c', null],
    ['Home', 'c', goTo('a')],
    ['End', 'a', goTo('c')],
    ['PageDown', 'a', goTo('aab')],
    ['PageUp', 'b/failed', goTo('aab')],
    ['Enter', 'aaa', { kind: 'details', id: 'aaa' }],
    ['Enter', 'b/failed', { kind: 'retry', id: 'b' }],
    ['ContextMenu', 'a', { kind: 'menu' }],
    ['/', 'a', { kind: 'search' }],
    ['x', 'a', null],
  ])('%s on %s', (key, id, expected) => {
    expect(act(key, id)).toEqual(expected);
  });

  test('are mirrored where text runs from right to left, and Shift belongs to the menu alone', () => {
    expect(act('ArrowLeft', 'ab', { rtl: true })).toEqual({ kind: 'toggle', id: 'ab' });
    expect(act('ArrowRight', 'aaa', { rtl: true })).toEqual(goTo('aa'));
    expect(act('F10', 'a', { shiftKey: true })).toEqual({ kind: 'menu' });
    expect(act('F10', 'a')).toBeNull();
    expect(act('ArrowDown', 'a', { shiftKey: true })).toBeNull();
  });
});
