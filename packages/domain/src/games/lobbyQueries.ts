import type { Game } from './games.ts';
import { firstView, type LobbyView } from './lobby.ts';

export interface LobbyContext {
  type: string;
  merchant: string;
  merchantCode: string;
  channel?: string;
}

/** A page of a list of games: its number, from 1, and how many games it has. */
export interface LobbyPage {
  page: number;
  pageSize: number;
}

/** The query of one page of all games; empty filters are left out. Source: section 3. */
export function gamesQuery(view: LobbyView, context: LobbyContext, page: LobbyPage) {
  return {
    merchant: context.merchant,
    gameType: context.type,
    ...page,
    ...(context.channel ? { channel: context.channel } : {}),
    ...(view.vendors.length > 0 ? { vendor: [...view.vendors] } : {}),
    ...(view.classify ? { classify: view.classify } : {}),
    ...(view.name ? { name: view.name } : {}),
    ...(view.minBet ? { minBet: view.minBet } : {}),
    ...(view.sort === firstView.sort ? {} : { sort: view.sort }),
  };
}

/** The queries of hot games: the list of all studios, or that of each one chosen. Source: section 3. */
export function hotQueries({ vendors }: Pick<LobbyView, 'vendors'>, { merchantCode, type }: LobbyContext) {
  const all: { merchantCode: string; gameType: string; vendor?: string } = { merchantCode, gameType: type };
  return vendors.length === 0 ? [all] : vendors.map((vendor) => ({ ...all, vendor }));
}

/** The query of one page of favourites. Source: section 3. */
export function favouritesQuery(page: LobbyPage) {
  return { gameType: 'RNG', ...page };
}

/** The pages one after another, each game once: what a list repeats because it moved between two calls is shown where it came first. */
export function mergePages(pages: readonly (readonly Game[])[]): Game[] {
  const games = new Map<string, Game>();
  for (const page of pages) for (const game of page) if (!games.has(game.id)) games.set(game.id, game);
  return [...games.values()];
}

/** How many games of a studio fit all of a view but its studios. */
export interface VendorTotal {
  vendor: string;
  total: number;
}

/** How many games so many studios have together; all of them where none is named, null where that is not known of each. */
export function totalOf(totals: readonly VendorTotal[] | null, vendors: readonly string[]): number | null {
  const counted = vendors.length === 0 ? totals : totals?.filter(({ vendor }) => vendors.includes(vendor));
  if (!counted || counted.length < vendors.length) return null;
  return counted.reduce((sum, { total }) => sum + total, 0);
}

/** Why all games of a view are none, as far as a player can mend it. */
export type EmptyReason =
  | { kind: 'elsewhere'; others: number }
  | { kind: 'filters' }
  | { kind: 'search' }
  | { kind: 'nothing' };

/** A name that only other studios know is no dead end; otherwise filters come before the search. */
export function emptyReason(view: LobbyView, totals: readonly VendorTotal[] | null): EmptyReason {
  const { vendors, name, classify, minBet } = view;
  if (classify || minBet) return { kind: 'filters' };
  if (!name) return { kind: 'nothing' };
  const others = vendors.length > 0 ? (totalOf(totals, []) ?? 0) : 0;
  return others > 0 ? { kind: 'elsewhere', others } : { kind: 'search' };
}
