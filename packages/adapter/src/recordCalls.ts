import {
  type AccountType,
  type BetStatus,
  countsAsMoved,
  figuresOfBet,
  fromMinor,
  type MovementState,
} from '@baize/domain';
import type { accountRecords, bettingRecords, RequestOf, WireOf } from '@baize/gateway';
import type { Currency, Sum } from './minor.ts';
import { Refused } from './refused.ts';
import type { Operations, SignedCall } from './types.ts';
import { pageIn } from './wholeList.ts';

/** Bet as a platform lists it. */
export interface PlainBet {
  reference: string;
  placedAt: number;
  settledAt: number | null;
  /** Category of ours. */
  category: string;
  vendor: string;
  vendorName: string;
  gameCode: string;
  gameName: string;
  picture: string | null;
  stake: Sum;
  payout: Sum;
  status: BetStatus;
}

/** Movement of money in a player's account, other than a bet. */
export interface PlainEntry {
  reference: string;
  at: number;
  type: AccountType;
  name: string | null;
  /** Below zero if it was taken. */
  sum: Sum;
  status: MovementState;
}

/** Days that are asked for, in ms since 1970; `to` is not part of them. */
export interface Span {
  from: number;
  to: number;
}

/** Sources of records for a platform without sums over them. */
export interface RecordParts<T> {
  /** Currency of the player. */
  currency(call: SignedCall): Promise<Currency>;
  /** All records of a span, newest first. */
  all(span: Span, call: SignedCall): Promise<readonly T[]>;
  /** One record; undefined if there is none. */
  one(reference: string, call: SignedCall): Promise<T | undefined>;
}

type Filter<E extends typeof bettingRecords | typeof accountRecords> = Omit<RequestOf<E>, 'from' | 'to' | 'language'>;

const states = { pending: 'running', cancelled: 'called-off', won: 'ended', lost: 'ended', even: 'ended' } as const;
const figuresOf = ({ status, stake, payout }: PlainBet) => figuresOfBet(states[status], stake.minor, payout.minor);

/** Writes a bet; what counts of its stake, and its result, follow from its state as everywhere else. */
function betWire(bet: PlainBet) {
  const { valid, payout, result } = figuresOf(bet);
  const amount = (minor: bigint) => fromMinor(minor, bet.stake.digits);
  return {
    orderNo: bet.reference,
    betTime: bet.placedAt,
    gameCategory: bet.category,
    vassalage: bet.vendor,
    vassalageName: bet.vendorName,
    gameCode: bet.gameCode,
    gameName: bet.gameName,
    icon: bet.picture,
    betAmount: bet.stake.amount,
    validBet: amount(valid),
    payout: amount(payout),
    winLoss: amount(result),
    status: bet.status,
  };
}

/** Filters all bets of a span, adds them up and cuts the page that was asked for. */
function betRecordsWire(
  bets: readonly PlainBet[],
  { gameCategory, vassalage, status, ...page }: Filter<typeof bettingRecords>,
  { currency, digits }: Currency,
): WireOf<typeof bettingRecords> {
  const chosen = bets.filter(
    (bet) =>
      (!gameCategory || bet.category === gameCategory) &&
      (!vassalage || bet.vendor === vassalage) &&
      (!status || bet.status === status),
  );
  const total = (minor: (bet: PlainBet) => bigint) => fromMinor(sumOf(chosen.map(minor)), digits);
  const { shown, totalPages } = pageIn(chosen, page);
  const totals = {
    count: chosen.length,
    betAmount: total(({ stake }) => stake.minor),
    validBet: total((bet) => figuresOf(bet).valid),
    payout: total((bet) => figuresOf(bet).payout),
    winLoss: total((bet) => figuresOf(bet).result),
  };
  return { list: shown.map(betWire), totals, totalPages, currency };
}

const entryWire = ({ reference, at, type, name, sum, status }: PlainEntry) => ({
  referenceNo: reference,
  applyTime: at,
  type,
  name,
  amount: sum.amount,
  status,
});

/** Filters all records of a span, adds up those that moved money, and cuts the page that was asked for. */
function accountRecordsWire(
  entries: readonly PlainEntry[],
  { type, status, ...page }: Filter<typeof accountRecords>,
  { currency, digits }: Currency,
): WireOf<typeof accountRecords> {
  const chosen = entries.filter((entry) => (!type || entry.type === type) && (!status || entry.status === status));
  const moved = chosen.filter(countsAsMoved).map(({ sum }) => sum.minor);
  const { shown, totalPages } = pageIn(chosen, page);
  const totals = {
    count: chosen.length,
    gained: fromMinor(sumOf(moved.filter((minor) => minor > 0n)), digits),
    spent: fromMinor(-sumOf(moved.filter((minor) => minor < 0n)), digits),
    net: fromMinor(sumOf(moved), digits),
  };
  return { list: shown.map(entryWire), totals, totalPages, currency };
}

const sumOf = (minors: readonly bigint[]): bigint => minors.reduce((all, minor) => all + minor, 0n);

/** Makes the lists of bets, with sums over all that the filter leaves, and single bets. */
export const betCalls = ({ currency, all, one }: RecordParts<PlainBet>) =>
  ({
    async bettingRecords({ from, to, ...filter }, call) {
      return betRecordsWire(await all({ from, to }, call), filter, await currency(call));
    },

    async bettingRecord({ orderNo }, call) {
      const bet = await one(orderNo, call);
      if (!bet) throw new Refused('not-found');
      return { record: betWire(bet), settleTime: bet.settledAt, currency: bet.stake.currency };
    },
  }) satisfies Operations;

/** Makes the lists of other movements of money, with sums over all that the filter leaves, and single ones. */
export const accountCalls = ({ currency, all, one }: RecordParts<PlainEntry>) =>
  ({
    async accountRecords({ from, to, ...filter }, call) {
      return accountRecordsWire(await all({ from, to }, call), filter, await currency(call));
    },

    async accountRecord({ referenceNo }, call) {
      const entry = await one(referenceNo, call);
      if (!entry) throw new Refused('not-found');
      return { record: entryWire(entry), currency: entry.sum.currency };
    },
  }) satisfies Operations;
