export const listTypes = ['', 'hot', 'fav', 'recent'] as const;
/** '' means all. Source: section 4. */
export type ListType = (typeof listTypes)[number];

export const minimumBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinimumBet = (typeof minimumBets)[number];

export const sorts = ['popular', 'new', 'name', 'rtp'] as const;
export type LobbySort = (typeof sorts)[number];

export type Classification = 'SC' | 'VP' | 'TG' | 'AC' | 'JP' | 'BG';

/** Source: section 9. */
export const lobbyPageSize = 12;

const lobbyPageSizeLarge = 18;

/** Rounds the page size up to fill the last row of a grid (LOB-19). */
export function fullRowsPageSize(columns: number, large = false): number {
  return Math.ceil((large ? lobbyPageSizeLarge : lobbyPageSize) / columns) * columns;
}

/** Returns how many loaded games to show: whole rows only while more can be loaded, at least one row (LOB-19). */
export const gamesInFullRows = (loaded: number, columns: number, more: boolean): number =>
  more ? Math.min(loaded, Math.max(columns, loaded - (loaded % columns))) : loaded;

export interface LobbyView {
  vendors: readonly string[];
  list: ListType;
  name: string;
  classify: Classification | null;
  minBet: MinimumBet | null;
  sort: LobbySort;
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

/** Lists the classes to filter by; bingo only if Turkish is one of the brand's languages. Source: sections 5 and 9. */
export function classifications(languages: readonly string[]): Classification[] {
  return languages.includes('TY') ? ['SC', 'VP', 'TG', 'AC', 'JP', 'BG'] : ['SC', 'VP', 'TG', 'AC', 'JP'];
}

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

export function availableLists(type: string, hasHot: boolean): ListType[] {
  return listTypes.filter((list) => (list !== 'hot' || hasHot) && (list !== 'fav' || lobbyOffers(type).favourites));
}

export function listNeedsPlayer(list: ListType): boolean {
  return list === 'fav' || list === 'recent';
}

const mostVendors = 50;

const restarted = { list: '', page: 1 } as const;

/** Changes the studios and restarts at all games, page 1; the same studios change nothing. */
export function withVendors(view: LobbyView, vendors: readonly string[]): LobbyView {
  const same = view.vendors.length === vendors.length && vendors.every((code) => view.vendors.includes(code));
  return same ? view : { ...view, ...restarted, vendors: vendors.slice(0, mostVendors) };
}

export function withVendorToggled(view: LobbyView, vendor: string): LobbyView {
  const others = view.vendors.filter((code) => code !== vendor);
  return withVendors(view, others.length < view.vendors.length ? others : [...others, vendor]);
}

export function withName(view: LobbyView, name: string): LobbyView {
  const clean = cleanName(name);
  return view.name === clean ? view : { ...view, ...restarted, name: clean };
}

export function withClassify(view: LobbyView, classify: Classification | null): LobbyView {
  return view.classify === classify ? view : { ...view, ...restarted, classify };
}

export function withMinBet(view: LobbyView, minBet: MinimumBet | null): LobbyView {
  return view.minBet === minBet ? view : { ...view, ...restarted, minBet };
}

export function withSort(view: LobbyView, sort: LobbySort): LobbyView {
  return view.sort === sort ? view : { ...view, ...restarted, sort };
}

export function withoutFilters(view: LobbyView): LobbyView {
  return withMinBet(withClassify(withVendors(view, []), null), null);
}

/** Changes the list type at page 1; lists without filters clear them, so that nothing hidden stays set. */
export function withList(view: LobbyView, list: ListType): LobbyView {
  if (view.list === list) return view;
  return list === '' ? { ...view, list, page: 1 } : { ...firstView, vendors: view.vendors, list };
}

/** Reports whether more games can be loaded; hot games have one page. */
export function canLoadMore(view: LobbyView, totalPages: number): boolean {
  return view.list !== 'hot' && view.page < totalPages;
}

/** Maximum pages restored from a URL; further ones load one at a time. */
const mostRestored = 20;

/**
 * Returns the number of pages to show, limited to those that exist and, beyond the maximum, to one more than loaded.
 */
export function pagesToShow(page: number, totalPages: number, loaded: number): number {
  return Math.max(1, Math.min(page, totalPages, Math.max(mostRestored, loaded + 1)));
}

export function withNextPage(view: LobbyView, totalPages: number): LobbyView {
  return canLoadMore(view, totalPages) ? { ...view, page: view.page + 1 } : view;
}

/** Parses a view from the URL; malformed or unavailable values are dropped. */
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
