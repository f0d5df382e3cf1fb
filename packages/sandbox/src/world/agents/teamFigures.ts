import type { Span } from '@baize/domain';
import type { AccountRecords } from '../accountRecords.ts';
import type { BetRecords } from '../betRecords.ts';
import type { Ledger } from '../ledger.ts';

/** Sums over a span. Minor units. Bets that are settled make up stakes and payouts; those that run or were called off only count. */
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

/** Where the live part of every account is read. */
export interface LiveBooks {
  readonly ledger: Ledger;
  readonly betRecords: BetRecords;
  readonly accountRecords: AccountRecords;
}

/** Whether the ledger holds more of an account than the money it began with. */
export function isLive({ ledger }: LiveBooks, username: string): boolean {
  const posted = ledger.posted(username);
  return posted.length > 1 || (posted.length === 1 && posted[0]?.kind !== 'deposit');
}

const none = { pageNo: 1, pageSize: 0 };

/** What the ledger holds of an account in a span. */
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
  return {
    bets: count,
    validBets,
    stakes: payouts - result,
    payouts,
    bonuses: moved('bonus'),
    deposits: moved('deposit'),
    withdrawals: -moved('withdrawal'),
  };
}

/** What the players lost together: positive when the agents' side won. */
export const resultOf = ({ stakes, payouts, bonuses }: DayFigures): bigint => stakes - payouts - bonuses;
