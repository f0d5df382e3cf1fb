import { firstView, fullRowsPageSize, gamesQuery } from '@baize/domain';
import { gameList } from '@baize/gateway';
import { expect, test } from 'vitest';
import { firstLists } from './firstLists.ts';

const reader = { merchant: 'm', merchantCode: 'M01', language: 'EN' };

test.each([
  ['/rng', 'RNG', 'web'],
  ['/rng', 'RNG', ''],
  ['/fish', 'FISH', 'web'],
  ['/pvp', 'PVP', 'web'],
])(
  'PERF-02 the first list of %s is asked for as its lobby asks for it: %s, on the channel "%s"',
  (path, type, channel) => {
    const lists = firstLists[path]?.({ ...reader, channel }, path) ?? [];
    // Rows hold four or five cards; large windows six beside the winners, else eight.
    const expected = [4, 5, type === 'RNG' ? 6 : 8].map((columns) => {
      const page = { page: 1, pageSize: fullRowsPageSize(columns, columns > 5) };
      return { ...gamesQuery(firstView, { ...reader, type, channel }, page), language: 'EN' };
    });
    expect(lists.map(({ endpoint }) => endpoint)).toEqual([gameList, gameList, gameList]);
    expect(JSON.stringify(lists.map(({ input }) => input))).toBe(JSON.stringify(expected));
  },
);
