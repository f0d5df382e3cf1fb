import type { Game } from './games.ts';

export const listTypes = ['', 'hot', 'fav', 'recent'] as const;
/** '' is all. Source: section 4. */
export type ListType = (typeof listTypes)[number];

export const minimumBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinimumBet = (typeof minimumBets)[number];

export type Classification = 'SC' | 'VP' | 'TG' | 'AC' | 'JP' | 'BG';

/** Games of one page of the lobby. Source: section 9. */
export const lobbyPageSize = 12;

/** What the lobby shows; its address holds the same. */
export interface LobbyView {
  /** Null is the first vendor. */
  vendor: string | null;
  list: ListType;
  name: string;
  classify: Classification | null;
  minBet: MinimumBet | null;
  /** Pages loaded so far, from 1. */
  page: number;
}

export const firstView: LobbyView = { vendor: null, list: '', name: '', classify: null, minBet: null, page: 1 };

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

const restarted = { list: '', page: 1 } as const;

/** Another vendor starts again at all games, page 1; the same vendor changes nothing. */
export function withVendor(view: LobbyView, vendor: string): LobbyView {
  return view.vendor === vendor ? view : { ...view, ...restarted, vendor };
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

/** Another list type starts at page 1; a list that filters do not apply to drops them, so that what is shown is what is set. */
export function withList(view: LobbyView, list: ListType): LobbyView {
  if (view.list === list) return view;
  return list === '' ? { ...view, list, page: 1 } : { ...firstView, vendor: view.vendor, list };
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
  const vendor = query.get('vendor');
  const page = query.get('page') ?? '';
  const list = one('list', availableLists(rule.type, true)) ?? '';
  const view: LobbyView = {
    vendor: vendor && /^[\w-]{1,32}$/.test(vendor) ? vendor : null,
    list,
    name: cleanName(query.get('name') ?? ''),
    classify: filters ? one('classify', classifications(rule.languages)) : null,
    minBet: filters ? one('minBet', minimumBets) : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), 1000) : 1,
  };
  return list === '' ? view : { ...firstView, vendor: view.vendor, list, page: list === 'hot' ? 1 : view.page };
}

/** Writes a view to an address; what is as at first is left out. */
export function printLobby(view: LobbyView): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['vendor', 'list', 'name', 'classify', 'minBet'] as const) {
    if (view[name]) query.set(name, view[name]);
  }
  if (view.page > 1) query.set('page', String(view.page));
  return query;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const control = /[\u0000-\u001f\u007f]+/g;

function cleanName(name: string): string {
  return name.replace(control, ' ').trim().slice(0, 60).trim();
}

export interface LobbyContext {
  type: string;
  merchant: string;
  merchantCode: string;
  channel?: string;
}

/** The query of one page of all games; empty filters are left out. Source: section 3. */
export function gamesQuery(view: LobbyView, context: LobbyContext, page = view.page) {
  return {
    merchant: context.merchant,
    gameType: context.type,
    page,
    pageSize: lobbyPageSize,
    ...(context.channel ? { channel: context.channel } : {}),
    ...(view.vendor ? { vendor: view.vendor } : {}),
    ...(view.classify ? { classify: view.classify } : {}),
    ...(view.name ? { name: view.name } : {}),
    ...(view.minBet ? { minBet: view.minBet } : {}),
  };
}

/** The query of a vendor's hot games. Source: section 3. */
export function hotQuery(view: Pick<LobbyView, 'vendor'>, context: LobbyContext) {
  const vendor = view.vendor ? { vendor: view.vendor } : {};
  return { merchantCode: context.merchantCode, gameType: context.type, ...vendor };
}

/** The query of one page of favourites. Source: section 3. */
export function favouritesQuery(page: number) {
  return { gameType: 'RNG', page, pageSize: lobbyPageSize };
}

/** The pages one after another, each game once: what a list repeats because it moved between two calls is shown where it came first. */
export function mergePages(pages: readonly (readonly Game[])[]): Game[] {
  const games = new Map<string, Game>();
  for (const page of pages) for (const game of page) if (!games.has(game.id)) games.set(game.id, game);
  return [...games.values()];
}
