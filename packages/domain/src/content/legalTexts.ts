import type { ContentEntry } from './entries.ts';

/** Version of a legal text that a player has agreed to. */
export interface Agreement {
  /** Kind of the text, such as `terms`. */
  text: string;
  version: string;
  language: string;
}

/** Returns the kind of a legal text; null for any other entry. */
export const legalKindOf = ({ kind, slot }: Pick<ContentEntry, 'kind' | 'slot'>): string | null =>
  kind === 'legal' && slot.startsWith('legal:') ? slot.slice('legal:'.length) : null;

/**
 * Lists the legal texts to ask a player about: those in force whose version is another than the one agreed to. A text
 * that was never agreed to is not asked here, because the registration asks for it (OPS-10).
 */
export function textsToAgree(inForce: readonly ContentEntry[], agreements: readonly Agreement[]): ContentEntry[] {
  return inForce.filter((entry) => {
    const kind = legalKindOf(entry);
    if (kind === null || entry.version === null) return false;
    const agreed = agreements.filter(({ text }) => text === kind);
    return agreed.length > 0 && !agreed.some(({ version }) => version === entry.version);
  });
}
