import type { LobbyView } from '@baize/domain';
import type { Translate } from '../../../core/language/useText.ts';

/** What an empty list says: an empty search is a different thing from no favourites yet. */
export function emptyWords({ list }: LobbyView, text: Translate): { title: string; text: string } {
  switch (list) {
    case 'fav':
      return { title: text('lobby.fav.empty'), text: text('lobby.fav.empty.text') };
    case 'recent':
      return { title: text('lobby.recent.empty'), text: text('lobby.recent.empty.text') };
    default:
      return { title: text('lobby.empty'), text: text('lobby.empty.text') };
  }
}
