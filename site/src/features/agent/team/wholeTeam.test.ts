import type { DownlineRow } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { top } from './treeState.ts';
import { wholeTeam } from './wholeTeam.ts';

const side = { validBets: '0', result: '0' };
const row = (account: string, children = 0, matches = true): DownlineRow => ({
  member: { account, name: `name-${account}`, avatar: null, agent: children > 0, level: 2, direct: true },
  balance: '0',
  team: children,
  children,
  own: side,
  teamFigures: side,
  rebate: '1.00',
  contract: null,
  loginTime: null,
  matches,
});

const levels: Record<string, readonly DownlineRow[]> = {
  [top]: [row('a', 2), row('b'), row('c', 1, false)],
  a: [row('a1', 1), row('a2')],
  a1: [row('a11')],
  c: [row('c1')],
};

const bring = async (most = 100) => {
  const asked: string[] = [];
  const counts: number[] = [];
  const found = await wholeTeam({
    read: async (parent) => {
      asked.push(parent);
      return levels[parent] ?? [];
    },
    most,
    onRows: (count) => counts.push(count),
  });
  return { ...found, asked, counts };
};

describe('AGT-05 MEM-17 the whole team', () => {
  test('has every account that fits, at any depth, each after its upline and with its name', async () => {
    const { rows, cut } = await bring();
    expect(rows.map(({ member, upline }) => [member.account, upline])).toEqual([
      ['a', null],
      ['a1', 'name-a'],
      ['a11', 'name-a1'],
      ['a2', 'name-a'],
      ['b', null],
      ['c1', 'name-c'],
    ]);
    expect(cut).toBe(false);
  });

  test('asks once for each account that has others below it, and tells how far it is', async () => {
    const { asked, counts } = await bring();
    expect(asked).toEqual([top, 'a', 'c', 'a1']);
    expect(counts).toEqual([2, 5, 6]);
  });

  test('stops at the most that a file holds, and says so', async () => {
    const { rows, cut, asked } = await bring(1);
    expect(rows.map(({ member }) => member.account)).toEqual(['a']);
    expect(cut).toBe(true);
    expect(asked).toEqual([top]);
  });

  test('is none at all where a level does not come', async () => {
    const reading = wholeTeam({
      read: (parent) =>
        parent === 'a' ? Promise.reject(new Error('no network')) : Promise.resolve(levels[parent] ?? []),
      most: 100,
      onRows: () => undefined,
    });
    await expect(reading).rejects.toThrow('no network');
  });
});
