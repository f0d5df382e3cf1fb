import type { AdapterCall, Operations } from './types.ts';

/** Vendor of games as the menu of a platform lists it. */
export interface PlainVendor {
  code: string;
  name: string;
  logo: string | null;
  /** Number of games. */
  games: number;
  isOpen: boolean;
}

/** Vendors of one category of ours. */
export interface PlainCategory {
  category: string;
  vendors: readonly PlainVendor[];
}

const vendorWire = (category: string, { code, name, logo, games, isOpen }: PlainVendor) => ({
  vassalage: code,
  name,
  gameType: category,
  icon: logo,
  maintenance: !isOpen,
  keyArt: null,
  gameCount: games,
});

/** Makes menu and lanes of vendors from the same reading; a category without vendors is left out. */
export function menuCalls(read: (call: AdapterCall) => Promise<readonly PlainCategory[]>) {
  async function categories(call: AdapterCall) {
    const filled = (await read(call)).filter(({ vendors }) => vendors.length > 0);
    return filled.map(({ category, vendors }) => ({
      category,
      vendors: vendors.map((one) => vendorWire(category, one)),
    }));
  }
  return {
    async gameMenus(_, call) {
      return (await categories(call)).map(({ category, vendors }) => ({ gameCategory: category, vendors }));
    },

    async vendorLanes({ gameType }, call) {
      const wanted = (await categories(call)).filter(
        ({ category }) => !gameType || category === gameType.toUpperCase(),
      );
      return { data: { lanes: wanted.map(({ category, vendors }) => ({ title: category, cards: vendors })) } };
    },
  } satisfies Operations;
}
