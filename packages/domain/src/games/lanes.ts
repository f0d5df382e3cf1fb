import { homeOf, type VendorLists } from './categories.ts';
import type { VendorLane } from './games.ts';

/**
 * Arranges the lanes of a category's page: only its own vendors, without duplicates or empty lanes; both lottery types
 * share a page. Source: sections 2 and 3.
 */
export function arrangeLanes(
  lanes: readonly VendorLane[],
  type: string,
  lists: VendorLists = { esports: [], cockfight: [] },
): VendorLane[] {
  const asked = type === 'ELOTT' || type === 'LOTT' ? ['ELOTT', 'LOTT'] : [type];
  const seen = new Set<string>();
  const arranged = lanes.map(({ title, cards }): VendorLane => {
    const own = cards.flatMap((card) => {
      const home = homeOf(card.code, card.type, lists);
      if (!asked.includes(home) || seen.has(card.code)) return [];
      seen.add(card.code);
      return [home === card.type ? card : { ...card, type: home }];
    });
    return { title, cards: own };
  });
  return arranged.filter(({ cards }) => cards.length > 0);
}
