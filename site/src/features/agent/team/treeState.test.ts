import { type DownlineRow, GatewayError } from '@baize/gateway';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyTree, missingBranches, stepTree, type TreeEvent, top, treeRows } from './treeState.ts';

const side = { validBets: '0', result: '0' };
const row = (account: string, children = 0): DownlineRow => ({
  member: { account, name: `name-${account}`, avatar: null, agent: children > 0, level: 2, direct: true },
  balance: '0',
  team: children,
  children,
  own: side,
  teamFigures: side,
  rebate: '1.00',
  contract: null,
  loginTime: null,
  matches: true,
});
const ready = (id: string, ...rows: DownlineRow[]): TreeEvent => ({
  kind: 'branch',
  id,
  branch: { kind: 'ready', rows },
});
const after = (...events: TreeEvent[]) => events.reduce(stepTree, emptyTree);
const shown = (...events: TreeEvent[]) =>
  treeRows(after(...events)).map(({ id, level, position, setSize, state }) => [id, level, position, setSize, state]);

const firstLevel = ready(top, row('a', 2), row('b'));

describe('AGT-05 the tree of a team', () => {
  test('asks for its first level, then for each branch that is unfolded', () => {
    expect(missingBranches(emptyTree)).toEqual([top]);
    expect(missingBranches(after(firstLevel))).toEqual([]);
    expect(missingBranches(after(firstLevel, { kind: 'toggle', id: 'a' }))).toEqual(['a']);
    const asked: TreeEvent = { kind: 'branch', id: 'a', branch: { kind: 'loading' } };
    expect(missingBranches(after(firstLevel, { kind: 'toggle', id: 'a' }, asked))).toEqual([]);
  });

  test('shows a branch below its row once it is there, each in its place', () => {
    const open: TreeEvent = { kind: 'toggle', id: 'a' };
    expect(shown(firstLevel, open)).toEqual([
      ['a', 1, 1, 2, 'loading'],
      ['b', 1, 2, 2, 'leaf'],
    ]);
    expect(shown(firstLevel, open, ready('a', row('c'), row('d')))).toEqual([
      ['a', 1, 1, 2, 'open'],
      ['c', 2, 1, 2, 'leaf'],
      ['d', 2, 2, 2, 'leaf'],
      ['b', 1, 2, 2, 'leaf'],
    ]);
    expect(shown(firstLevel, open, ready('a', row('c')), open)[1]).toEqual(['b', 1, 2, 2, 'leaf']);
  });

  test('knows whose name stands above a row', () => {
    const rows = treeRows(after(firstLevel, { kind: 'toggle', id: 'a' }, ready('a', row('c'))));
    expect(rows.map(({ data }) => data.upline)).toEqual([null, 'name-a', null]);
  });

  test('keeps a failed branch until it is asked for once more', () => {
    const open: TreeEvent = { kind: 'toggle', id: 'a' };
    const error = new GatewayError({ kind: 'refused', code: 'server', outcome: 'answered', reference: 'r-1' });
    const failed: TreeEvent = { kind: 'branch', id: 'a', branch: { kind: 'failed', error } };
    expect(shown(firstLevel, open, failed)[0]?.at(-1)).toBe('failed');
    expect(missingBranches(after(firstLevel, open, failed))).toEqual([]);
    expect(missingBranches(after(firstLevel, open, failed, { kind: 'retry', id: 'a' }))).toEqual(['a']);
  });

  test('unfolds the way to an account, level by level, and keeps it unfolded when other figures come', () => {
    const way: TreeEvent = { kind: 'open', ids: ['a', 'c'] };
    expect(missingBranches(after(way))).toEqual([top]);
    expect(missingBranches(after(way, firstLevel))).toEqual(['a']);
    const two = after(way, firstLevel, ready('a', row('c', 1)));
    expect(missingBranches(two)).toEqual(['c']);
    expect(stepTree(two, way)).toBe(two);
    expect(missingBranches(stepTree(two, { kind: 'clear' }))).toEqual([top]);
  });

  test('draws no row again that is the same', () => {
    const before = treeRows(after(firstLevel));
    const tree = stepTree(after(firstLevel), { kind: 'toggle', id: 'a' });
    const [first] = treeRows(tree);
    expect(treeRows(tree)[0]?.data).toBe(first?.data);
    expect(before).toHaveLength(2);
  });

  test('counts every row once, whatever is unfolded', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const event = fc.oneof(
      fc.constantFrom(...ids).map((id): TreeEvent => ({ kind: 'toggle', id })),
      fc.constantFrom(...ids).map((id): TreeEvent => ready(id, row(`${id}1`, 1), row(`${id}2`))),
      fc.constantFrom(...ids).map((id): TreeEvent => ({ kind: 'retry', id })),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const rows = treeRows(after(ready(top, ...ids.map((id) => row(id, 2))), ...events));
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        for (const { position, setSize } of rows) expect(position).toBeLessThanOrEqual(setSize);
      }),
    );
  });
});
