import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  announcementsWire,
  basisPoints,
  fieldRulesWire,
  gameFactsWire,
  gamesIn,
  minorUnits,
  path,
  playLimits,
  snakeCase,
  wordPairs,
} from '../src/index.ts';

test('ADP-13 names in snake_case are read in camelCase, and a missing one is refused', () => {
  const movement = snakeCase({ id: v.string(), expires_at: v.nullable(v.string()), bank_name_short: v.string() });
  const read = v.parse(movement, { id: '7', expires_at: null, bank_name_short: 'TSL', other: 1 });
  expect(read).toEqual({ id: '7', expiresAt: null, bankNameShort: 'TSL' });
  expect(v.safeParse(movement, { id: '7', expiresAt: null, bank_name_short: 'TSL' }).success).toBe(false);
});

test('ADP-13 words are translated both ways, and one that is in no table stays', () => {
  const kinds = wordPairs({ RNG: 'SLOTS', PVP: 'TABLES' });
  expect([kinds.theirs('RNG'), kinds.theirs('LIVE'), kinds.theirs('toString')]).toEqual(['SLOTS', 'LIVE', 'toString']);
  expect([kinds.ours('TABLES'), kinds.ours('LIVE')]).toEqual(['PVP', 'LIVE']);
});

test('ADP-13 an id in a path cannot lead elsewhere', () => {
  expect(path`/sessions/${'a/../b?c#d'}/end`).toBe('/sessions/a%2F..%2Fb%3Fc%23d/end');
  for (const id of ['', '.', '..']) expect(() => path`/sessions/${id}`).toThrow('not-found');
});

test('ADP-11 a share in basis points is an exact percentage, and a fraction of one is refused', () => {
  expect([0, 5, 250, 9650].map((points) => v.parse(basisPoints, points))).toEqual(['0.00', '0.05', '2.50', '96.50']);
  expect(v.safeParse(basisPoints, 2.5).success).toBe(false);
});

test('ADP-11 limits of time are minutes, the others sums in minor units', () => {
  const limits = playLimits(minorUnits({ KWD: 3 }));
  const limit = { period: 'day', max: 1500, used: 60, left: 1440, next: { max: null, from: 5 }, resetsAt: 9 } as const;
  expect(limits.wire({ kind: 'stake', ...limit }, 'KWD')).toEqual({
    kind: 'stake',
    period: 'day',
    amount: '1.500',
    used: '0.060',
    left: '1.440',
    pending: { amount: null, from: 5 },
    resets: 9,
  });
  expect(limits.wire({ kind: 'time', ...limit, next: { max: 2000, from: 5 } }, 'KWD')).toMatchObject({
    amount: '1500',
    pending: { amount: '2000' },
  });
  expect(limits.whole('stake', '1.5', 'KWD')).toBe(1500);
  expect(limits.whole('time', '90', 'KWD')).toBe(90);
  expect(limits.whole('stake', null, 'KWD')).toBeNull();
  expect(() => limits.whole('stake', '0.0001', 'KWD')).toThrow();
});

test('ADP-19 fields of registration get our names, and a stranger is left out', () => {
  const field = { required: true, min: 4, max: null, pattern: null };
  const rules = fieldRulesWire(
    [
      { field: 'LOGIN', ...field },
      { field: 'SHOE_SIZE', ...field },
    ],
    { LOGIN: 'username' },
  );
  expect(rules).toEqual({
    username: { enabled: '1', required: true, minLength: 4, maxLength: null, acceptedPattern: null },
  });
});

test('ADP-19 announcements of the kinds that are asked for', () => {
  const plain = { title: 'T', content: 'C', image: '/a.svg', link: { type: 'page', target: '/vip' }, publishedAt: 3 };
  const all = [
    { type: 'B', id: '1', ...plain },
    { type: 'PL', id: '2', ...plain },
    { type: 'H', id: '3', ...plain },
  ] as const;
  expect(announcementsWire(all, { types: ['B', 'H'], groupName: 'w_home' })).toEqual([
    {
      type: 'B',
      bannerId: '1',
      groupName: 'w_home',
      url: '/a.svg',
      linkageType: 'page',
      linkageTarget: '/vip',
      title: 'T',
      content: 'C',
    },
    { type: 'H', id: '3', title: 'T', content: 'C', time: 3 },
  ]);
});

test('ADP-19 a whole list of games is filtered and cut, and facts that nobody tells are null', () => {
  const game = (nodeId: string, gameType: string, vassalage: string) => ({ nodeId, gameType, vassalage }) as never;
  const all = [game('1', 'RNG', 'A'), game('2', 'LIVE', 'A'), game('3', 'RNG', 'B'), game('4', 'RNG', 'A')];
  const page = { pageNo: 1, pageSize: 1 };
  expect(gamesIn(all, { gameType: 'rng', vassalage: 'A', ...page })).toEqual({ shown: [all[0]], totalPages: 2 });
  expect(gamesIn(all, { ...page, pageNo: 4 })).toEqual({ shown: [all[3]], totalPages: 4 });
  expect(gameFactsWire({ nodeId: '1', minBet: '5.00' } as never, { rtp: '96.50' })).toMatchObject({
    rtp: '96.50',
    volatility: null,
    minBet: '5.00',
    lines: null,
  });
});
