import type { RewardPicture } from '@baize/art/spots';
import { type Currency, fromMinor, type PointType, type Reward } from '@baize/domain';
import { contentOf } from '../base/content.ts';
import { playAmountIn, playUnit } from '../base/scales.ts';
import type { Settings } from '../base/settings.ts';

interface Shelved {
  id: RewardPicture;
  kind: Reward['kind'];
  points: number;
  money?: number;
  stock: number | null;
  most: number;
  pays?: number;
  /** Number of free rounds, each at a tenth of a unit. */
  rounds?: number;
}

const shelf: readonly Shelved[] = [
  { id: 'rounds', kind: 'bonus', points: 800, stock: null, most: 5, rounds: 50 },
  { id: 'voucher', kind: 'bonus', points: 5_000, stock: 214, most: 3, pays: 60 },
  { id: 'headphones', kind: 'goods', points: 42_000, money: 1_500, stock: 12, most: 1 },
  { id: 'gold', kind: 'goods', points: 128_000, stock: 3, most: 1 },
  { id: 'watch', kind: 'goods', points: 96_000, stock: 7, most: 1 },
  { id: 'phone', kind: 'goods', points: 380_000, stock: 2, most: 1 },
  { id: 'ticket', kind: 'goods', points: 6_000, stock: 40, most: 4 },
  { id: 'gift', kind: 'goods', points: 2_500, stock: 0, most: 1 },
];

/** Units of the currency per point; slower games earn more, as is usual. */
export const earning: Readonly<Record<Exclude<PointType, 'redeem'>, number>> = {
  live: 2,
  lott: 1,
  pvp: 1,
  rng: 1,
  sports: 1,
  deposit: 1,
};

/** Returns the points per unit of the currency, whole and at least one; more for dearer currencies. */
export function pointsForOne(currency: Currency, pointRate: number): string {
  const points = (BigInt(pointRate) * 10n ** BigInt(currency.digits)) / playUnit(currency);
  return String(points > 1n ? points : 1n);
}

export interface StockedReward extends Reward {
  pays: bigint;
  rounds: number;
  roundStake: bigint;
}

export function rewardsOf(options: {
  language: string;
  currency: Currency;
  settings: Pick<Settings, 'rewardsDearer' | 'rewardsSoldOut'>;
  taken: (id: string) => number;
}): readonly StockedReward[] {
  const { language, currency, settings, taken } = options;
  const unit = playUnit(currency);
  const sign = currency.symbol ?? currency.code ?? 'P';
  const words = contentOf(language).rewards;
  return shelf.map((item) => {
    const left = item.stock === null ? null : Math.max(0, item.stock - taken(item.id));
    const name = (words[item.id] ?? item.id).replace(
      '{pays}',
      `${sign}${playAmountIn(String(item.pays ?? 0), null, currency)}`,
    );
    return {
      id: item.id,
      kind: item.kind,
      name,
      picture: `/art/rewards/${item.id}.svg`,
      points: String(settings.rewardsDearer ? Math.ceil((item.points * 11) / 10) : item.points),
      amount: fromMinor(BigInt(item.money ?? 0) * unit, currency.digits),
      stock: left !== null && settings.rewardsSoldOut ? 0 : left,
      most: item.most,
      pays: BigInt(item.pays ?? 0) * unit,
      rounds: item.rounds ?? 0,
      roundStake: unit / 10n,
    };
  });
}

export const pointRules = (language: string): readonly string[] => contentOf(language).pointRules;
