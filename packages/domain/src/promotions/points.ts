import type { NumberMarks } from '../base/language.ts';
import { fromMinor, minus, moneyParts, toMinor } from '../base/money.ts';

/** Sources and uses of points. Source: section 3. */
export const pointTypes = ['live', 'lott', 'pvp', 'rng', 'sports', 'redeem', 'deposit'] as const;
export type PointType = (typeof pointTypes)[number];

/** Source: section 4. */
export const redemptionStatuses = ['in-progress', 'approved', 'rejected'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

export const rewardKinds = ['bonus', 'goods'] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const redemptionKinds = [...rewardKinds, 'cash'] as const;
export type RedemptionKind = (typeof redemptionKinds)[number];

/** Reward for points. Points are integers as text, the amount a decimal string, both per piece. */
export interface Reward {
  id: string;
  kind: RewardKind;
  name: string;
  picture: string | null;
  points: string;
  /** Money due in addition to the points; '0' for none. */
  amount: string;
  /** Pieces left; null if unlimited. */
  stock: number | null;
  most: number;
}

/** Player's means; null if unknown. */
export interface Purse {
  points: string | null;
  money: string | null;
  digits: number;
}

/** Points per currency unit, with minimum and maximum per conversion. */
export interface PointRate {
  points: string;
  min: string;
  max: string;
}

export type RewardState = { kind: 'ready' } | { kind: 'sold-out' } | { kind: 'too-dear'; missing: string };

/** Reports whether one piece is available; without known points, as for visitors, only the stock counts. */
export function rewardState(reward: Pick<Reward, 'points' | 'stock'>, points: string | null): RewardState {
  if (reward.stock === 0) return { kind: 'sold-out' };
  const missing = points === null ? 0n : BigInt(reward.points) - BigInt(points);
  return missing > 0n ? { kind: 'too-dear', missing: String(missing) } : { kind: 'ready' };
}

export type RedemptionCheck =
  | { kind: 'ok'; points: string; amount: string }
  | { kind: 'quantity' }
  | { kind: 'sold-out' }
  | { kind: 'stock'; left: number }
  | { kind: 'most'; most: number }
  | { kind: 'points'; missing: string }
  | { kind: 'money'; missing: string };

/**
 * Prices a redemption, or returns the first problem; order matters, problems that no points could solve come first.
 * `quantity` is an integer from 1, as text.
 */
export function checkRedemption(reward: Reward, quantity: string | null, purse: Purse): RedemptionCheck {
  if (reward.stock === 0) return { kind: 'sold-out' };
  if (quantity === null || !/^[1-9]\d{0,5}$/.test(quantity)) return { kind: 'quantity' };
  const pieces = BigInt(quantity);
  if (reward.stock !== null && pieces > BigInt(reward.stock)) return { kind: 'stock', left: reward.stock };
  if (pieces > BigInt(reward.most)) return { kind: 'most', most: reward.most };
  const points = BigInt(reward.points) * pieces;
  const short = purse.points === null ? 0n : points - BigInt(purse.points);
  if (short > 0n) return { kind: 'points', missing: String(short) };
  const each = toMinor(reward.amount, purse.digits);
  // A price the currency cannot express cannot be charged.
  if (each === null) return { kind: 'sold-out' };
  const cost = each * pieces;
  const held = purse.money === null ? null : toMinor(purse.money, purse.digits);
  if (held !== null && cost > held) return { kind: 'money', missing: fromMinor(cost - held, purse.digits) };
  return { kind: 'ok', points: String(points), amount: fromMinor(cost, purse.digits) };
}

export type ConversionCheck =
  | { kind: 'ok'; amount: string }
  | { kind: 'required' }
  | { kind: 'below'; min: string }
  | { kind: 'above'; max: string }
  | { kind: 'uneven'; step: string }
  | { kind: 'points'; missing: string };

/** Converts points exactly; amounts with a fraction of the smallest coin are refused, so that no points are lost. */
export function checkConversion(
  points: string | null,
  rate: PointRate,
  purse: Pick<Purse, 'points' | 'digits'>,
): ConversionCheck {
  if (points === null || !/^[1-9]\d{0,17}$/.test(points)) return { kind: 'required' };
  const asked = BigInt(points);
  const short = purse.points === null ? 0n : asked - BigInt(purse.points);
  if (asked < BigInt(rate.min)) return { kind: 'below', min: rate.min };
  if (asked > BigInt(rate.max)) return { kind: 'above', max: rate.max };
  if (short > 0n) return { kind: 'points', missing: String(short) };
  const scale = 10n ** BigInt(purse.digits);
  const each = BigInt(rate.points);
  if ((asked * scale) % each !== 0n) return { kind: 'uneven', step: String(each / divisor(each, scale)) };
  return { kind: 'ok', amount: fromMinor((asked * scale) / each, purse.digits) };
}

/** Returns the most that can be converted without loss; null if it is below the minimum. */
export function mostConvertible(rate: PointRate, purse: Pick<Purse, 'points' | 'digits'>): string | null {
  const scale = 10n ** BigInt(purse.digits);
  const each = BigInt(rate.points);
  const step = each / divisor(each, scale);
  const held = BigInt(purse.points ?? '0');
  const most = held < BigInt(rate.max) ? held : BigInt(rate.max);
  const even = most - (most % step);
  return even > 0n && even >= BigInt(rate.min) ? String(even) : null;
}

export function formatPoints(
  points: string,
  { signed = false, marks }: { signed?: boolean; marks?: NumberMarks } = {},
): string {
  const parts = moneyParts(points, { code: null, symbol: null, digits: 0, ...(marks && { marks }) });
  if (!parts) return points;
  const gains = signed && parts.sign === '' && parts.whole !== '0';
  return `${parts.sign === minus ? minus : gains ? '+' : ''}${parts.whole}`;
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}
