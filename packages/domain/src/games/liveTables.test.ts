import { expect, test } from 'vitest';
import {
  countKinds,
  findTables,
  type LiveTable,
  layRoad,
  leadTable,
  readTableFilter,
  tableQuery,
  tableState,
} from './liveTables.ts';

const now = Date.UTC(2026, 10, 21, 12);

const table = (fields: Partial<LiveTable>): LiveTable => ({
  id: '1',
  name: 'Roulette Juniper 1',
  vendor: 'CRP',
  vendorName: 'Croupelle',
  kind: 'roulette',
  language: 'EN',
  picture: null,
  minStake: '50',
  maxStake: '25000',
  seats: 7,
  players: 5,
  waiting: null,
  closed: false,
  backAt: null,
  phase: 'betting',
  phaseEndsAt: now + 13_200,
  results: [],
  shoe: null,
  ...fields,
});

test.each([
  ['betting', {}, 0, { kind: 'open', seconds: 14 }],
  ['near the end of betting', { phaseEndsAt: now + 2_500 }, 0, { kind: 'closing', seconds: 3 }],
  ['after betting', { phaseEndsAt: now - 1 }, 0, { kind: 'open', seconds: null }],
  ['of an answer that is too old', {}, 20_001, { kind: 'open', seconds: null }],
  ['without a phase', { phase: null }, 0, { kind: 'open', seconds: null }],
  ['without the end of its phase', { phaseEndsAt: null }, 0, { kind: 'open', seconds: null }],
  ['dealing', { phase: 'dealing' }, 0, { kind: 'dealing' }],
  ['full', { players: 7, waiting: 2 }, 0, { kind: 'full', waiting: 2 }],
  ['with unknown seats', { seats: null }, 0, { kind: 'open', seconds: 14 }],
  ['closed', { closed: true, backAt: now + 1 }, 0, { kind: 'closed', backAt: now + 1 }],
  ['closed past its hour', { closed: true, backAt: now }, 0, { kind: 'closed', backAt: null }],
] as const)('CAT-07 a table %s', (_, fields, age, state) => {
  expect(tableState(table(fields), now, now - age)).toEqual(state);
});

const tables = [
  table({ id: 'a', name: 'A', players: 3, minStake: '10', maxStake: '500' }),
  table({ id: 'b', name: 'B', players: 7, minStake: '100', kind: 'baccarat', language: 'UR' }),
  table({ id: 'c', name: 'C', players: 6, minStake: '20', vendor: 'OND' }),
  table({ id: 'd', name: 'D', closed: true, minStake: '1' }),
];
const found = (query: string) =>
  findTables(tables, readTableFilter(new URLSearchParams(query)))
    .map(({ id }) => id)
    .join('');

test.each([
  ['', 'bcad'],
  ['free=1', 'cabd'],
  ['game=baccarat', 'b'],
  ['game=poker', 'bcad'],
  ['dealt=UR', 'b'],
  ['studio=OND', 'c'],
  ['from=20', 'cad'],
  ['from=x', 'bcad'],
  ['sort=lowest', 'acbd'],
  ['sort=name', 'abcd'],
])('CAT-07 the address %j lists %s', (query, ids) => {
  expect(found(query)).toBe(ids);
  const filter = readTableFilter(new URLSearchParams(query));
  expect(readTableFilter(new URLSearchParams(tableQuery(filter)))).toEqual(filter);
});

test('CAT-07 counts follow the other filters, and a kind without a table stays', () => {
  const counts = (query: string) => countKinds(tables, readTableFilter(new URLSearchParams(query)));
  expect(counts('game=baccarat')).toEqual([
    { kind: 'roulette', count: 3 },
    { kind: 'baccarat', count: 1 },
  ]);
  expect(counts('dealt=EN')[1]).toEqual({ kind: 'baccarat', count: 0 });
});

test('CAT-07 the busiest table with a free seat leads', () => {
  expect(leadTable(tables)?.id).toBe('c');
  expect(leadTable([])).toBeNull();
});

test('CAT-07 a road turns aside at its foot and before what lies there, and counts ties on the cell before', () => {
  const laid = layRoad([...'=bbbbbbbb', 'p', '=pb', '=', 'b', 'x']).map(({ column, row, side, ties }) =>
    [column, row, side.charAt(0), ties].join(' '),
  );
  expect(laid).toEqual([
    ...[0, 1, 2, 3, 4, 5].map((row) => `0 ${row} b 0`),
    '1 5 b 0',
    '2 5 b 0',
    '1 0 p 2',
    '2 0 b 0',
  ]);
});
