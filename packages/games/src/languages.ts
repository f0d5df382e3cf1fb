import { en, type KitWords } from './kit/words/en.ts';
import { id } from './kit/words/id.ts';
import { th } from './kit/words/th.ts';
import { tr } from './kit/words/tr.ts';
import { ur } from './kit/words/ur.ts';
import { vi } from './kit/words/vi.ts';
import { zh } from './kit/words/zh.ts';

/** Texts of every game, by BCP 47 tag. */
export const kitWords = { en, ur, 'zh-Hans': zh, id, th, tr, vi } as const satisfies Record<string, KitWords>;

export type GameLanguage = keyof typeof kitWords;

export type WordsOf<Words> = Readonly<Record<GameLanguage, Words>>;

export function joinWords<One, Other>(one: WordsOf<One>, other: WordsOf<Other>): WordsOf<One & Other> {
  const languages = Object.keys(kitWords) as GameLanguage[];
  const joined = languages.map((language) => [language, { ...one[language], ...other[language] }]);
  return Object.fromEntries(joined) as WordsOf<One & Other>;
}

const tags: Readonly<Record<string, GameLanguage>> = {
  EN: 'en',
  UR: 'ur',
  CN: 'zh-Hans',
  ID: 'id',
  TH: 'th',
  TY: 'tr',
  VI: 'vi',
};

export const gameLanguage = (code: string): GameLanguage => tags[code.toUpperCase()] ?? 'en';
