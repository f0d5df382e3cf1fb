import { cleanPath } from './guard.ts';

interface Page {
  origin: string;
  path: string;
  /** Only parameters that identify a page are kept. */
  query: URLSearchParams;
  /** Languages that have the page. */
  languages: readonly string[];
  /** Language whose address names none. */
  defaultLanguage: string;
  /** Returns the beginning of the path that names a language; without it a parameter names it. */
  prefixOf?: ((language: string) => string) | undefined;
  /** Null if the shown language is none of those that have the page. */
  language: string | null;
}

export interface PageLinks {
  canonical: string;
  /** Same page per language; `language` null is the one for other languages. */
  alternates: { language: string | null; href: string }[];
}

/** Parameters that identify a page, such as a promotion or article; all others are views of the same page. */
const telling = ['id', 'article'];

export const languageParameter = 'lang';

/** Builds the canonical and alternate links for search engines (NAV-21). */
export function pageLinks({ origin, path, query, languages, defaultLanguage, prefixOf, language }: Page): PageLinks {
  const addressIn = (code: string) => {
    const kept = new URLSearchParams();
    for (const name of telling) {
      const value = query.get(name);
      if (value) kept.set(name, value);
    }
    const isNamed = code !== defaultLanguage;
    if (isNamed && !prefixOf) kept.set(languageParameter, code);
    const rest = kept.toString();
    const plain = cleanPath(path);
    const start = isNamed && prefixOf ? `/${prefixOf(code)}` : '';
    return origin + start + (start && plain === '/' ? '' : plain) + (rest && `?${rest}`);
  };
  const fallback = languages.includes(defaultLanguage) ? defaultLanguage : (languages[0] ?? defaultLanguage);
  return {
    canonical: addressIn(language ?? fallback),
    alternates: [
      ...languages.map((code) => ({ language: code, href: addressIn(code) })),
      { language: null, href: addressIn(fallback) },
    ],
  };
}
