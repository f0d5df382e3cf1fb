import { createStoredText, useStore } from '../browser/createStore.ts';
import { lastingStorage } from '../browser/storage.ts';
import { useBrand } from './services.ts';
import { useStatus } from './status.ts';

export type Consent = 'yes' | 'no' | null;

const stored = createStoredText(lastingStorage, 'consent');

/** What the visitor answered to being measured; null before an answer. Kept on this device. */
export const consent = {
  get(): Consent {
    const answer = stored.get();
    return answer === 'yes' || answer === 'no' ? answer : null;
  },
  set: (answer: 'yes' | 'no') => stored.set(answer),
  subscribe: stored.subscribe,
};

export const useConsent = () => useStore(consent);

/** The measurement id, where brand and platform both want to measure; null where there is nothing to consent to (APP-10). */
export function useMeasurement(): string | null {
  const { analytics } = useBrand();
  const id = useStatus().permission?.gtagId ?? null;
  return analytics ? id : null;
}
