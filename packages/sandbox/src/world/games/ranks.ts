import { type Currency, periodStart, type RankPeriod, rankAmong } from '@baize/domain';
import type { AccountBook } from '../account/accounts.ts';
import type { WorldClock } from '../base/clock.ts';
import { type Random, randomFrom } from '../base/random.ts';
import { playUnit } from '../base/scales.ts';
import type { Ledger } from '../money/ledger.ts';
import { nameHeads, nameTails } from './names.ts';

interface RankContext {
  readonly seed: string;
  readonly clock: WorldClock;
  readonly accounts: AccountBook;
  currency(): Currency;
  ledger(): Ledger;
}

interface Row {
  /** Masked, so that no player can be recognised. */
  name: string;
  amount: bigint;
  icon: string | null;
}

const crowd = { day: 60, week: 140, month: 240 } as const;
const avatars = 18;

export function ranking(world: RankContext, period: RankPeriod, username: string | null, limit: number) {
  const now = world.clock.now();
  const start = periodStart(period, now);
  const account = username === null ? undefined : world.accounts.find(username);
  const own: Row | null = account
    ? {
        name: masked(account.username),
        amount: wonSince(world.ledger(), account.username, start),
        icon: account.avatar && `/art/avatars/${account.avatar}.svg`,
      }
    : null;
  const { rows, ownRank } = rankAmong(others(world, period, start), own, limit);
  return { rows, own: own && { rank: ownRank, amount: own.amount } };
}

/** Simulates the same players throughout a period. */
function others(world: RankContext, period: RankPeriod, start: number): readonly Row[] {
  const random = randomFrom(world.seed, 'ranks', period, start);
  const unit = playUnit(world.currency());
  return inventPlayers(crowd[period], random, () => BigInt(Math.floor(10 ** (1 + random.next() * 4.2))) * unit);
}

export const inventPlayers = (count: number, random: Random, amountOf: () => bigint): readonly Row[] =>
  Array.from({ length: count }, () => ({
    name: `${random.pick(nameHeads)}***${random.pick(nameTails)}`,
    amount: amountOf(),
    icon: `/art/avatars/u${random.int(1, avatars)}.svg`,
  }));

function wonSince(ledger: Ledger, username: string, start: number): bigint {
  return ledger
    .entries(username)
    .filter(({ kind, at }) => kind === 'win' && at >= start)
    .reduce((sum, { amount }) => sum + amount, 0n);
}

export const masked = (name: string) => `${name.slice(0, 2)}***${name.slice(-1)}`;
