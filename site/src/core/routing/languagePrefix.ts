import { hasCatalogue, tagOf } from '@baize/messages';

/** Returns the beginning of a path that names a language, such as `ur` or `zh-hans`. */
export const prefixOf = (language: string): string => tagOf(language).toLowerCase();

interface Split {
  language: string;
  /** Path without the beginning. */
  pathname: string;
}

/** Splits the language from a path; null where the path names none of the brand, or the default, which needs no name. */
export function splitPrefix(
  pathname: string,
  { languages, defaultLanguage }: { languages: readonly string[]; defaultLanguage: string },
): Split | null {
  const [, start = '', rest] = /^\/([a-z]{2}(?:-[a-z]+)?)(\/.*)?$/i.exec(pathname) ?? [];
  const language = languages.find(
    (code) => code !== defaultLanguage && hasCatalogue(code) && prefixOf(code) === start.toLowerCase(),
  );
  return language === undefined ? null : { language, pathname: rest ?? '/' };
}
