import { systemClock } from '@baize/ui';
import { createStoredText } from './createStore.ts';
import { lastingStorage } from './storage.ts';

/** Least ms between two notes of a touch. */
const grain = 1_000;

/** Moment (ms) of the last touch in any tab. */
export const touched = createStoredText(lastingStorage, 'touchedAt');

/** Notes a touch of the page or of a game; calls that the page makes by itself are none (JUR-29). */
export function noteTouch(): void {
  const now = systemClock.now();
  if (now - Number(touched.get() ?? 0) >= grain) touched.set(String(now));
}
