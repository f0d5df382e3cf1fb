import { type Catalogue, type CataloguePart, catalogueOf, directionOf, loadCatalogue, tagOf } from '@baize/messages';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { lastingStorage } from '../session/storage.ts';
import { bringFaces } from './faces.ts';

/** The language shown: the platform's code, and the formatter made from its catalogue. */
export interface Spoken {
  code: string;
  intl: IntlShape;
  /** True when the brand offers the language and no catalogue exists: English is shown, and said so (I18-02). */
  borrowed: boolean;
}

export interface Tongue {
  get(): Spoken;
  subscribe(listener: () => void): () => void;
  /** Shows another language without a reload; what is typed stays (I18-03). Rejects when its catalogue cannot be had. */
  change(code: string): Promise<void>;
}

const cache = createIntlCache();

/** The language to begin with: the last one chosen, else the brand's default, both only when the brand offers them. */
export function firstLanguage(offered: readonly string[], fallback: string): string {
  const stored = lastingStorage.getItem('lang');
  return stored && offered.includes(stored) ? stored : fallback;
}

const catalogues = new Map<string, Catalogue>();
const completions = new Set<() => Promise<void>>();
let wanted: readonly CataloguePart[] = ['first'];

/** The catalogue of a language as far as it is wanted. It grows in place, so that nothing shown is rendered again for more words. */
async function learn(code: string): Promise<Catalogue> {
  const catalogue = catalogues.get(code) ?? {};
  catalogues.set(code, catalogue);
  const parts = await Promise.all(wanted.map((part) => loadCatalogue(code, part)));
  return Object.assign(catalogue, ...parts);
}

/** Whatever is not the front page, and whatever opens over it, waits for the rest of the words. Rejects when they cannot be had. */
export async function completeWords(): Promise<void> {
  wanted = ['first', 'rest'];
  await Promise.all([...completions].map((complete) => complete()));
}

/** Loads the first catalogue and keeps the language in one place; tabs follow each other. */
export async function createTongue(code: string): Promise<Tongue> {
  const listeners = new Set<() => void>();
  let spoken = speak(code, await learn(code));
  let asked = code;
  show(spoken.code);
  completions.add(async () => void (await Promise.all([learn(asked), learn(spoken.code)])));

  async function change(next: string) {
    asked = next;
    const [catalogue] = await Promise.all([learn(next), bringFaces(next)]);
    if (asked !== next) return;
    lastingStorage.setItem('hisLang', spoken.code);
    lastingStorage.setItem('lang', next);
    spoken = speak(next, catalogue);
    show(next);
    for (const listener of listeners) listener();
  }

  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'lang' && newValue && newValue !== spoken.code) change(newValue).catch(() => undefined);
  });

  return {
    get: () => spoken,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
  };
}

function speak(code: string, messages: Catalogue): Spoken {
  const borrowed = catalogueOf(code) !== code;
  const locale = tagOf(borrowed ? 'EN' : code);
  return { code, borrowed, intl: createIntl({ locale, messages, onError: complain }, cache) };
}

/** A text that is missing is a mistake of ours, and an address of a text is no text: journeys and stories fail on it. */
function complain(error: Error): void {
  console.error(error.message);
}

function show(code: string) {
  document.documentElement.lang = tagOf(code);
  document.documentElement.dir = directionOf(code);
}
