import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { readWords } from '../readWords.ts';
import { areas, loadWords, type Read } from './catalogues.ts';
import { languageOf, languages } from './languages.ts';

const root = 'packages/messages/catalogues';
const read = (language: string) => {
  const all: Record<string, unknown> = {};
  for (const file of readdirSync(join(root, language))) {
    for (const [id, entry] of Object.entries(JSON.parse(readFileSync(join(root, language, file), 'utf8')))) {
      if (id in all) throw new Error(`${language}: ${id} stands in two files`);
      all[id] = entry;
    }
  }
  return all;
};
const english = read('EN') as Record<string, { text: string; note: string }>;
const translations = readdirSync(root).filter((name) => name !== 'EN');

/** Lists the arguments of a message, tags as `<name>`, so that a renamed one is found. */
function argumentsOf(text: string): string[] {
  const found = new Set<string>();
  const walk = (elements: ReturnType<typeof parse>) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value);
      }
      if (element.type === TYPE.tag) walk(element.children);
    }
  };
  walk(parse(text));
  return [...found].sort();
}

const pluralFormsOf = (text: string): string[] =>
  parse(text).flatMap((element) => (element.type === TYPE.plural ? Object.keys(element.options) : []));

const lettersOf = (text: string) =>
  parse(text)
    .map((element) => (element.type === TYPE.literal ? element.value : ' '))
    .join('');

/** Names written alike in every Latin-script language. */
const properNames = new Set(['Facebook', 'YouTube', 'Telegram', 'VIP']);

const loanWords: Record<string, readonly string[]> = {
  ID: ['Menu', 'Filter', 'Jackpot', 'Bingo', 'Video', 'poker', 'Deposit', 'Status'],
  TY: ['Jackpot', 'Video', 'poker'],
};

const values = (text: string, count = 3) =>
  Object.fromEntries(
    argumentsOf(text).map((name) =>
      name.startsWith('<') ? [name.slice(1, -1), (words: string[]) => words.join('')] : [name, count],
    ),
  );

const offenders = (messages: Record<string, unknown>, check: (id: string) => void): string[] =>
  Object.keys(messages).flatMap((id) => {
    try {
      check(id);
      return [];
    } catch (error) {
      return [`${id}: ${error}`];
    }
  });

test('I18-04 every message has a text and a sentence for its translators', () => {
  const lacking = offenders(english, (id) => {
    expect(english[id]?.text.trim()).toBe(english[id]?.text);
    expect(english[id]?.text.length).toBeGreaterThan(0);
    expect(english[id]?.note.length).toBeGreaterThan(3);
  });
  expect(lacking).toEqual([]);
});

describe.each(translations)('%s', (language) => {
  const texts = read(language) as Record<string, string>;

  test('I18-01 has the messages that English has, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  test('I18-04 formats every message with the arguments of the English text', () => {
    const broken = offenders(texts, (id) => {
      const text = texts[id] as string;
      const source = english[id]?.text ?? '';
      expect(argumentsOf(text)).toEqual(argumentsOf(source));
      const formatted = new IntlMessageFormat(text, languageOf(language).tag).format(values(text));
      expect(formatted).not.toMatch(/[{}]/);
    });
    expect(broken).toEqual([]);
  });

  test('I18-01 leaves nothing in English by accident', () => {
    const same = Object.keys(texts).filter(
      (id) =>
        texts[id] === english[id]?.text && (lettersOf(texts[id] ?? '').match(/\p{L}{3,}/gu) ?? []).some(isOnlyEnglish),
    );
    expect(same).toEqual([]);
  });

  test('I18-04 has no plural form that the language does not know', () => {
    const known = new Intl.PluralRules(languageOf(language).tag).resolvedOptions().pluralCategories;
    const strange = Object.keys(texts).filter((id) =>
      pluralFormsOf(texts[id] ?? '').some(
        (form) => !form.startsWith('=') && !known.includes(form as Intl.LDMLPluralRule),
      ),
    );
    expect(strange).toEqual([]);
  });

  function isOnlyEnglish(word: string) {
    return !properNames.has(word) && !loanWords[language]?.includes(word);
  }
});

test('I18-04 every message formats in English for 0, 1 and many', () => {
  const broken = offenders(english, (id) => {
    const text = english[id]?.text ?? '';
    for (const count of [0, 1, 2, 1200]) {
      expect(new IntlMessageFormat(text, 'en').format(values(text, count))).not.toMatch(/[{}]/);
    }
  });
  expect(broken).toEqual([]);
});

test('I18-02 FLT-108 the catalogue holds 35 languages whose tags every browser can resolve', () => {
  expect(languages).toHaveLength(35);
  expect(new Set(languages.map(({ code }) => code)).size).toBe(35);
  for (const { tag, direction, name } of languages) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(['ltr', 'rtl']).toContain(direction);
    expect(name.length).toBeGreaterThan(0);
  }
  expect(languageOf('CN').tag).toBe('zh-Hans');
  expect(languageOf('TY').tag).toBe('tr');
  expect(languageOf('nonsense').tag).toBe('en');
});

test('I18-05 the pseudo-language keeps every argument and lengthens the words', () => {
  const pseudo = JSON.parse(readFileSync('packages/messages/generated/XA.json', 'utf8')) as Record<string, never>;
  for (const [id, { text }] of Object.entries(english)) {
    const plain = new IntlMessageFormat(text, 'en').format(values(text)) as string;
    const long = new IntlMessageFormat(pseudo[id] as never, 'en').format(values(text)) as string;
    expect(long.length, id).toBeGreaterThanOrEqual(plain.length);
    expect(long.replace(/\D/g, ''), id).toBe(plain.replace(/\D/g, ''));
  }
});

test.each(['EN', ...translations, 'XA', 'XB'])(
  'I18-01 the first words of %s and those of each area are all of them, none twice',
  async (language) => {
    const all = JSON.parse(readFileSync(`packages/messages/generated/${language}.json`, 'utf8'));
    // The texts of the fallback stand in the page itself.
    const whole = Object.fromEntries(Object.entries(all).filter(([id]) => !id.startsWith('fallback.')));
    const parts = await Promise.all((['first', ...areas] as const).map((part) => loadWords(language, part, readWords)));
    expect(parts.every(({ lacking }) => !lacking)).toBe(true);
    expect(parts.flatMap(({ words }) => Object.keys(words)).sort()).toEqual(Object.keys(whole).sort());
    expect(Object.assign({}, ...parts.map(({ words }) => words))).toEqual(whole);
    expect(Object.keys(parts[0]?.words ?? {}).length).toBeLessThan(Object.keys(whole).length / 2);
  },
);

test('FLT-113 a file of words that cannot be had is English, and said to be; without English too it is an error', async () => {
  const only = (...codes: string[]): Read => {
    return (code, part) => (codes.includes(code) ? readWords(code, part) : Promise.reject(code));
  };
  const [english, urdu] = await Promise.all([loadWords('EN', 'lobby', readWords), loadWords('UR', 'lobby', readWords)]);
  expect(await loadWords('UR', 'lobby', only('UR'))).toEqual(urdu);
  expect(await loadWords('UR', 'lobby', only('EN'))).toEqual({ words: english.words, lacking: true });
  await expect(loadWords('UR', 'lobby', only())).rejects.toBe('EN');
  expect(await loadWords('JA', 'lobby', readWords)).toEqual(english);
});
