import { sameOriginPath, viewerOf } from '@baize/domain';
import { useEffect, useEffectEvent } from 'react';
import { visitStorage } from '../browser/storage.ts';
import { useServices } from '../services/services.ts';
import { useSiteNavigate } from './navigation.tsx';
import type { Overlay } from './paths.ts';

export const entryOverlays: ReadonlySet<Overlay | null> = new Set([
  'login',
  'register',
  'forgot',
  'verify',
  'change-password',
]);

export interface ChosenGame {
  id: string;
  title: string;
  vendorName: string;
  picture: string | null;
  minBet: string | null;
  /** Page that starts it, for after a reload. */
  address: string;
}

const key = 'chosenGame';
let chosen: { act: () => void; game: ChosenGame | null; isAsked: boolean } | null = null;

/** Remembers a visitor's action until they are logged in (NAV-24); the latest one wins. A game outlives a reload. */
export function keepChosen(act: () => void, game: ChosenGame | null = null): void {
  chosen = { act, game, isAsked: false };
  if (game) {
    const { id, title, vendorName, picture, minBet, address } = game;
    visitStorage.setItem(key, JSON.stringify({ id, title, vendorName, picture, minBet, address }));
  } else visitStorage.removeItem(key);
}

function forget() {
  chosen = null;
  visitStorage.removeItem(key);
}

export const isChosen = (): boolean => chosen !== null || chosenGame() !== null;

export const chosenGame = (): ChosenGame | null => (chosen ? chosen.game : readGame(visitStorage.getItem(key)));

export function readGame(kept: string | null): ChosenGame | null {
  if (kept === null) return null;
  try {
    const { id, title, vendorName, picture, minBet, address } = JSON.parse(kept) as Partial<ChosenGame>;
    const path = sameOriginPath(address);
    if (typeof id !== 'string' || typeof title !== 'string' || !path) return null;
    return { id, title, vendorName: vendorName ?? '', picture: picture ?? null, minBet: minBet ?? null, address: path };
  } catch {
    return null;
  }
}

/**
 * Runs the remembered action once the last entry overlay closes with a player logged in; closing it as a visitor drops
 * the action.
 */
export function useChosen(shown: Overlay | null): void {
  const { session } = useServices();
  const navigate = useSiteNavigate();
  const runChosen = useEffectEvent(() => {
    // A login that was left a moment ago is not the one that this action opens.
    if (!isChosen() || chosen?.isAsked === false) return;
    const address = chosenGame()?.address ?? '';
    const act = chosen?.act ?? (() => navigate(address));
    forget();
    // The action goes through its own gate, which decides about trial accounts.
    if (viewerOf(session.get()) === null) return;
    // The dialog restores focus first; the action may move it again.
    queueMicrotask(act);
  });
  // Only a change of the overlay counts: before the login opens, the page may render without it.
  useEffect(() => {
    if (!entryOverlays.has(shown)) runChosen();
    else if (chosen) chosen.isAsked = true;
  }, [shown]);
}
