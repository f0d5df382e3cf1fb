import type { Span } from '@baize/domain';
import type { Entry, Ledger } from '../money/ledger.ts';
import type { AccountRecords } from '../records/accountRecords.ts';
import type { BetRecords } from '../records/betRecords.ts';

/**
 * Sums of a span in minor units. Stakes and payouts include settled bets only; running and cancelled ones are merely
 * counted.
 */
export interface DayFigures {
  bets: number;
  validBets: bigint;
  stakes: bigint;
  payouts: bigint;
  bonuses: bigint;
  deposits: bigint;
  withdrawals: bigint;
}

export const noFigures: Readonly<DayFigures> = {
  bets: 0,
  validBets: 0n,
  stakes: 0n,
  payouts: 0n,
  bonuses: 0n,
  deposits: 0n,
  withdrawals: 0n,
};

export const addFigures = (a: DayFigures, b: DayFigures, sign: 1 | -1 = 1): DayFigures => {
  const times = BigInt(sign);
  return {
    bets: a.bets + sign * b.bets,
    validBets: a.validBets + times * b.validBets,
    stakes: a.stakes + times * b.stakes,
    payouts: a.payouts + times * b.payouts,
    bonuses: a.bonuses + times * b.bonuses,
    deposits: a.deposits + times * b.deposits,
    withdrawals: a.withdrawals + times * b.withdrawals,
  };
};

export interface LiveBooks {
  readonly ledger: Ledger;
  readonly betRecords: BetRecords;
  readonly accountRecords: AccountRecords;
}

export function isLive({ ledger }: LiveBooks, username: string): boolean {
  const posted = ledger.posted(username);
  return posted.length > 1 || (posted.length === 1 && posted[0]?.kind !== 'deposit');
}

const none = { pageNo: 1, pageSize: 0 };

/** Returns the gift of a new account, which is its first posting and no cost of its upline; null without one (FLT-143). */
export function welcomeGift({ ledger }: Pick<LiveBooks, 'ledger'>, username: string): Entry | null {
  const [first] = ledger.posted(username);
  return first?.kind === 'welcome' ? first : null;
}

export const isWithin = ({ at }: { at: number }, { from, to }: Span): boolean => at >= from && at < to;

export function liveFigures(books: LiveBooks, username: string, span: Span): DayFigures {
  const { ledger, betRecords, accountRecords } = books;
  if (!isLive(books, username)) {
    const [only] = ledger.posted(username);
    return only && only.at >= span.from && only.at < span.to ? { ...noFigures, deposits: only.amount } : noFigures;
  }
  const { count, sums } = betRecords.sums(username, null, span);
  const [, validBets = 0n, payouts = 0n, result = 0n] = sums;
  const moved = (type: 'deposit' | 'withdrawal' | 'bonus') => {
    const [gained = 0n, spent = 0n] = accountRecords.page(username, { type, status: null }, span, none).sums;
    return gained - spent;
  };
  const gift = welcomeGift(books, username);
  const given = gift && isWithin(gift, span) ? gift.amount : 0n;
  return {
    bets: count,
    validBets,
    stakes: payouts - result,
    payouts,
    bonuses: moved('bonus') - given,
    deposits: moved('deposit'),
    withdrawals: -moved('withdrawal'),
  };
}

/** Returns the players' total loss: positive when the agents' side won. */
export const resultOf = ({ stakes, payouts, bonuses }: DayFigures): bigint => stakes - payouts - bonuses;
