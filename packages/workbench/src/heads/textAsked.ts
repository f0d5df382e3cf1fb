import { cleanPath } from '@baize/domain';
import type { HeadAsked } from '../../../../site/src/core/routing/pageHead.ts';
import type { HeadKey, Operator } from '../../../../site/src/core/routing/pageHeads.ts';
import type { PublicText } from './publicText.ts';
import { isTextPage, type TextPage, type TextSource, textsOfPage, wholePost } from './publicTexts.ts';
import type { StampedText } from './textHtml.ts';

/** Part of a page that its text decides. */
export interface AskedText extends Pick<HeadAsked, 'article' | 'languages'> {
  stamped: StampedText | null;
  /** Day of the text, ms since 1970. */
  changed: number | null;
}

export const noText: AskedText = { article: undefined, languages: undefined, stamped: null, changed: null };

interface Asked {
  pathname: string;
  query: URLSearchParams;
  language: string;
}

/** Finds the text of an address in a language. A page that has none, or whose texts are not known, stays as it is. */
export async function textAsked(
  page: HeadKey,
  asked: Asked,
  operator: Operator,
  source: TextSource,
): Promise<AskedText> {
  if (!isTextPage(page) || (page === 'help' && !asked.query.get('article'))) return noText;
  const text = await textAt(page, asked, operator, source);
  return text ? textIn(text, asked.language) : { ...noText, article: text };
}

/** Returns what a text says in a language: null for one that does not have it. */
export function textIn({ words, titled, changed }: PublicText, language: string): AskedText {
  const said = words[language];
  const languages = Object.keys(words);
  const stamped = said ? { title: said.title, html: said.html, language } : null;
  return { article: titled ? undefined : (said ?? null), languages, stamped, changed };
}

async function textAt(
  page: TextPage,
  { pathname, query }: Asked,
  operator: Operator,
  source: TextSource,
): Promise<PublicText | null | undefined> {
  const path = cleanPath(pathname);
  if (page === 'article') return wholePost(path.split('/').at(-1) ?? '', operator, source);
  const texts = await textsOfPage(page, operator, source);
  const found = texts?.find(
    (text) => text.pathname === path && [...text.query].every(([name, value]) => query.get(name) === value),
  );
  if (found || !texts) return found;
  // A legal text that nobody has published is still a page of its own.
  return page === 'terms' || page === 'privacy' ? undefined : null;
}
