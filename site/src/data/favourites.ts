import { decideGate, type Game, viewerOf } from '@baize/domain';
import { GatewayError } from '@baize/gateway';
import type { FavouriteStore } from '@baize/ui';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { createStore } from '../core/browser/createStore.ts';
import { useText } from '../core/language/useText.ts';
import { useGate } from '../core/routing/useGate.ts';
import { useServices } from '../core/services/services.ts';
import { useOffered } from '../core/services/status.ts';
import { track } from '../core/services/track.ts';
import { errorText } from './load.ts';
import { useRefresh } from './useRefresh.ts';

const kept = createStore<ReadonlySet<string>>(new Set());
const pending = new Map<string, boolean>();
const changed = (ids: Iterable<string>, marks: Iterable<readonly [string, boolean]>): ReadonlySet<string> => {
  const next = new Set(ids);
  for (const [id, on] of marks) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
};
const put = (id: string, on: boolean) => kept.set(changed(kept.get(), [[id, on]]));

const keepers = new Set<(id: string) => void>();

export function onKept(listener: (id: string) => void): () => void {
  keepers.add(listener);
  return () => void keepers.delete(listener);
}

const unsent = { code: 'network', reference: '' } as const;

/** Takes over the platform's list, except for clicks in flight, which may be newer. */
export function keepFavourites(list: readonly string[]): void {
  kept.set(changed(list, pending));
}

export function forgetFavourites(): void {
  pending.clear();
  keepFavourites([]);
}

type FavouriteGame = Pick<Game, 'id' | 'vendor' | 'type' | 'title'>;

/**
 * Returns the player's favourites with one subscription per card. A click shows at once, rerenders one card and is
 * undone with a message if the platform refuses (LOB-09). Visitors and trial accounts get the gate's dialog. Undefined on
 * a platform without favourites.
 */
export function useFavourites(games: readonly FavouriteGame[] | undefined): FavouriteStore | undefined {
  const offered = useOffered('favourites');
  const { client, toasts, session } = useServices();
  const gate = useGate();
  const text = useText();
  const refresh = useRefresh();
  const known = useRef(games);
  known.current = games ?? known.current;

  const store = useMemo((): FavouriteStore => {
    return {
      subscribe: kept.subscribe,
      has: (id) => kept.get().has(id),
      toggle(id) {
        const game = known.current?.find((item) => item.id === id);
        // After login, set the heart that the visitor clicked even if the player had set it before.
        if (game && gate(decideGate(viewerOf(session.get())), { next: () => mark(game, true) }))
          mark(game, !kept.get().has(id));
      },
    };

    function mark(game: FavouriteGame, on: boolean) {
      const { id } = game;
      pending.set(id, on);
      put(id, on);
      import('./sendFavourite.ts')
        .then(async ({ sendFavourite, stale }) => {
          await sendFavourite(client, game, on);
          pending.delete(id);
          track('favourite_changed', { on });
          void refresh(stale);
          if (on) for (const listener of keepers) listener(id);
        })
        .catch((error: unknown) => {
          pending.delete(id);
          put(id, !on);
          const why = errorText(text, error instanceof GatewayError ? error : unsent);
          toasts.show({ tone: 'negative', text: `${text('game.favourite.failed', { title: game.title })} ${why}` });
        });
    }
  }, [client, toasts, session, gate, text, refresh]);
  return offered ? store : undefined;
}

export function useFavourite(game: Game | null) {
  const source = useFavourites(useMemo(() => (game ? [game] : []), [game]));
  const selected = useSyncExternalStore(
    source?.subscribe ?? kept.subscribe,
    () => game !== null && kept.get().has(game.id),
  );
  return game && source ? { selected, onToggle: () => source.toggle(game.id) } : null;
}
