import { firstView, fullRowsPageSize, gamesQuery } from '@baize/domain';
import { gameList } from '@baize/gateway';
import { expect, test } from 'vitest';
import { firstLists } from './firstLists.ts';

const reader = { merchant: 'm', merchantCode: 'M01', language: 'EN' };

test.each(['web', ''])(
  'PERF-02 the first list of the slots is asked for as the lobby asks for it, on the channel "%s"',
  (channel) => {
    const lists = firstLists['/rng']?.({ ...reader, channel }, '/rng') ?? [];
    // Four cards stand in a row, or five.
    const expected = [4, 5].map((columns) => {
      const page = { page: 1, pageSize: fullRowsPageSize(columns) };
      return { ...gamesQuery(firstView, { ...reader, type: 'RNG', channel }, page), language: 'EN' };
    });
    expect(lists.map(({ endpoint }) => endpoint)).toEqual([gameList, gameList]);
    // The key of a read is its input as JSON.
    expect(JSON.stringify(lists.map(({ input }) => input))).toBe(JSON.stringify(expected));
  },
);
