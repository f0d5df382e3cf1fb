import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrandDocument } from '@baize/gateway';
import { prefixOf } from '../../../../site/src/core/routing/languagePrefix.ts';
import type { HeadKey } from '../../../../site/src/core/routing/pageHeads.ts';
import { type PageKey, pageKeys, pagePaths } from '../../../../site/src/core/routing/pagePaths.ts';
import { linksOf } from '../page.ts';
import type { PublicText } from './publicText.ts';

/** File of every address that the route table does not know. */
export const missingFile = '/404.html';

/** Place of a language other than the default in the path of a file. */
type Addresses = BrandDocument['addresses'];

const inLanguage = (path: string, language: string | null, addresses: Addresses): string => {
  if (language === null) return `${path}.html`;
  return addresses === 'prefix' ? `/${prefixOf(language)}${path}.html` : `${path}.${language}.html`;
};

/** Returns the path of a page's file in a built site; a language other than the brand's default has its own. */
export const pageFile = (page: HeadKey, language: string | null = null, addresses: Addresses = 'query'): string =>
  inLanguage(page === 'notFound' ? missingFile.replace('.html', '') : pathOf(page), language, addresses);

function pathOf(page: PageKey): string {
  const [path] = pagePaths[page];
  return path === '/' ? '/index' : path.replaceAll(':', '');
}

/**
 * Returns the path of a text's file, after which a server looks by the address; null for a name that no file has. A text
 * at the address of a page takes the place of that page's file.
 */
export function textFile(
  { pathname, query }: PublicText,
  language: string | null = null,
  addresses: Addresses = 'query',
): string | null {
  const names = [...pathname.split('/').slice(1), ...query.values()];
  if (!names.every((name) => /^[\w-]+$/.test(name))) return null;
  return inLanguage([pathname, ...query.values()].join('.'), language, addresses);
}

const headKeys: readonly HeadKey[] = [...pageKeys, 'notFound'];

/**
 * Writes the pages of a built site in place of earlier ones, and what nginx sends as `Link`. `languages` are those
 * besides the default, for which `htmlOf` gets null. Returns the paths of all files.
 */
export function writePages(
  folder: string,
  languages: readonly string[],
  htmlOf: (page: HeadKey, language: string | null) => string,
  addresses: Addresses = 'query',
): string[] {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.html(\.br|\.gz)?$/.test(name)) rmSync(join(folder, name));
  const files = headKeys.flatMap((page) =>
    [null, ...languages].map((language) => {
      const file = join(folder, pageFile(page, language, addresses));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, htmlOf(page, language));
      return file;
    }),
  );
  writeFileSync(join(folder, 'links.conf'), `add_header link "${linksOf(htmlOf('home', null)).join(', ')}";\n`);
  return files;
}

/** Writes a file for each text and each language that has it. Returns their paths. */
export function writeTexts(
  folder: string,
  texts: readonly PublicText[],
  { defaultLanguage, addresses }: Pick<BrandDocument, 'defaultLanguage' | 'addresses'>,
  htmlOf: (text: PublicText, language: string) => string,
): string[] {
  return texts.flatMap((text) =>
    Object.keys(text.words).flatMap((language) => {
      const name = textFile(text, language === defaultLanguage ? null : language, addresses);
      if (name === null) return [];
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, htmlOf(text, language));
      return [file];
    }),
  );
}
