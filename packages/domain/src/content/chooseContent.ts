import { offersPromotions, offersVip } from '../rules/decide/index.ts';
import { decidedBy, type Rules } from '../rules/effective.ts';
import {
  type Audience,
  type ContentDevice,
  type ContentEntry,
  type ContentViewer,
  entryWords,
  isSingleSlot,
} from './entries.ts';

/** Reader of content at one moment. */
export interface ContentContext {
  /** Moment in ms since 1970; a preview moves it, and nothing else reads it. */
  now: number;
  language: string;
  /** Languages that stand in where an entry has no words; empty hides the entry. */
  fallbacks: readonly string[];
  device: ContentDevice;
  viewer: ContentViewer;
  segments: readonly string[];
  /** Player who is taking a break, or of whom that is not known yet. */
  resting: boolean;
  rules: Rules;
}

/** Reason why an entry is not shown. */
export type Reason =
  | { kind: 'forbidden'; because: string }
  | { kind: 'resting' }
  | { kind: 'early'; from: number }
  | { kind: 'over'; to: number }
  | { kind: 'audience'; part: AudiencePart; wanted: readonly string[] }
  | { kind: 'excluded' }
  | { kind: 'no-words'; has: readonly string[] }
  | { kind: 'replaced'; by: string };

export type AudiencePart = (typeof parts)[number];

export interface Choice {
  /** Entries to show, in order. */
  shown: ContentEntry[];
  /** Reason for each entry that is not shown, by id. */
  because: Map<string, Reason>;
  /** Next moment at which the choice may change by itself; null for none. */
  nextChange: number | null;
}

const parts = ['languages', 'profiles', 'devices', 'viewers', 'segments'] as const;

/**
 * Chooses what a reader sees. Equal input gives equal output, whatever the order of the entries. Rules come before
 * audiences, so no audience or preview brings back what is forbidden (OPS-01).
 */
export function chooseContent(entries: readonly ContentEntry[], context: ContentContext): Choice {
  const because = new Map<string, Reason>();
  const latest = new Map<string, ContentEntry>();
  for (const entry of [...entries].sort(inOrder)) {
    const known = latest.get(entry.id);
    if (!known || entry.revision > known.revision) latest.set(entry.id, entry);
  }
  const shown: ContentEntry[] = [];
  const single = new Map<string, ContentEntry>();
  for (const entry of [...latest.values()].sort(inOrder)) {
    const reason = reasonAgainst(entry, context);
    if (reason) because.set(entry.id, reason);
    else if (!isSingleSlot(entry.slot)) shown.push(entry);
    else {
      const other = single.get(entry.slot);
      const [stays, goes] = other && !startsLater(entry, other) ? [other, entry] : [entry, other];
      single.set(entry.slot, stays);
      if (goes) because.set(goes.id, { kind: 'replaced', by: stays.id });
    }
  }
  return {
    shown: [...shown, ...single.values()].sort(inOrder),
    because,
    nextChange: nextChange([...latest.values()], context.now),
  };
}

/** Returns the next moment after `now` at which an entry begins or ends. */
export function nextChange(entries: readonly ContentEntry[], now: number): number | null {
  const later = momentsOf(entries).filter((moment) => moment > now);
  return later.length === 0 ? null : Math.min(...later);
}

/** Returns the last moment before `now` at which an entry began or ended. */
export function changeBefore(entries: readonly ContentEntry[], now: number): number | null {
  const earlier = momentsOf(entries).filter((moment) => moment < now);
  return earlier.length === 0 ? null : Math.max(...earlier);
}

const momentsOf = (entries: readonly ContentEntry[]): number[] =>
  entries.flatMap(({ from, to }) => [from, to].filter((moment) => moment !== null));

const startsLater = (one: ContentEntry, other: ContentEntry): boolean =>
  (one.from ?? -Infinity) > (other.from ?? -Infinity);

function inOrder(one: ContentEntry, other: ContentEntry): number {
  return (
    one.order - other.order ||
    compare(one.slot, other.slot) ||
    compare(one.id, other.id) ||
    other.revision - one.revision ||
    compare(JSON.stringify(one), JSON.stringify(other))
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function reasonAgainst(entry: ContentEntry, context: ContentContext): Reason | null {
  const { now, resting, language, fallbacks, rules } = context;
  const forbidden = forbiddenBy(entry, rules);
  if (forbidden) return { kind: 'forbidden', because: forbidden };
  if (resting && makesOffer(entry)) return { kind: 'resting' };
  if (entry.from !== null && now < entry.from) return { kind: 'early', from: entry.from };
  if (entry.to !== null && now >= entry.to) return { kind: 'over', to: entry.to };
  const part = parts.find((name) => !fits(entry.for, name, context));
  if (part) return { kind: 'audience', part, wanted: entry.for[part] ?? [] };
  const { not } = entry.for;
  if (not && isIn(not, context)) return { kind: 'excluded' };
  const texts = entry.kind === 'page' ? entry.blocks : entry.words;
  return entryWords<unknown>(texts, language, fallbacks) ? null : { kind: 'no-words', has: Object.keys(texts).sort() };
}

/** Names the rule that forbids an entry under a profile; null if it may be shown. */
export function forbiddenBy({ offers, source }: Pick<ContentEntry, 'offers' | 'source'>, rules: Rules): string | null {
  const promotes = offers === 'promotion' || source?.kind === 'offers';
  if (promotes && !offersPromotions(rules)) return decidedBy(rules, 'promotions');
  return offers === 'vip' && !offersVip(rules) ? decidedBy(rules, 'vip') : null;
}

const makesOffer = ({ offers, source }: ContentEntry): boolean => offers !== null || source?.kind === 'offers';

type Reader = Pick<ContentContext, 'language' | 'device' | 'viewer' | 'segments'> & { rules: Pick<Rules, 'profile'> };

/** Reports whether a reader is of an audience; one without parts is everybody. */
export const fitsAudience = (audience: Audience, reader: Reader): boolean =>
  parts.every((name) => fits(audience, name, reader)) && !(audience.not && isIn(audience.not, reader));

/** Reports whether all parts of an audience fit, and none that it leaves out. An audience of no parts is nobody. */
function isIn(audience: Audience, reader: Reader): boolean {
  const named = parts.some((name) => audience[name] !== undefined);
  return named && fitsAudience(audience, reader);
}

function fits(audience: Audience, part: AudiencePart, context: Reader): boolean {
  const wanted: readonly string[] | undefined = audience[part];
  if (wanted === undefined) return true;
  return valuesOf(part, context).some((value) => wanted.includes(value));
}

function valuesOf(part: AudiencePart, { language, rules, device, viewer, segments }: Reader): readonly string[] {
  switch (part) {
    case 'languages':
      return [language];
    case 'profiles':
      return [rules.profile ?? 'none'];
    case 'devices':
      return [device];
    case 'viewers':
      return [viewer];
    case 'segments':
      // A visitor has no segment, whatever a stored session says.
      return viewer === 'visitor' ? [] : segments;
  }
}
