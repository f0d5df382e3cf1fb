import { readTimeZone, wallTime } from '../base/calendar.ts';

/** Kinds of content that an operator's team schedules. */
export const contentKinds = ['banner', 'notice', 'popup', 'row', 'page', 'legal', 'article', 'post'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentDevices = ['phone', 'desk'] as const;
export type ContentDevice = (typeof contentDevices)[number];

export const contentViewers = ['visitor', 'player', 'trial', 'agent'] as const;
export type ContentViewer = (typeof contentViewers)[number];

/** Addressees of an entry. Each named part must fit; a part that is not named fits everyone. */
export interface Audience {
  /** Codes of languages. */
  languages?: readonly string[] | undefined;
  /** Ids of jurisdiction profiles; `none` for a brand without one. */
  profiles?: readonly string[] | undefined;
  devices?: readonly ContentDevice[] | undefined;
  viewers?: readonly ContentViewer[] | undefined;
  /** Names that the platform gives to players; the site computes none. */
  segments?: readonly string[] | undefined;
  /** Readers that the entry leaves out. */
  not?: Audience | undefined;
}

/** Picture of an entry with its size, which is reserved before it loads. */
export interface ContentPicture {
  address: string;
  width: number;
  height: number;
}

/** Texts of an entry in one language; all are untrusted. */
export interface EntryWords {
  title: string;
  text: string;
  /** Unsanitised HTML. */
  content: string;
  /** Change of a legal text, in plain words. */
  changes: string;
  picture: string | null;
}

/** Games or offers that a row shows. */
export type RowSource =
  | { kind: 'hot'; type: string }
  | { kind: 'new'; type: string }
  | { kind: 'vendor'; type: string; vendor: string }
  | { kind: 'games'; ids: readonly string[] }
  | { kind: 'offers'; ids: readonly string[] }
  | { kind: 'recommended' };

/** Part of a landing page, of a closed list. `content` is unsanitised HTML. */
export type Block =
  | { kind: 'text'; title: string; content: string }
  | { kind: 'picture'; picture: ContentPicture; alternative: string }
  | { kind: 'row'; title: string; source: RowSource }
  | { kind: 'offer'; promotion: string }
  | { kind: 'steps'; title: string; items: readonly { title: string; text: string }[] }
  | { kind: 'questions'; title: string; items: readonly { title: string; content: string }[] };

/** One piece of content with its place, time and audience. Times are ms since 1970. */
export interface ContentEntry {
  id: string;
  kind: ContentKind;
  /** Place on the site, such as `w_home`, `home.rows`, `page:/p/welcome`, `legal:terms`. */
  slot: string;
  /** First moment; null if it is up already. */
  from: number | null;
  /** Moment from which it is down again; null for none. */
  to: number | null;
  /** IANA zone that the author meant, to show the times in. */
  zone: string;
  for: Audience;
  order: number;
  revision: number;
  /** Offer that the entry makes, which rules may forbid. */
  offers: 'promotion' | 'vip' | null;
  linkage: string | null;
  target: string | null;
  source: RowSource | null;
  /** Blocks of a landing page, by language. */
  blocks: Readonly<Record<string, readonly Block[]>>;
  /** Version of a legal text. */
  version: string | null;
  /** Texts by language code. */
  words: Readonly<Record<string, EntryWords>>;
}

/** Form of a time with `Z` or an offset. */
export const zonedTimePattern =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/**
 * Parses a time with `Z` or an offset into ms since 1970. Null for any other: a time without a zone means another
 * moment in every place (OPS-02).
 */
export function readZonedTime(text: unknown): number | null {
  if (typeof text !== 'string' || !zonedTimePattern.test(text)) return null;
  const day = text.slice(0, 10);
  const moment = Date.parse(text);
  // A day that does not exist, such as 30 February, would become another one.
  const exists = !Number.isNaN(moment) && new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) === day;
  return exists ? moment : null;
}

/**
 * Compares a written time with the zone that its author meant. `offset`: the zone has another offset then, or skips that
 * hour. `twice`: clocks are put back, and that hour comes twice.
 */
export function zoneProblem(text: string, zone: string): 'zone' | 'offset' | 'twice' | null {
  const moment = readZonedTime(text);
  if (moment === null || readTimeZone(zone) !== zone) return 'zone';
  if (text.endsWith('Z') && zone !== 'UTC') return null;
  const wall = wallTime(moment, zone);
  if (wall !== text.slice(0, 16)) return 'offset';
  const steps = [-60, -30, 30, 60].map((minutes) => minutes * 60_000);
  return steps.some((step) => wallTime(moment + step, zone) === wall) ? 'twice' : null;
}

/** Slots that show one entry at a time; the latest to begin wins. */
export const isSingleSlot = (slot: string): boolean => /^(?:page|legal):/.test(slot);

/** Returns the words of an entry in a language, or in the first fallback that it has; null if in none. */
export function entryWords<T>(
  words: Readonly<Record<string, T>>,
  language: string,
  fallbacks: readonly string[],
): T | null {
  const found = [language, ...fallbacks].find((code) => Object.hasOwn(words, code));
  return found === undefined ? null : (words[found] ?? null);
}
