import { compareAmounts } from '@baize/domain';
import type { LastRound, PlayStop } from '../protocol.ts';
import { fill } from './fill.ts';
import type { Machine } from './machine.ts';
import { tellStop, timeText } from './stops.ts';
import type { KitWords } from './words/en.ts';
import type { StopWords } from './words/stops.ts';

interface Teller {
  words: KitWords & StopWords;
  money: (amount: string) => string;
}

export type Ended<Result> = Omit<LastRound<Result>, 'at'>;

/** Tells how a round ended. Several bets may return less than was staked, which is no win. */
export function tellRound<Result>(
  { result, stake, win }: Ended<Result>,
  tell: Machine<Result>['tell'],
  { words, money }: Teller,
): { won: boolean; text: string } {
  const won = compareAmounts(win, stake) === 1;
  const outcome =
    compareAmounts(win, '0') === 0 ? words.none : fill(won ? words.win : words.returned, { amount: money(win) });
  return { won, text: [tell?.(result), outcome].filter(Boolean).join(' ') };
}

export function tellLast<Result>(last: LastRound<Result>, tell: Machine<Result>['tell'], teller: Teller): string {
  const { words } = teller;
  return fill(words.lastRound, { time: timeText(last.at, words.locale), told: tellRound(last, tell, teller).text });
}

export function tellRefusal(answer: { code: string; stop?: PlayStop } | null, { words, money }: Teller): string {
  if (answer === null) return words.offline;
  if (answer.stop) return tellStop(answer.stop, words, money);
  const texts: Readonly<Partial<Record<string, string>>> = words;
  return texts[answer.code] ?? words['try-later'];
}
