import { isMoment } from '../base/calendar.ts';

export interface BannerSlide {
  kind: 'B';
  id: string;
  group: string;
  picture: string;
  linkage: string | null;
  target: string | null;
  title: string | null;
  text: string | null;
}

/** PL platform notice, H headline, PU popup, PR promotion. */
export interface Notice {
  kind: 'PL' | 'H' | 'PU' | 'PR';
  id: string;
  title: string;
  /** Unsanitised HTML. */
  content: string;
  /** Milliseconds since 1970. */
  time: number | null;
  expires: number | null;
}

export type Announcement = BannerSlide | Notice;

export interface Announcements {
  banners: BannerSlide[];
  notices: Notice[];
  popups: Notice[];
  promotions: Notice[];
}

const places = { PL: 'notices', H: 'notices', PU: 'popups', PR: 'promotions' } as const;

/** Sorts announcements by placement, dropping duplicates and expired ones. `now` is ms. Source: sections 1 and 7. */
export function splitAnnouncements(announcements: readonly Announcement[], now: number): Announcements {
  const split: Announcements = { banners: [], notices: [], popups: [], promotions: [] };
  const seen = new Set<string>();
  for (const announcement of announcements) {
    const key = `${announcement.kind} ${announcement.id}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (announcement.kind === 'B') split.banners.push(announcement);
    else if (announcement.expires === null || announcement.expires > now)
      split[places[announcement.kind]].push(announcement);
  }
  return split;
}

/**
 * Returns the popup to show, or null: once per session, and never on the day the visitor dismissed popups (`hiddenOn`,
 * yyyy-MM-dd).
 */
export function decidePopup(
  popups: readonly Notice[],
  state: { shown: boolean; hiddenOn: string | null; today: string },
): Notice | null {
  return state.shown || state.hiddenOn === state.today ? null : (popups[0] ?? null);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a time as `yyyy-MM-dd HH:mm:ss` in the visitor's or the given time zone, always Gregorian with Latin digits;
 * a dash for an implausible time. Source: section 2.
 */
export function noticeTime(time: number | null, timeZone?: string): string {
  if (time === null || !isMoment(time)) return '–';
  const key = timeZone ?? '';
  let format = formats.get(key);
  if (!format) {
    const two = '2-digit';
    format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
      hourCycle: 'h23',
      ...(timeZone ? { timeZone } : {}),
    } as Intl.DateTimeFormatOptions);
    formats.set(key, format);
  }
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
}
