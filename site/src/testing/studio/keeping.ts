import { readBrandText } from './brandText.ts';
import type { Draft } from './draft.ts';

const keyOf = (base: string) => `baize.brand-studio.${base}`;

/** Keeps a draft in this browser. False where the browser refuses. */
export function keepDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(draft.base), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The draft that began with a brand and was kept; null where there is none, or what is kept is no brand any more. */
export function keptDraft(base: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(base)) ?? 'null');
    return isDraft(draft) && readBrandText(draft.text).kind === 'brand' ? draft : null;
  } catch {
    return null;
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  ['base', 'text', 'weave'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
