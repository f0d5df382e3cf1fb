import { describe, expect, test } from 'vitest';
import { actOf, findByName, stateId, type TreeNode, treeRows } from './treeRows.ts';

const nodes: readonly TreeNode[] = [
  {
    id: 'a',
    name: 'Anka',
    branch: {
      kind: 'ready',
      nodes: [
        { id: 'a1', name: 'Bero', branch: { kind: 'loading' } },
        { id: 'a2', name: 'Bina', branch: { kind: 'ready', nodes: [{ id: 'a21', name: 'Coro' }] } },
        { id: 'a3', name: 'Dalo' },
      ],
    },
  },
  { id: 'b', name: 'Élan', branch: { kind: 'empty', title: 'Nobody' } },
  { id: 'c', name: 'Cade' },
];

const ids = (expanded: readonly string[]) => treeRows(nodes, expanded).map(({ id }) => id);

describe('AGT-05 the nodes of a tree that are in sight', () => {
  test.each([
    [[], ['a', 'b', 'c']],
    [['a'], ['a', 'a1', 'a2', 'a3', 'b', 'c']],
    [
      ['a', 'a1', 'a2', 'b', 'c', 'gone'],
      ['a', 'a1', 'a2', 'a21', 'a3', 'b', 'b/state', 'c'],
    ],
    [['a2'], ['a', 'b', 'c']],
  ])('with %j open are %j', (expanded, shown) => {
    expect(ids(expanded)).toEqual(shown);
  });
});

describe('AGT-05 the keys of a tree', () => {
  const act = (key: string, at: string, expanded: readonly string[] = ['a'], rtl = false) =>
    actOf(key, treeRows(nodes, expanded), { at, expanded, rtl });

  test.each([
    ['ArrowDown', 'a', { kind: 'move', id: 'a1' }],
    ['ArrowDown', 'a3', { kind: 'move', id: 'b' }],
    ['ArrowDown', 'c', null],
    ['ArrowUp', 'a', null],
    ['ArrowUp', 'b', { kind: 'move', id: 'a3' }],
    ['Home', 'c', { kind: 'move', id: 'a' }],
    ['End', 'a', { kind: 'move', id: 'c' }],
    ['ArrowRight', 'a', { kind: 'move', id: 'a1' }],
    ['ArrowRight', 'a1', { kind: 'open', ids: ['a1'] }],
    ['ArrowRight', 'b', { kind: 'open', ids: ['b'] }],
    ['ArrowRight', 'c', null],
    ['ArrowLeft', 'a', { kind: 'close', id: 'a' }],
    ['ArrowLeft', 'a3', { kind: 'move', id: 'a' }],
    ['ArrowLeft', 'c', null],
    ['*', 'a3', { kind: 'open', ids: ['a1', 'a2'] }],
    ['*', 'c', { kind: 'open', ids: ['a', 'b'] }],
    ['Enter', 'a2', { kind: 'select', id: 'a2' }],
    [' ', 'c', { kind: 'select', id: 'c' }],
    ['Tab', 'a', null],
    ['Enter', 'gone', null],
  ])('%s on %s', (key, at, expected) => {
    expect(act(key, at)).toEqual(expected);
  });

  test('the arrows are mirrored where text runs from the right', () => {
    expect(act('ArrowLeft', 'a1', ['a'], true)).toEqual({ kind: 'open', ids: ['a1'] });
    expect(act('ArrowRight', 'a', ['a'], true)).toEqual({ kind: 'close', id: 'a' });
  });

  test('a branch in which nobody is says so and can not be selected', () => {
    expect(act('ArrowRight', 'b', ['b'])).toEqual({ kind: 'move', id: stateId('b') });
    expect(act('ArrowLeft', stateId('b'), ['b'])).toEqual({ kind: 'move', id: 'b' });
    expect(act('Enter', stateId('b'), ['b'])).toBeNull();
  });

  test('a branch that failed is asked for once more', () => {
    const onRetry = () => {};
    const rows = treeRows(
      [{ id: 'a', name: 'Anka', branch: { kind: 'failed', title: 'No', retry: '', onRetry } }],
      ['a'],
    );
    const place = { at: stateId('a'), expanded: ['a'], rtl: false };
    expect(actOf('Enter', rows, place)).toEqual({ kind: 'retry', parent: 'a', onRetry });
    expect(actOf('End', rows, { ...place, at: 'a' })).toEqual({ kind: 'move', id: stateId('a') });
  });

  test('a branch on its way has nowhere to go in', () => {
    expect(act('ArrowRight', 'a1', ['a', 'a1'])).toBeNull();
  });
});

describe('AGT-05 typing in a tree', () => {
  const find = (at: string, typed: string) => findByName(treeRows(nodes, ['a']), at, typed);
  test.each([
    ['a', 'b', 'a1'],
    ['a1', 'b', 'a2'],
    ['a2', 'b', 'a1'],
    ['a1', 'bi', 'a2'],
    ['a2', 'bi', 'a2'],
    ['c', 'a', 'a'],
    ['a', 'É', 'b'],
    ['a', 'zz', undefined],
  ])('from %s, "%s" leads to %s', (at, typed, to) => {
    expect(find(at, typed)).toBe(to);
  });
});
