import { useSyncExternalStore } from 'react';
import { lastingStorage } from '../browser/storage.ts';
import { useBrand } from './services.ts';
import { useStatus } from './status.ts';

export type Consent = 'yes' | 'no' | null;

const key = 'consent';
const listeners = new Set<() => void>();
const read = (): Consent => {
  const stored = lastingStorage.getItem(key);
  return stored === 'yes' || stored === 'no' ? stored : null;
};

/** What the visitor answered to being measured; null before an answer. Kept on this device. */
export const consent = {
  get: read,
  set(answer: 'yes' | 'no') {
    lastingStorage.setItem(key, answer);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useConsent = () => useSyncExternalStore(consent.subscribe, consent.get);

/** The measurement id, where brand and platform both want to measure; null where there is nothing to consent to (APP-10). */
export function useMeasurement(): string | null {
  const { analytics } = useBrand();
  const id = useStatus().permission?.gtagId ?? null;
  return analytics ? id : null;
}
