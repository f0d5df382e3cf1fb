import { catalogues } from './generated/languages.ts';
import type { Area, Catalogue, Read } from './src/catalogues.ts';

interface Words {
  first: unknown;
  later: Readonly<Record<Area, () => Promise<unknown>>>;
}

const languages: Readonly<Record<string, () => Promise<Words>>> = catalogues;

/**
 * Reads words from the files of the build. It stands apart, for the entry of an app alone: it names all of these files, and whatever held
 * it would be another file after each change of a text.
 */
export const readWords: Read = async (code, part) => {
  const { first, later } = await (languages[code] ?? catalogues.EN)();
  if (part === 'first') return first as Catalogue;
  const { default: words } = (await later[part]()) as { default: Catalogue };
  return words;
};
