import { type ContentEntry, type EntryWords, entryWords } from '@baize/domain';
import { usePage } from '../../core/routing/navigation.tsx';
import { plainPath } from '../../core/routing/pagePaths.ts';
import { type ShownContent, useShownContent } from '../../data/content.ts';

export interface Landing {
  entry: ContentEntry;
  words: EntryWords;
  /** The page's language, then those that stand in for it. */
  languages: readonly string[];
}

/** Returns the landing page of the address: null if there is none, undefined while content is not known. */
export function useLanding(): { landing: Landing | null | undefined; content: ShownContent | null } {
  const content = useShownContent();
  const slot = `page:${plainPath(usePage().pathname)}`;
  if (!content) return { landing: undefined, content };
  const entry = content.shown.find((each) => each.kind === 'page' && each.slot === slot);
  const [language = '', ...fallbacks] = content.languages;
  const words = entry && entryWords(entry.words, language, fallbacks);
  if (entry && words) return { landing: { entry, words, languages: content.languages }, content };
  return { landing: content.error ? undefined : null, content };
}
