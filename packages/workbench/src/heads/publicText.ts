import type { TextHead } from '../../../../site/src/core/routing/pageHead.ts';
import { type PageKey, pagePaths } from '../../../../site/src/core/routing/pagePaths.ts';

/** Words of a text in one language. */
export interface TextWords extends TextHead {
  /** The text itself as unsanitised HTML; empty if the page is all there is. */
  html: string;
}

/** Text with an address of its own that visitors may read. */
export interface PublicText {
  page: PageKey;
  pathname: string;
  query: URLSearchParams;
  /** Last change, ms since 1970; null if it is not known. */
  changed: number | null;
  /** The page has a title of its own, and needs none of the text's. */
  titled: boolean;
  /** Words by code of the language; a language without them does not have the text. */
  words: Readonly<Record<string, TextWords>>;
}

interface Item {
  /** Name by which the address knows the text. */
  name: string;
  words: TextWords;
  changed?: number | null;
}

/** Place of a text in an address: a parameter, or part of the path. */
const placeOf = (page: PageKey, name: string): Pick<PublicText, 'pathname' | 'query'> => {
  const [path] = pagePaths[page];
  const query: Record<string, string> = page === 'help' ? { article: name } : page === 'promotion' ? { id: name } : {};
  return { pathname: path.replace(/:\w+/, encodeURIComponent(name)), query: new URLSearchParams(query) };
};

/**
 * Brings the lists of several languages together, text by text. A platform may answer with another language's words
 * where it has none, so words that are those of the default language do not count as another's (OPS-14).
 */
export function gathered(
  page: PageKey,
  lists: ReadonlyMap<string, readonly Item[]>,
  defaultLanguage: string,
): PublicText[] {
  const texts = new Map<string, PublicText>();
  const inOrder = [...lists].sort(
    ([one], [other]) => Number(other === defaultLanguage) - Number(one === defaultLanguage),
  );
  for (const [language, items] of inOrder) {
    for (const { name, words, changed = null } of items) {
      const known = texts.get(name) ?? { page, ...placeOf(page, name), changed, titled: false, words: {} };
      const first = known.words[defaultLanguage];
      const isBorrowed =
        first?.title === words.title && first.html === words.html && first.description === words.description;
      if (!isBorrowed) texts.set(name, { ...known, words: { ...known.words, [language]: words } });
    }
  }
  return [...texts.values()];
}
