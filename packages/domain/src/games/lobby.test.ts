import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from './games.ts';
import {
  availableLists,
  canLoadMore,
  classifications,
  favouritesQuery,
  firstView,
  gamesQuery,
  hotQuery,
  type LobbyView,
  listNeedsPlayer,
  listTypes,
  lobbyOffers,
  mergePages,
  minimumBets,
  pagesToShow,
  parseLobby,
  printLobby,
  withClassify,
  withList,
  withMinBet,
  withName,
  withNextPage,
  withVendor,
} from './lobby.ts';

const rule = { type: 'RNG', languages: ['EN', 'UR', 'TY'] };
const context = { type: 'RNG', merchant: 'm', merchantCode: 'mc' };
const filtered: LobbyView = { vendor: 'OMB', list: '', name: 'heron', classify: 'JP', minBet: '0.1', page: 4 };

const views: fc.Arbitrary<LobbyView> = fc
  .record({
    vendor: fc.constantFrom(null, 'OMB', 'a-b_C1'),
    list: fc.constantFrom(...listTypes),
    name: fc.string({ maxLength: 80 }),
    classify: fc.constantFrom(null, ...classifications(['TY'])),
    minBet: fc.constantFrom(null, ...minimumBets),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ list, vendor, name, classify, minBet, page }) => {
    const all = withMinBet(withClassify(withName({ ...firstView, vendor }, name), classify), minBet);
    return { ...(list === '' ? all : withList(all, list)), page: list === 'hot' ? 1 : page };
  });

const changes: readonly [string, (view: LobbyView) => LobbyView][] = [
  ['vendor', (view) => withVendor(view, 'PKP')],
  ['search', (view) => withName(view, 'lantern')],
  ['class', (view) => withClassify(view, 'AC')],
  ['minimum bet', (view) => withMinBet(view, '0.75')],
];

test.each(changes)('LOB-07 changing the %s resets list type and page', (_, change) => {
  for (const list of listTypes) {
    expect(change({ ...filtered, list, page: 7 })).toMatchObject({ list: '', page: 1 });
  }
});

test('LOB-04 the same search, trimmed, changes nothing', () => {
  expect(withName(filtered, ' heron ')).toBe(filtered);
});

test('LOB-06 the same minimum bet changes nothing', () => {
  expect(withMinBet(filtered, '0.1')).toBe(filtered);
});

test('LOB-07 the same vendor and class change nothing', () => {
  expect(withVendor(filtered, 'OMB')).toBe(filtered);
  expect(withClassify(filtered, 'JP')).toBe(filtered);
});

test('LOB-02 the list types are all, hot, fav and recent, hot only when there are hot games', () => {
  expect(availableLists('RNG', true)).toEqual(['', 'hot', 'fav', 'recent']);
  expect(availableLists('RNG', false)).toEqual(['', 'fav', 'recent']);
});

test('LOB-02 favourites and recent games need a player', () => {
  expect(listTypes.filter(listNeedsPlayer)).toEqual(['fav', 'recent']);
});

test('LOB-02 choosing a list starts at its first page and drops the filters that do not apply to it', () => {
  expect(withList(filtered, 'fav')).toEqual({ ...firstView, vendor: 'OMB', list: 'fav' });
  expect(withList(filtered, '')).toBe(filtered);
});

test('LOB-17 only slots have favourites, filters, jackpot and winners', () => {
  expect(availableLists('FISH', true)).toEqual(['', 'hot', 'recent']);
  expect(lobbyOffers('PVP')).toEqual({
    filters: false,
    favourites: false,
    jackpot: false,
    winners: false,
    tables: true,
  });
  expect(lobbyOffers('RNG')).toEqual({ filters: true, favourites: true, jackpot: true, winners: true, tables: false });
});

test('LOB-05 bingo is a class only where Turkish is supported', () => {
  expect(classifications(['EN', 'UR'])).toEqual(['SC', 'VP', 'TG', 'AC', 'JP']);
  expect(classifications(['EN', 'TY'])).toEqual(['SC', 'VP', 'TG', 'AC', 'JP', 'BG']);
  expect(parseLobby(new URLSearchParams('classify=BG'), { ...rule, languages: ['EN'] }).classify).toBeNull();
});

test('LOB-06 the minimum bets are those of the source', () => {
  expect(minimumBets).toEqual(['0.01', '0.05', '0.1', '0.5', '0.75']);
});

test('LOB-03 hot games are one page', () => {
  const hot = withList(filtered, 'hot');
  expect(canLoadMore(hot, 9)).toBe(false);
  expect(withNextPage(hot, 9)).toBe(hot);
});

test('LOB-08 load more goes on to the last page and no further', () => {
  expect(withNextPage({ ...firstView, page: 1 }, 3).page).toBe(2);
  expect(canLoadMore({ ...firstView, page: 3 }, 3)).toBe(false);
  expect(canLoadMore(firstView, 0)).toBe(false);
});

test('LOB-13 an address reproduces its view, whatever the view', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(parseLobby(printLobby(view), rule)).toEqual(view);
    }),
  );
});

test('LOB-13 the first view has an empty address', () => {
  expect(printLobby(firstView).toString()).toBe('');
  expect(printLobby(filtered).toString()).toBe('vendor=OMB&name=heron&classify=JP&minBet=0.1&page=4');
});

test('FLT-053 whatever an address holds, the view is a possible one', () => {
  const names = fc.constantFrom('vendor', 'list', 'name', 'classify', 'minBet', 'page', '__proto__');
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('hot', 'fav', '0.1', 'JP', '<b>', '\0', '1e3', '-1', 'a'.repeat(10_000)),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
      const view = parseLobby(new URLSearchParams(pairs), rule);
      expect(parseLobby(printLobby(view), rule)).toEqual(view);
      expect(view.name.length).toBeLessThanOrEqual(60);
      expect(view.page).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('LOB-10 a page of all games is asked for by everything the view filters by', () => {
  expect(gamesQuery(filtered, { ...context, channel: 'c' })).toEqual({
    channel: 'c',
    merchant: 'm',
    gameType: 'RNG',
    vendor: 'OMB',
    classify: 'JP',
    name: 'heron',
    minBet: '0.1',
    page: 4,
    pageSize: 12,
  });
  expect(gamesQuery(filtered, context, 2).page).toBe(2);
});

test('LOB-10 filters that are not set are not sent', () => {
  expect(Object.keys(gamesQuery(firstView, context)).sort()).toEqual(
    ['gameType', 'merchant', 'page', 'pageSize'].sort(),
  );
});

test('LOB-10 hot games and favourites have queries of their own', () => {
  expect(hotQuery({ vendor: 'OMB' }, context)).toEqual({ merchantCode: 'mc', vendor: 'OMB', gameType: 'RNG' });
  expect(favouritesQuery(2)).toEqual({ gameType: 'RNG', page: 2, pageSize: 12 });
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

test.each([
  ['more than there are', 1000, 4, 1, 4],
  ['what there is', 3, 4, 1, 3],
  ['twenty at most at once', 1000, 400, 1, 20],
  ['one more after twenty', 21, 400, 20, 21],
  ['those that are there already', 26, 400, 26, 26],
  ['one of an empty list', 7, 0, 1, 1],
])('LOB-13 FLT-053 an address that asks for pages brings back %s', (_, page, totalPages, loaded, pages) => {
  expect(pagesToShow(page, totalPages, loaded)).toBe(pages);
});
