export const listTypes = ['', 'hot', 'fav', 'recent'] as const;
/** '' is all. Source: section 4. */
export type ListType = (typeof listTypes)[number];

export const minimumBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinimumBet = (typeof minimumBets)[number];

export const sorts = ['popular', 'new', 'name', 'rtp'] as const;
/** By what the games are ordered; the platform's own order is by how much they are played. */
export type LobbySort = (typeof sorts)[number];

export type Classification = 'SC' | 'VP' | 'TG' | 'AC' | 'JP' | 'BG';

/** Games of one page of the lobby. Source: section 9. */
export const lobbyPageSize = 12;

/** In a window that shows more of them at once. */
const lobbyPageSizeLarge = 18;

/** The same where so many stand in a row: what fills its last row as well (LOB-19). */
export function fullRowsPageSize(columns: number, large = false): number {
  return Math.ceil((large ? lobbyPageSizeLarge : lobbyPageSize) / columns) * columns;
}

/** How many of the games that came are shown: while there are more, whole rows only, and one at least (LOB-19). */
export const gamesInFullRows = (loaded: number, columns: number, more: boolean): number =>
  more ? Math.min(loaded, Math.max(columns, loaded - (loaded % columns))) : loaded;

/** What the lobby shows; its address holds the same. */
export interface LobbyView {
  /** Empty is all studios. */
  vendors: readonly string[];
  list: ListType;
  name: string;
  classify: Classification | null;
  minBet: MinimumBet | null;
  sort: LobbySort;
  /** Pages loaded so far, from 1. */
  page: number;
}

export const firstView: LobbyView = {
  vendors: [],
  list: '',
  name: '',
  classify: null,
  minBet: null,
  sort: 'popular',
  page: 1,
};

/** The classes to filter by; bingo only where Turkish is among the brand's languages. Source: sections 5 and 9. */
export function classifications(languages: readonly string[]): Classification[] {
  return languages.includes('TY') ? ['SC', 'VP', 'TG', 'AC', 'JP', 'BG'] : ['SC', 'VP', 'TG', 'AC', 'JP'];
}

/** What a lobby offers besides vendors, search, hot and recent: slots have most of it, games between players may have tables to join. */
export function lobbyOffers(type: string): {
  filters: boolean;
  favourites: boolean;
  jackpot: boolean;
  winners: boolean;
  tables: boolean;
} {
  const slots = type === 'RNG';
  return { filters: slots, favourites: slots, jackpot: slots, winners: slots, tables: type === 'PVP' };
}

/** The list types that can be chosen: hot only when there are hot games, favourites only for slots. */
export function availableLists(type: string, hasHot: boolean): ListType[] {
  return listTypes.filter((list) => (list !== 'hot' || hasHot) && (list !== 'fav' || lobbyOffers(type).favourites));
}

/** Whether choosing a list type passes the gate first. */
export function listNeedsPlayer(list: ListType): boolean {
  return list === 'fav' || list === 'recent';
}

/** More studios than these are not asked for at once. */
const mostVendors = 50;

const restarted = { list: '', page: 1 } as const;

/** Other studios start again at all games, page 1; the same studios change nothing. */
export function withVendors(view: LobbyView, vendors: readonly string[]): LobbyView {
  const same = view.vendors.length === vendors.length && vendors.every((code) => view.vendors.includes(code));
  return same ? view : { ...view, ...restarted, vendors: vendors.slice(0, mostVendors) };
}

/** One studio more, or one fewer. */
export function withVendorToggled(view: LobbyView, vendor: string): LobbyView {
  const others = view.vendors.filter((code) => code !== vendor);
  return withVendors(view, others.length < view.vendors.length ? others : [...others, vendor]);
}

/** A changed search starts again at all games, page 1. */
export function withName(view: LobbyView, name: string): LobbyView {
  const clean = cleanName(name);
  return view.name === clean ? view : { ...view, ...restarted, name: clean };
}

/** A changed class starts again at all games, page 1. */
export function withClassify(view: LobbyView, classify: Classification | null): LobbyView {
  return view.classify === classify ? view : { ...view, ...restarted, classify };
}

/** A changed minimum bet starts again at all games, page 1. */
export function withMinBet(view: LobbyView, minBet: MinimumBet | null): LobbyView {
  return view.minBet === minBet ? view : { ...view, ...restarted, minBet };
}

/** Another order starts again at all games, page 1. */
export function withSort(view: LobbyView, sort: LobbySort): LobbyView {
  return view.sort === sort ? view : { ...view, ...restarted, sort };
}

/** All studios, classes and bets; what is searched and the order stay. */
export function withoutFilters(view: LobbyView): LobbyView {
  return withMinBet(withClassify(withVendors(view, []), null), null);
}

/** Another list type starts at page 1; a list that filters do not apply to drops them, so that what is shown is what is set. */
export function withList(view: LobbyView, list: ListType): LobbyView {
  if (view.list === list) return view;
  return list === '' ? { ...view, list, page: 1 } : { ...firstView, vendors: view.vendors, list };
}

/** Whether more can be loaded: never of hot games, and not beyond the last page. */
export function canLoadMore(view: LobbyView, totalPages: number): boolean {
  return view.list !== 'hot' && view.page < totalPages;
}

/** An address brings back so many pages at most; further ones are loaded by hand. */
const mostRestored = 20;

/** How many pages to show of a view: as many as it asks for and there are, beyond the limit one at a time. */
export function pagesToShow(page: number, totalPages: number, loaded: number): number {
  return Math.max(1, Math.min(page, totalPages, Math.max(mostRestored, loaded + 1)));
}

/** The view with one page more; unchanged at the end. */
export function withNextPage(view: LobbyView, totalPages: number): LobbyView {
  return canLoadMore(view, totalPages) ? { ...view, page: view.page + 1 } : view;
}

/** Reads a view from an address; whatever is malformed or not offered is left out. */
export function parseLobby(query: URLSearchParams, rule: { type: string; languages: readonly string[] }): LobbyView {
  const one = <T extends string>(name: string, allowed: readonly T[]): T | null => {
    const value = query.get(name);
    return allowed.find((item) => item === value) ?? null;
  };
  const { filters } = lobbyOffers(rule.type);
  const vendors = [...new Set(query.getAll('vendor'))].filter((code) => /^[\w-]{1,32}$/.test(code));
  const page = query.get('page') ?? '';
  const list = one('list', availableLists(rule.type, true)) ?? '';
  const view: LobbyView = {
    vendors: vendors.slice(0, mostVendors),
    list,
    name: cleanName(query.get('name') ?? ''),
    classify: filters ? one('classify', classifications(rule.languages)) : null,
    minBet: filters ? one('minBet', minimumBets) : null,
    sort: one('sort', sorts) ?? 'popular',
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), 1000) : 1,
  };
  return list === '' ? view : { ...firstView, vendors: view.vendors, list, page: list === 'hot' ? 1 : view.page };
}

/** Writes a view to an address; what is as at first is left out. */
export function printLobby(view: LobbyView): URLSearchParams {
  const query = new URLSearchParams();
  for (const vendor of view.vendors) query.append('vendor', vendor);
  for (const name of ['list', 'name', 'classify', 'minBet'] as const) {
    if (view[name]) query.set(name, view[name]);
  }
  if (view.sort !== firstView.sort) query.set('sort', view.sort);
  if (view.page > 1) query.set('page', String(view.page));
  return query;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const control = /[\u0000-\u001f\u007f]+/g;

function cleanName(name: string): string {
  return name.replace(control, ' ').trim().slice(0, 60).trim();
}
