import { compareAmounts } from '@baize/domain';
import type { PlayStop } from '../protocol.ts';
import { fill } from './fill.ts';
import type { StopWords } from './words/stops.ts';

/** Reports whether no further stake is possible before the stop ends. */
export const closesPlay = (stop: PlayStop): boolean =>
  stop.kind !== 'limit' || stop.limit === 'time' || compareAmounts(stop.left, '0') === 0;

/** Names the rest or limit, says until when, and how much of a limit is left. */
export function tellStop(stop: PlayStop, words: StopWords, money: (amount: string) => string): string {
  if (stop.until === null) return words.excludedForGood;
  const until = dateText(stop.until, words.locale);
  if (stop.kind !== 'limit') return fill(words[stop.kind], { until });
  const limit = words[`${stop.limit}-${stop.period}`];
  if (closesPlay(stop)) return fill(words.limitUsed, { limit, until });
  return fill(words.limitLeft, { limit, amount: money(stop.left), until });
}

const dateText = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(at);

export const timeText = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(at);
