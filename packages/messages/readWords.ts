import { catalogues } from './generated/languages.ts';
import type { Area, Catalogue, Read } from './src/catalogues.ts';

interface Words {
  first: unknown;
  later: Readonly<Record<Area, () => Promise<unknown>>>;
}

const languages: Readonly<Record<string, () => Promise<Words>>> = catalogues;

/**
 * Loads texts from the build's files. Separate, and imported only by an app's entry, because it names all of them and
 * its own file name changes with every text.
 */
export const readWords: Read = async (code, part) => {
  const { first, later } = await (languages[code] ?? catalogues.EN)();
  if (part === 'first') return first as Catalogue;
  const { default: words } = (await later[part]()) as { default: Catalogue };
  return words;
};
