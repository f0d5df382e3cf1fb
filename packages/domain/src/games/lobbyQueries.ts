import type { Game } from './games.ts';
import { firstView, type LobbyView } from './lobby.ts';

export interface LobbyContext {
  type: string;
  merchant: string;
  merchantCode: string;
  channel?: string;
}

export interface LobbyPage {
  page: number;
  pageSize: number;
}

/** Builds the query of one page of games, leaving out empty filters. Source: section 3. */
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

/** Builds the queries for hot games: one for all studios, or one per selected studio. Source: section 3. */
export function hotQueries({ vendors }: Pick<LobbyView, 'vendors'>, { merchantCode, type }: LobbyContext) {
  const all: { merchantCode: string; gameType: string; vendor?: string } = { merchantCode, gameType: type };
  return vendors.length === 0 ? [all] : vendors.map((vendor) => ({ ...all, vendor }));
}

/** Builds the query of one page of favourites. Source: section 3. */
export function favouritesQuery(page: LobbyPage) {
  return { gameType: 'RNG', ...page };
}

/** Joins pages without duplicates; a game that moved between two requests keeps its first position. */
export function mergePages(pages: readonly (readonly Game[])[]): Game[] {
  const games = new Map<string, Game>();
  for (const page of pages) for (const game of page) if (!games.has(game.id)) games.set(game.id, game);
  return [...games.values()];
}

export interface VendorTotal {
  vendor: string;
  total: number;
}

/** Sums the games of studios, or of all if none is given; null if one of them is unknown. */
export function totalOf(totals: readonly VendorTotal[] | null, vendors: readonly string[]): number | null {
  const counted = vendors.length === 0 ? totals : totals?.filter(({ vendor }) => vendors.includes(vendor));
  if (!counted || counted.length < vendors.length) return null;
  return counted.reduce((sum, { total }) => sum + total, 0);
}

/** Reason why no game matches, as far as the player can change it. */
export type EmptyReason =
  | { kind: 'elsewhere'; others: number }
  | { kind: 'filters' }
  | { kind: 'search' }
  | { kind: 'nothing' };

/** Explains an empty result: filters come before the search, unless other studios have a match for the name. */
export function emptyReason(view: LobbyView, totals: readonly VendorTotal[] | null): EmptyReason {
  const { vendors, name, classify, minBet } = view;
  if (classify || minBet) return { kind: 'filters' };
  if (!name) return { kind: 'nothing' };
  const others = vendors.length > 0 ? (totalOf(totals, []) ?? 0) : 0;
  return others > 0 ? { kind: 'elsewhere', others } : { kind: 'search' };
}
