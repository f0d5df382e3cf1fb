import { readBrandText } from './brandText.ts';
import type { Draft } from './draft.ts';

const keyOf = (base: string) => `baize.brand-studio.${base}`;

/** Saves a draft in this browser; false if storage is blocked. */
export function keepDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(draft.base), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

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
