import {
  type AskedPurpose,
  allows,
  askedPurposes,
  type Consent,
  consentTo,
  type Purpose,
  readConsent,
} from '@baize/domain';
import { createStoredText, useStore } from '../browser/createStore.ts';
import { lastingStorage, storageKeeps } from '../browser/storage.ts';
import { useBrand } from './services.ts';
import { useStatus } from './status.ts';

const stored = createStoredText(lastingStorage, 'consent');
let read: { text: string | null; answer: Consent | null } = { text: null, answer: null };

/** Answer about each purpose, kept on this device; null before one, and again when it is too old. */
export const consent = {
  get(): Consent | null {
    const text = stored.get();
    if (text !== read.text) read = { text, answer: readConsent(text, Date.now()) };
    return read.answer;
  },
  /** Keeps an answer: purposes that are not in `yes` are refused. */
  set: (yes: readonly AskedPurpose[]) => stored.set(JSON.stringify(consentTo(yes, Date.now()))),
  subscribe: stored.subscribe,
  /** Reports whether every purpose was refused. */
  refused(): boolean {
    const said = consent.get();
    return said !== null && !said.measure && !said.improve && !said.marketing;
  },
};

/** Browser's wish that nothing is sold or shared; it counts as a no to marketing. */
export const privacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Decides on one purpose now. Where nothing can be kept, no answer counts but for this dialog. */
export const consentFor = (purpose: Purpose): boolean =>
  purpose === 'operate' || (storageKeeps() && allows(consent.get(), purpose, privacySignal()));

export const useConsent = (): Consent | null => useStore(consent);

/** Lists the purposes to ask about; none if the brand has no sinks, or only one that the platform gives no id for. */
export function useAskedPurposes(): readonly AskedPurpose[] {
  const brand = useBrand();
  const id = useStatus().permission?.gtagId ?? null;
  return askedPurposes({ ...brand, analytics: brand.analytics && id !== null });
}
