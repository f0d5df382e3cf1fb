import { draftOf, type RegistrationValues, registrationNames } from '@baize/domain';
import { visitStorage } from '../../../core/browser/storage.ts';

const key = 'registration';
const longest = 20_000;

export interface Draft {
  values: RegistrationValues;
  /** Of the mobile number, '' before one was chosen. */
  country: string;
}

/** What was typed before in this tab; null for nothing, or for what cannot be read. */
export function readDraft(): Draft | null {
  try {
    const stored: unknown = JSON.parse(visitStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { country = '', ...fields } = stored as Record<string, unknown>;
    const values = Object.fromEntries(
      registrationNames.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
    );
    return { values: draftOf(values), country: typeof country === 'string' ? country : '' };
  } catch {
    return null;
  }
}

/** Keeps what may be kept: never a password, an identity number or a code (REG-09). */
export function keepDraft({ values, country }: Draft): void {
  const kept = draftOf(values);
  const text = JSON.stringify({ ...kept, country });
  if (Object.keys(kept).length === 0) clearDraft();
  else if (text.length <= longest) visitStorage.setItem(key, text);
}

export const clearDraft = (): void => visitStorage.removeItem(key);
