import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from './games.ts';
import { firstView, type LobbyView } from './lobby.ts';
import { emptyReason, favouritesQuery, gamesQuery, hotQueries, mergePages, totalOf } from './lobbyQueries.ts';

const context = { type: 'RNG', merchant: 'm', merchantCode: 'mc' };
const filtered: LobbyView = {
  vendors: ['OMB'],
  list: '',
  name: 'heron',
  classify: 'JP',
  minBet: '0.1',
  sort: 'name',
  page: 4,
};
const totals = [
  { vendor: 'OMB', total: 0 },
  { vendor: 'HXN', total: 2 },
  { vendor: 'PKP', total: 1 },
];

test('LOB-10 a page of all games is asked for by everything the view filters by', () => {
  expect(gamesQuery(filtered, { ...context, channel: 'c' }, { page: 4, pageSize: 12 })).toEqual({
    channel: 'c',
    merchant: 'm',
    gameType: 'RNG',
    vendor: ['OMB'],
    classify: 'JP',
    name: 'heron',
    minBet: '0.1',
    sort: 'name',
    page: 4,
    pageSize: 12,
  });
});

test('LOB-10 filters that are not set are not sent', () => {
  expect(Object.keys(gamesQuery(firstView, context, { page: 1, pageSize: 12 })).sort()).toEqual(
    ['gameType', 'merchant', 'page', 'pageSize'].sort(),
  );
});

test('LOB-10 LOB-18 hot games are those of all studios or of each chosen one; favourites have a query of their own', () => {
  expect(hotQueries(firstView, context)).toEqual([{ merchantCode: 'mc', gameType: 'RNG' }]);
  expect(hotQueries({ vendors: ['OMB', 'HXN'] }, context)).toEqual([
    { merchantCode: 'mc', vendor: 'OMB', gameType: 'RNG' },
    { merchantCode: 'mc', vendor: 'HXN', gameType: 'RNG' },
  ]);
  expect(favouritesQuery({ page: 2, pageSize: 12 })).toEqual({ gameType: 'RNG', page: 2, pageSize: 12 });
});

test('FLT-077 pages merge without duplicates and keep their order', () => {
  const ids = fc.array(fc.array(fc.integer({ min: 0, max: 30 })));
  fc.assert(
    fc.property(ids, (pages) => {
      const merged = mergePages(pages.map((page) => page.map((id) => ({ id: String(id) }) as Game)));
      expect(merged.map(({ id }) => Number(id))).toEqual([...new Set(pages.flat())]);
    }),
  );
});

test('LOB-18 the games of chosen studios are added up, all of them where none is chosen', () => {
  expect(totalOf(totals, [])).toBe(3);
  expect(totalOf(totals, ['OMB', 'HXN'])).toBe(2);
  expect(totalOf(totals, ['OMB', 'ZRV'])).toBeNull();
  expect(totalOf(null, [])).toBeNull();
});

test('LOB-18 an empty list tells what a player can do about it', () => {
  const named = { ...firstView, name: 'heron' };
  expect(emptyReason({ ...named, vendors: ['OMB'] }, totals)).toEqual({ kind: 'elsewhere', others: 3 });
  expect(emptyReason({ ...named, vendors: ['OMB'] }, null)).toEqual({ kind: 'search' });
  expect(emptyReason(named, totals)).toEqual({ kind: 'search' });
  expect(emptyReason(filtered, totals)).toEqual({ kind: 'filters' });
  expect(emptyReason({ ...firstView, vendors: ['OMB'] }, totals)).toEqual({ kind: 'nothing' });
});
