import { decideGate, type Game, viewerOf } from '@baize/domain';
import { GatewayError } from '@baize/gateway';
import type { FavouriteStore } from '@baize/ui';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { createStore } from '../core/browser/createStore.ts';
import { useText } from '../core/language/useText.ts';
import { useGate } from '../core/routing/useGate.ts';
import { useServices } from '../core/services/services.ts';
import { errorText } from './load.ts';
import { useRefresh } from './useRefresh.ts';

const kept = createStore<ReadonlySet<string>>(new Set());
/** What was pressed and is not answered yet. */
const pending = new Map<string, boolean>();
/** The same games with each of these added or removed. */
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

/** Hears of each game that the platform has taken among the favourites. */
export function onKept(listener: (id: string) => void): () => void {
  keepers.add(listener);
  return () => void keepers.delete(listener);
}

/** A part of the site that a press needs did not arrive. */
const unsent = { code: 'network', reference: '' } as const;

/** Takes over the platform's list, except for presses still under way: the list may be older than they are. */
export function keepFavourites(list: readonly string[]): void {
  kept.set(changed(list, pending));
}

/** The session has ended. */
export function forgetFavourites(): void {
  pending.clear();
  keepFavourites([]);
}

/**
 * The player's favourites, one subscription a card: a press is painted in the next frame and renders one card, and is taken back
 * with a message when the platform refuses (LOB-09). Visitors and trial accounts meet the gate instead.
 */
export function useFavourites(games: readonly Game[] | undefined): FavouriteStore {
  const { client, toasts, session } = useServices();
  const gate = useGate();
  const text = useText();
  const refresh = useRefresh();
  const known = useRef(games);
  known.current = games ?? known.current;

  return useMemo(() => {
    return {
      subscribe: kept.subscribe,
      has: (id) => kept.get().has(id),
      toggle(id) {
        const game = known.current?.find((item) => item.id === id);
        // A heart that a visitor pressed is set afterwards, also where the player has set it before.
        if (game && gate(decideGate(viewerOf(session.get())), { next: () => mark(game, true) }))
          mark(game, !kept.get().has(id));
      },
    };

    function mark(game: Game, on: boolean) {
      const { id } = game;
      pending.set(id, on);
      put(id, on);
      import('./sendFavourite.ts')
        .then(async ({ sendFavourite, stale }) => {
          await sendFavourite(client, game, on);
          pending.delete(id);
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
}

/** One game's heart, for a place that shows that game alone. */
export function useFavourite(game: Game | null) {
  const source = useFavourites(useMemo(() => (game ? [game] : []), [game]));
  const selected = useSyncExternalStore(source.subscribe, () => game !== null && source.has(game.id));
  return game && { selected, onToggle: () => source.toggle(game.id) };
}
