import { cleanPath } from './guard.ts';

interface Page {
  origin: string;
  /** The path a page is known by, when it has several. */
  path: string;
  /** Of these, what tells one page from another is kept. */
  query: URLSearchParams;
  languages: readonly string[];
  defaultLanguage: string;
  language: string;
}

export interface PageLinks {
  /** The one address of this page in this language. */
  canonical: string;
  /** The same page in every language; `language` null is for those who speak none of them. */
  alternates: { language: string | null; href: string }[];
}

/** The parameters that make another page of a path: a promotion, an article. All others are views of the same page. */
const telling = ['id', 'article'];

/** Names the language in the address; left out for the brand's default one. */
export const languageParameter = 'lang';

/** The addresses under which search engines know a page (NAV-21). */
export function pageLinks({ origin, path, query, languages, defaultLanguage, language }: Page): PageLinks {
  const addressIn = (code: string) => {
    const kept = new URLSearchParams();
    for (const name of telling) {
      const value = query.get(name);
      if (value) kept.set(name, value);
    }
    if (code !== defaultLanguage) kept.set(languageParameter, code);
    const rest = kept.toString();
    return origin + cleanPath(path) + (rest && `?${rest}`);
  };
  return {
    canonical: addressIn(language),
    alternates: [
      ...languages.map((code) => ({ language: code, href: addressIn(code) })),
      { language: null, href: addressIn(defaultLanguage) },
    ],
  };
}
