import { createStoredText, useStore } from '../browser/createStore.ts';
import { lastingStorage } from '../browser/storage.ts';
import { useBrand } from './services.ts';
import { useStatus } from './status.ts';

export type Consent = 'yes' | 'no' | null;

const stored = createStoredText(lastingStorage, 'consent');

/** Visitor's answer about analytics, kept on this device; null before an answer. */
export const consent = {
  get(): Consent {
    const answer = stored.get();
    return answer === 'yes' || answer === 'no' ? answer : null;
  },
  set: (answer: 'yes' | 'no') => stored.set(answer),
  subscribe: stored.subscribe,
};

export const useConsent = () => useStore(consent);

/** Returns the measurement id if brand and platform both use analytics, else null: no consent needed (APP-10). */
export function useMeasurement(): string | null {
  const { analytics } = useBrand();
  const id = useStatus().permission?.gtagId ?? null;
  return analytics ? id : null;
}
