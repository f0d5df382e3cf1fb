import * as v from 'valibot';

/** Words of a platform that writes them in capitals: COOL_OFF is our cool-off. */
export const capitals = {
  ours: (word: string): string => word.toLowerCase().replaceAll('_', '-'),
  theirs: (word: string): string => word.toUpperCase().replaceAll('-', '_'),
  /** Schema that reads one of our words. A stranger is a fault, where a guess could mislead. */
  oneOf: <const T extends readonly string[]>(words: T) =>
    v.pipe(
      v.string(),
      v.transform((word) => capitals.ours(word)),
      v.picklist(words),
    ),
};

/** Chooses the text of a language such as UR from texts by small code, else the English one. */
export const textIn = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[language.toLowerCase()] ?? texts.en ?? Object.values(texts)[0] ?? '';
