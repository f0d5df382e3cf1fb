import { firstView, gamesQuery } from '@baize/domain';
import { gameList } from '@baize/gateway';
import { expect, test } from 'vitest';
import { firstLists } from './firstLists.ts';

const reader = { merchant: 'm', merchantCode: 'M01', language: 'EN' };

test.each(['web', ''])(
  'PERF-02 the first list of the slots is asked for as the lobby asks for it, on the channel "%s"',
  (channel) => {
    const [list] = firstLists['/rng']?.({ ...reader, channel }, '/rng') ?? [];
    expect(list?.endpoint).toBe(gameList);
    const query = gamesQuery(firstView, { ...reader, type: 'RNG', channel });
    // The key of a read is its input as JSON.
    expect(JSON.stringify(list?.input)).toBe(JSON.stringify({ ...query, language: 'EN' }));
  },
);
