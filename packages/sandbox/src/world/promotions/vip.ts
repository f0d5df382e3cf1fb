import type { TierPicture } from '@baize/art/spots';
import { type Currency, fromMinor } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { playAmount } from '../base/scales.ts';
import type { BetRecords } from '../records/betRecords.ts';

export const vipDays = 90;
const day = 86_400_000;

interface TierSeed {
  icon: TierPicture;
  /** Whole units of the currency. */
  from: number;
  rebate: string;
  birthday: number;
  withdrawals: number | null;
}

const clubs = ['Bronze', 'Copper', 'Silver', 'Gold', 'Jade', 'Onyx'];

export const clubRanks = clubs.length;

export const clubName = (rank: number): string | null => clubs[rank - 1] ?? null;

const tiers: readonly TierSeed[] = [
  { icon: 'bronze', from: 100, rebate: '0.3', birthday: 8, withdrawals: 3 },
  { icon: 'copper', from: 500, rebate: '0.4', birthday: 28, withdrawals: 5 },
  { icon: 'silver', from: 2_000, rebate: '0.5', birthday: 88, withdrawals: 5 },
  { icon: 'gold', from: 10_000, rebate: '0.6', birthday: 188, withdrawals: 10 },
  { icon: 'jade', from: 50_000, rebate: '0.8', birthday: 588, withdrawals: 20 },
  { icon: 'onyx', from: 250_000, rebate: '1.2', birthday: 1_888, withdrawals: null },
];

export const birthdayUnits = (rank: number): number => tiers[rank - 1]?.birthday ?? 0;

export function vipLevels(currency: Currency) {
  const money = (units: number) => playAmount(units, currency);
  return tiers.map(({ icon, from, rebate, birthday, withdrawals }, place) => ({
    rankLevel: place + 1,
    labelName: clubName(place + 1) ?? '',
    icon: `/art/tiers/${icon}.svg`,
    validBet: money(from),
    slotRebate: rebate,
    birthdayBonus: money(birthday),
    withdrawalsPerDay: withdrawals,
    priorityWithdrawal: place >= 2,
    serviceLine: place + 1 > 4,
  }));
}

export function validBets(
  { type, username }: Account,
  records: BetRecords,
  { digits }: Currency,
  now: number,
): string | null {
  if (type !== 3) return null;
  return fromMinor(records.valid(username, { from: now - vipDays * day, to: now + 1 }), digits);
}
