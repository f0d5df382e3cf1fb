import { type GameType, gameTypes } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import type { Translate } from '../../../core/language/useText.ts';

/** A category by the platform's id. Both kinds of lottery have one name; an unknown one keeps the platform's name. */
export function categoryName(text: Translate, id: string): string {
  const known = gameTypes.find((type) => type === id);
  return known ? text(`nav.${known === 'LOTT' ? 'elott' : known.toLowerCase()}` as MessageId) : id;
}

/** The categories of the menu; all that there are while it has not come. */
export function shownTypes(categories: readonly { id: string }[], chosen: GameType | null): readonly GameType[] {
  if (categories.length === 0) return gameTypes.filter((type) => type !== 'LOTT' || type === chosen);
  return gameTypes.filter((type) => type === chosen || categories.some(({ id }) => id === type));
}
