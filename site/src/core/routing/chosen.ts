import { decideGate, viewerOf } from '@baize/domain';
import { useEffect } from 'react';
import { useServices } from '../services/services.ts';
import type { Overlay } from './paths.ts';

/** The overlays between a press and being in. */
const entry: ReadonlySet<Overlay | null> = new Set(['login', 'register', 'forgot', 'verify', 'change-password']);

/** A game that was chosen, for the forms that lead to it. */
export interface ChosenGame {
  id: string;
  title: string;
  /** Path or address, null when there is none. */
  picture: string | null;
}

let chosen: { act: () => void; game: ChosenGame | null } | null = null;

/** Keeps what a visitor pressed until they are in (NAV-24). The latest press counts. */
export function keepChosen(act: () => void, game: ChosenGame | null = null): void {
  chosen = { act, game };
}

export const isChosen = (): boolean => chosen !== null;

export const chosenGame = (): ChosenGame | null => chosen?.game ?? null;

/** Does what was chosen when the last of the entry's overlays has closed over a player; closing it as a visitor gives it up. */
export function useChosen(shown: Overlay | null): void {
  const { session } = useServices();
  useEffect(() => {
    if (chosen === null || entry.has(shown)) return;
    const { act } = chosen;
    chosen = null;
    if (decideGate(viewerOf(session.get())).kind !== 'pass') return;
    // The dialog gives the focus back first; what was chosen may move it on.
    queueMicrotask(act);
  }, [shown, session]);
}
