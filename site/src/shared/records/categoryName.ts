import { type GameType, gameTypes, noGameType } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import type { Translate } from '../../core/language/useText.ts';

/** Returns a category's name. Both kinds of lottery share one; an unknown category keeps the platform's id. */
export function categoryName(text: Translate, id: string): string {
  if (id === noGameType) return text('records.category.none');
  const known = gameTypes.find((type) => type === id);
  return known ? text(`nav.${known === 'LOTT' ? 'elott' : known.toLowerCase()}` as MessageId) : id;
}

/** Returns the categories of the menu, or all of them until it has loaded. */
export function shownTypes(categories: readonly { id: string }[], chosen: GameType | null): readonly GameType[] {
  if (categories.length === 0) return gameTypes.filter((type) => type !== 'LOTT' || type === chosen);
  return gameTypes.filter((type) => type === chosen || categories.some(({ id }) => id === type));
}
