import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  availableLists,
  canLoadMore,
  classifications,
  firstView,
  fullRowsPageSize,
  gamesInFullRows,
  type LobbyView,
  listNeedsPlayer,
  listTypes,
  lobbyOffers,
  minimumBets,
  pagesToShow,
  parseLobby,
  printLobby,
  sorts,
  withClassify,
  withList,
  withMinBet,
  withName,
  withNextPage,
  withoutFilters,
  withSort,
  withVendors,
  withVendorToggled,
} from './lobby.ts';

const rule = { type: 'RNG', languages: ['EN', 'UR', 'TY'] };
const filtered: LobbyView = {
  vendors: ['OMB'],
  list: '',
  name: 'heron',
  classify: 'JP',
  minBet: '0.1',
  sort: 'name',
  page: 4,
};

const views: fc.Arbitrary<LobbyView> = fc
  .record({
    vendors: fc.uniqueArray(fc.constantFrom('OMB', 'PKP', 'a-b_C1')),
    list: fc.constantFrom(...listTypes),
    name: fc.string({ maxLength: 80 }),
    classify: fc.constantFrom(null, ...classifications(['TY'])),
    minBet: fc.constantFrom(null, ...minimumBets),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ list, vendors, name, classify, minBet, sort, page }) => {
    const filters = withMinBet(withClassify(withName({ ...firstView, vendors }, name), classify), minBet);
    const all = withSort(filters, sort);
    return { ...(list === '' ? all : withList(all, list)), page: list === 'hot' ? 1 : page };
  });

const changes: readonly [string, (view: LobbyView) => LobbyView][] = [
  ['vendor', (view) => withVendors(view, ['PKP'])],
  ['vendors', (view) => withVendorToggled(view, 'PKP')],
  ['vendors to all', (view) => withVendors(view, [])],
  ['order', (view) => withSort(view, 'rtp')],
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
  expect(withVendors(filtered, ['OMB'])).toBe(filtered);
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
  expect(withList(filtered, 'fav')).toEqual({ ...firstView, vendors: ['OMB'], list: 'fav' });
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

test('LOB-19 a page fills its last row, and stays at twelve where it can', () => {
  expect([2, 3, 4, 5, 6].map((columns) => fullRowsPageSize(columns))).toEqual([12, 12, 12, 15, 12]);
  expect([6, 8].map((columns) => fullRowsPageSize(columns, true))).toEqual([18, 24]);
});

test('LOB-19 only whole rows are shown while there are more games, and never none', () => {
  const ofFour = (loaded: number, more: boolean) => gamesInFullRows(loaded, 4, more);
  expect([12, 15, 19].map((loaded) => ofFour(loaded, true))).toEqual([12, 12, 16]);
  expect([12, 15, 19].map((loaded) => ofFour(loaded, false))).toEqual([12, 15, 19]);
  expect([0, 3].map((loaded) => ofFour(loaded, true))).toEqual([0, 3]);
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
  expect(printLobby(filtered).toString()).toBe('vendor=OMB&name=heron&classify=JP&minBet=0.1&sort=name&page=4');
});

test('FLT-053 whatever an address holds, the view is a possible one', () => {
  const names = fc.constantFrom('vendor', 'list', 'name', 'classify', 'minBet', 'sort', 'page', '__proto__');
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

test('LOB-18 all studios come first, and several can be chosen', () => {
  expect(firstView.vendors).toEqual([]);
  const two = withVendorToggled(withVendors(firstView, ['OMB']), 'HXN');
  expect(two.vendors).toEqual(['OMB', 'HXN']);
  expect(printLobby(two).toString()).toBe('vendor=OMB&vendor=HXN');
  expect(parseLobby(printLobby(two), rule)).toEqual(two);
  expect(withVendorToggled(two, 'OMB').vendors).toEqual(['HXN']);
  expect(withVendors(two, ['HXN', 'OMB'])).toBe(two);
});

test('LOB-18 FLT-053 an address names each studio once, and no more than are asked for at once', () => {
  expect(parseLobby(new URLSearchParams('vendor=OMB&vendor=<b>&vendor=OMB'), rule).vendors).toEqual(['OMB']);
  const many = new URLSearchParams(Array.from({ length: 90 }, (_, place) => ['vendor', `V${place}`]));
  expect(parseLobby(many, rule).vendors).toHaveLength(50);
});

test('LOB-18 the order is one of four and stands in the address unless it is the first', () => {
  expect(sorts).toEqual(['popular', 'new', 'name', 'rtp']);
  expect(printLobby(withSort(firstView, 'rtp')).toString()).toBe('sort=rtp');
  expect(parseLobby(new URLSearchParams('sort=best'), rule).sort).toBe('popular');
  expect(withSort(filtered, 'name')).toBe(filtered);
});

test('LOB-18 clearing all takes studios, class and bet, and leaves the search and the order', () => {
  expect(withoutFilters(filtered)).toEqual({ ...firstView, name: 'heron', sort: 'name' });
  const plain = withName(firstView, 'heron');
  expect(withoutFilters(plain)).toBe(plain);
});

test.each([
  ['more than there are', 1000, 4, 1, 4],
  ['what there is', 3, 4, 1, 3],
  ['twenty at most at once', 1000, 400, 1, 20],
  ['one more after twenty', 21, 400, 20, 21],
  ['those that are there already', 26, 400, 26, 26],
  ['one of an empty list', 7, 0, 1, 1],
  ['twenty of a list that is said to be endless', 1000, 1e9, 1, 20],
  ['one of a list that is said to have fewer than none', 1000, -1, 1, 1],
])('LOB-13 FLT-053 FLT-085 an address that asks for pages brings back %s', (_, page, totalPages, loaded, pages) => {
  expect(pagesToShow(page, totalPages, loaded)).toBe(pages);
});
