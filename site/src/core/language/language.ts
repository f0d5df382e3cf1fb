import {
  type Area,
  areas as allAreas,
  type Catalogue,
  catalogueOf,
  directionOf,
  loadWords,
  localeOf,
  type MessageId,
  type Read,
  tagOf,
} from '@baize/messages';
import { createIntl, createIntlCache, type IntlShape, type PrimitiveType } from 'react-intl';
import { createStore } from '../browser/createStore.ts';
import { lastingStorage } from '../browser/storage.ts';
import { bringFaces } from './faces.ts';

export type Translate = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

export interface ActiveLanguage {
  code: string;
  intl: IntlShape;
  /** The brand offers the language but no catalogue exists: the site shows English and says so (I18-02). */
  isFallback: boolean;
}

export interface LanguageStore {
  get(): ActiveLanguage;
  subscribe(listener: () => void): () => void;
  /**
   * Switches the language without a reload and keeps typed input (I18-03), for later visits too unless it is only looked
   * at. Rejects if its catalogue fails to load.
   */
  change(code: string, looked?: 'looked-at'): Promise<void>;
}

const cache = createIntlCache();

export const askedLanguage = (): string | undefined =>
  lastingStorage.getItem('lang') ?? document.documentElement.dataset.asked;

export function firstLanguage(offered: readonly string[], fallback: string): string {
  const asked = askedLanguage();
  return asked && offered.includes(asked) ? asked : fallback;
}

export const missing = { files: 0, texts: 0 };

let read: Read = () => Promise.reject(new Error('readMessagesWith has to be called first'));

export function readMessagesWith(reader: Read): void {
  read = reader;
}

const catalogues = new Map<string, Catalogue>();
const wanted = new Set<Area>();

type Bring = (areas: readonly Area[]) => Promise<unknown>;
let bring: Bring | null = null;
let begin: () => void = () => undefined;
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Loads parts of a language's catalogue. It grows in place, so that more messages cause no rerender. */
async function loadCatalogue(code: string, parts: readonly ('first' | Area)[]): Promise<Catalogue> {
  const catalogue = catalogues.get(code) ?? {};
  catalogues.set(code, catalogue);
  const files = await Promise.all(parts.map((part) => loadWords(code, part, read)));
  for (const { words, lacking } of files) {
    if (lacking) missing.files += 1;
    // An English fallback never replaces a loaded translation.
    Object.assign(catalogue, lacking ? { ...words, ...catalogue } : words);
  }
  return catalogue;
}

/**
 * Loads the messages of these areas in the current and every later language, after the first language. Rejects if
 * neither they nor their English versions load.
 */
export async function loadMessages(areas: readonly Area[] = allAreas): Promise<void> {
  for (const area of areas) wanted.add(area);
  await begun;
  await bring?.(areas);
}

export async function createLanguageStore(code: string): Promise<LanguageStore> {
  let asked = code;
  const further = loadCatalogue(code, [...wanted]).catch(() => undefined);
  const spoken = createStore(speak(code, await loadCatalogue(code, ['first']), mend));
  // The page's messages load beside the first ones; only a language change waits for them.
  if (bring) await further;
  bring = (areas) => Promise.all([...new Set([asked, spoken.get().code])].map((each) => loadCatalogue(each, areas)));
  show(spoken.get());
  begin();

  async function mend() {
    const { code: now } = spoken.get();
    const whole = await loadCatalogue(now, allAreas).catch(() => null);
    if (whole && spoken.get().code === now) spoken.set(speak(now, whole, () => undefined));
  }

  async function change(next: string, looked?: 'looked-at') {
    asked = next;
    const [whole] = await Promise.all([loadCatalogue(next, ['first', ...wanted]), bringFaces(next)]);
    if (asked !== next) return;
    if (!looked) {
      lastingStorage.setItem('hisLang', spoken.get().code);
      lastingStorage.setItem('lang', next);
    }
    const changed = speak(next, whole, mend);
    show(changed);
    spoken.set(changed);
  }

  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'lang' && newValue && newValue !== spoken.get().code) change(newValue).catch(() => undefined);
  });

  return {
    get: spoken.get,
    subscribe: spoken.subscribe,
    change,
  };
}

function speak(code: string, messages: Catalogue, mend: () => void): ActiveLanguage {
  const isFallback = catalogueOf(code) !== code;
  const locale = localeOf(catalogueOf(code));
  const missed = new Set<string>();
  const onError = (error: Error) => {
    if (missed.has(error.message)) return;
    if (missed.size === 0) mend();
    missed.add(error.message);
    missing.texts += 1;
    // A missing message is our bug: journeys and stories fail on it.
    console.error(error.message);
  };
  return { code, isFallback, intl: createIntl({ locale, messages, onError }, cache) };
}

export const hasText = (intl: IntlShape, id: MessageId): boolean => Object.hasOwn(intl.messages, id);

/** Translates a message. A missing one is empty, never its id, and makes all areas load (FLT-113). */
export function textOf(intl: IntlShape, id: MessageId, values?: Record<string, PrimitiveType>): string {
  if (hasText(intl, id)) return intl.formatMessage({ id }, values);
  intl.onError(new Error(`The text ${id} is not there in ${intl.locale}`) as never);
  return '';
}

/** A fallback to English is declared as English to screen readers and the browser. */
function show({ code }: ActiveLanguage) {
  const spoken = catalogueOf(code);
  document.documentElement.lang = tagOf(spoken);
  document.documentElement.dir = directionOf(spoken);
}
