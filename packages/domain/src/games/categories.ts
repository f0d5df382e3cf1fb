import { offersCockfight } from '../rules/decide/index.ts';
import type { Rules } from '../rules/effective.ts';
import { type Category, gameTypes, type Vendor } from './games.ts';

const pages: Readonly<Record<string, string>> = {
  ELOTT: '/elott',
  LOTT: '/elott',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  RNG: '/rng',
  PVP: '/pvp',
};

/** Returns the page of a game type; null for types without one. Source: section 2. */
export function categoryPath(type: string): string | null {
  const upper = type.toUpperCase();
  return Object.hasOwn(pages, upper) ? (pages[upper] ?? null) : null;
}

/** Returns the target of a category's menu item; null for the group whose first game launches directly. */
export function menuPath(type: string): string | null {
  return type.toUpperCase() === 'ESPORTS' ? '/esports' : categoryPath(type);
}

/** Reports whether vendors of a type are chosen in a lobby rather than launched. Source: section 2. */
export function hasLobby(type: string): boolean {
  return type === 'RNG' || type === 'FISH' || type === 'PVP';
}

export interface VendorLists {
  esports: readonly string[];
  /** Codes of vendors that form their own group after PVP. */
  cockfight: readonly string[];
}

/**
 * Arranges categories in the platform's order: unknown types and empty groups dropped, esports vendors moved to
 * ESPORTS, cockfight vendors to DS88 right after PVP. Source: sections 2 and 9.
 */
export function arrangeCategories(
  categories: readonly Category[],
  lists: VendorLists = { esports: [], cockfight: [] },
): Category[] {
  const groups = new Map<string, Map<string, Vendor>>();
  const into = (id: string) => {
    const group = groups.get(id) ?? new Map<string, Vendor>();
    groups.set(id, group);
    return group;
  };
  for (const { id, vendors } of categories) {
    if (!isGameType(id)) continue;
    into(id);
    for (const vendor of vendors) {
      const home = homeOf(vendor.code, id, lists);
      const group = into(home);
      if (!group.has(vendor.code)) group.set(vendor.code, home === id ? vendor : { ...vendor, type: home });
    }
  }
  const shown = [...groups].map(([id, group]): Category => ({ id, vendors: [...group.values()] }));
  return afterPvp(shown.filter(({ vendors }) => vendors.length > 0));
}

export function homeOf(code: string, listed: string, lists: VendorLists): string {
  if (lists.cockfight.includes(code)) return 'DS88';
  return lists.esports.includes(code) ? 'ESPORTS' : listed;
}

/**
 * Filters categories by the rules that hold; the cockfight group needs explicit permission. Source: section 9,
 * RSP-05.
 */
export function permittedCategories<C extends Pick<Category, 'id'>>(categories: readonly C[], rules: Rules): C[] {
  return categories.filter(({ id }) => id !== 'DS88' || offersCockfight(rules));
}

function afterPvp(categories: Category[]): Category[] {
  const group = categories.find(({ id }) => id === 'DS88');
  const pvp = categories.findIndex(({ id }) => id === 'PVP');
  if (!group || pvp < 0) return categories;
  return categories.flatMap((category) =>
    category === group ? [] : category.id === 'PVP' ? [category, group] : [category],
  );
}

function isGameType(id: string): boolean {
  return (gameTypes as readonly string[]).includes(id);
}

/** Shows all vendors if fewer than 13, otherwise the first 11 and a link to the rest. Source: section 2. */
export function dropDownVendors<V>(vendors: readonly V[]): { shown: readonly V[]; more: boolean } {
  return vendors.length < 13 ? { shown: vendors, more: false } : { shown: vendors.slice(0, 11), more: true };
}

export type VendorDestination =
  | { kind: 'lobby'; path: string; vendor: string }
  | { kind: 'choose'; path: string; vendor: string }
  | { kind: 'launch'; path: string | null; vendor: string };

/**
 * Decides the target of a vendor: its lobby, a list of its games above the category's page, or a launch. Source:
 * sections 2 and 4.
 */
export function vendorDestination(vendor: Pick<Vendor, 'code' | 'type' | 'isGame'>): VendorDestination {
  const path = menuPath(vendor.type);
  if (path && !hasLobby(vendor.type) && vendor.isGame === 'VASSALAGE')
    return { kind: 'choose', path, vendor: vendor.code };
  return hasLobby(vendor.type) && path
    ? { kind: 'lobby', path, vendor: vendor.code }
    : { kind: 'launch', path, vendor: vendor.code };
}
