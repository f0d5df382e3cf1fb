import type { Purpose } from './purposes.ts';

/** Answer of a visitor about each purpose, kept on the device. `at` is in ms. */
export interface Consent {
  version: number;
  at: number;
  measure: boolean;
  improve: boolean;
  marketing: boolean;
}

/** Version of the question. Raise it when a purpose or the kind of its sinks changes: everyone is asked again. */
export const consentVersion = 2;

/** Age in ms at which an answer is asked for again: twelve months. */
const longest = 365 * 24 * 3_600_000;

/** Purposes that need a yes. */
export type AskedPurpose = Exclude<Purpose, 'operate'>;

/** Makes an answer: `yes` lists the purposes that were allowed. */
export const consentTo = (yes: readonly AskedPurpose[], now: number): Consent => ({
  version: consentVersion,
  at: now,
  measure: yes.includes('measure'),
  improve: yes.includes('improve'),
  marketing: yes.includes('marketing'),
});

/**
 * Reads a kept answer. Null for none, one to an older question (also the plain `yes` and `no` of the first version), one
 * from the future or of more than twelve months.
 */
export function readConsent(kept: string | null, now: number): Consent | null {
  try {
    const { version, at, measure, improve, marketing } = JSON.parse(kept ?? '');
    const holds = version === consentVersion && at <= now && now < at + longest;
    return holds
      ? { version, at, measure: measure === true, improve: improve === true, marketing: marketing === true }
      : null;
  } catch {
    return null;
  }
}

/** Decides on one purpose. A browser's privacy signal counts as a no to marketing, whatever was answered. */
export const allows = (consent: Consent | null, purpose: Purpose, privacySignal: boolean): boolean =>
  purpose === 'operate' || (consent?.[purpose] === true && !(purpose === 'marketing' && privacySignal));
