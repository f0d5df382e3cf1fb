import { decideGate, type Game, viewerOf } from '@baize/domain';
import { addFavourite, favouriteGames, favouriteIds, GatewayError, removeFavourite } from '@baize/gateway';
import type { FavouriteSource } from '@baize/ui';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useServices, useSession } from '../app/services.ts';
import { useGate } from '../app/useGate.ts';
import { useText } from '../language/useText.ts';
import { errorText } from './load.ts';
import { useRefresh } from './useAction.ts';
import { useEndpoint } from './useEndpoint.ts';

const ids = new Set<string>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const put = (id: string, on: boolean) => {
  if (on) ids.add(id);
  else ids.delete(id);
  tell();
};

/**
 * The player's favourites, one subscription a card: a press is painted in the next frame and renders one card, and is taken back
 * with a message when the platform refuses (LOB-09). Visitors and trial accounts meet the gate instead.
 */
export function useFavourites(games: readonly Game[] | undefined): FavouriteSource {
  const { client, toasts, session } = useServices();
  const gate = useGate();
  const text = useText();
  const refresh = useRefresh();
  const known = useRef(games);
  known.current = games ?? known.current;
  useKeepIds();

  return useMemo(
    () => ({
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      has: (id) => ids.has(id),
      toggle(id) {
        const game = known.current?.find((item) => item.id === id);
        if (!game || !gate(decideGate(viewerOf(session.get())))) return;
        const on = !ids.has(id);
        put(id, on);
        const wire = { nodeId: id, vendor: game.vendor, gameType: game.type };
        client.call(on ? addFavourite : removeFavourite, wire).then(
          () => refresh([favouriteGames, favouriteIds]),
          (error: unknown) => {
            put(id, !on);
            if (!(error instanceof GatewayError)) throw error;
            toasts.show({
              tone: 'negative',
              text: `${text('game.favourite.failed', { title: game.title })} ${errorText(text, error)}`,
            });
          },
        );
      },
    }),
    [client, toasts, session, gate, text, refresh],
  );
}

/** Follows the platform's list; nobody signed in has none. */
function useKeepIds() {
  const viewer = viewerOf(useSession());
  const { value } = useEndpoint(favouriteIds, viewer === 'player' || viewer === 'agent' ? {} : null);
  useEffect(() => {
    ids.clear();
    for (const id of value ?? []) ids.add(id);
    tell();
  }, [value]);
}

/** One game's heart, for a place that shows that game alone. */
export function useFavourite(game: Game | null) {
  const source = useFavourites(useMemo(() => (game ? [game] : []), [game]));
  const selected = useSyncExternalStore(source.subscribe, () => game !== null && source.has(game.id));
  return game && { selected, onToggle: () => source.toggle(game.id) };
}
