import { draftOf, type RegistrationValues, registrationNames } from '@baize/domain';
import { visitStorage } from '../../../core/browser/storage.ts';

const key = 'registration';
const longest = 20_000;

export interface Draft {
  values: RegistrationValues;
  /** Country of the mobile number, '' until chosen. */
  country: string;
}

/** Returns the draft stored in this tab; null when there is none or it cannot be read. */
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

/** Stores the draft without passwords, identity numbers and codes (REG-09). */
export function keepDraft({ values, country }: Draft): void {
  const kept = draftOf(values);
  const text = JSON.stringify({ ...kept, country });
  if (Object.keys(kept).length === 0) clearDraft();
  else if (text.length <= longest) visitStorage.setItem(key, text);
}

export const clearDraft = (): void => visitStorage.removeItem(key);
