import { useLayoutEffect } from 'react';
import { createStore } from '../browser/createStore.ts';
import type { TextHead } from './pageHead.ts';

/** Text that the shown page is about, for the head of the page; null for none or while it loads. */
export const pageText = createStore<TextHead | null>(null);

/** Puts the text of the page into its head; a page that goes takes its text with it. */
export function usePageText(shown: TextHead | null | undefined): void {
  const { title = null, description = '', picture = null } = shown ?? {};
  useLayoutEffect(() => {
    pageText.set(title === null ? null : { title, description, picture });
    return () => pageText.set(null);
  }, [title, description, picture]);
}
