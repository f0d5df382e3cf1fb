import { shareOf } from '../base/amounts.ts';

export const promotionTypes = [
  'newbie',
  'limited',
  'special',
  'daily',
  'high-rebate',
  'vip',
  'app-download',
  'point-mall',
  'ranking',
  'rebate',
  'deposit',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Where a player stands with a promotion. Source: section 4. */
export const activityStatuses = [
  'joined',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'process',
  'closed',
  'coming-soon',
] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

/** How a prize is had other than by joining: drawn as a raffle ticket, or opened as a red envelope. */
export const prizeKinds = ['raffle', 'envelope'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** A promotion with what it binds a player to. Amounts are decimal strings, times milliseconds since 1970. */
export interface Promotion {
  id: string;
  /** Null for a kind we have no word for. */
  type: PromotionType | null;
  title: string;
  summary: string;
  picture: string | null;
  from: number | null;
  to: number | null;
  /** Null before a player has to do with it, and for a status we do not know. */
  status: ActivityStatus | null;
  prize: PrizeKind | null;
  /** What was issued and waits to be claimed. */
  amount: string | null;
  wagerLeft: string | null;
  wagerTotal: string | null;
  maxBet: string | null;
  /** When what was won by it lapses. */
  expires: number | null;
  /** What makes the bonus void, in the platform's words. */
  voids: string | null;
  /** Why it was refused, in the platform's words. */
  reason: string | null;
  joinable: boolean;
}

export const readPromotionType = (value: string | null): PromotionType | null => known(promotionTypes, value);

/** Ours for the platform's spelling: `coming soon` and `COMING_SOON` are `coming-soon`. */
export const readActivityStatus = (value: string | null): ActivityStatus | null => known(activityStatuses, value);

export type PromotionPhase = 'coming' | 'running' | 'over';

/** Where a promotion stands; an unset bound never ends or delays it. */
export function promotionPhase(promotion: Pick<Promotion, 'from' | 'to'>, now: number): PromotionPhase {
  if (promotion.from !== null && now < promotion.from) return 'coming';
  return promotion.to !== null && now >= promotion.to ? 'over' : 'running';
}

export type OfferStep =
  | { kind: 'join'; again: boolean }
  | { kind: 'claim'; how: 'bonus' | PrizeKind }
  /** Nothing can be done, and why. */
  | { kind: 'none'; why: Exclude<ActivityStatus, 'issued'> | 'over' | 'lapsed' | 'not-open' };

type Facts = Pick<Promotion, 'status' | 'from' | 'to' | 'expires' | 'prize' | 'joinable'>;

/**
 * What a player can do with a promotion now. What was issued is the player's until it lapses, also when the promotion is over; nothing
 * else outlives the end. `now` in milliseconds.
 */
export function decideOffer(offer: Facts, now: number): OfferStep {
  const { status, expires, prize, joinable } = offer;
  if (status === 'claimed') return { kind: 'none', why: 'claimed' };
  if (status === 'issued') {
    return expires !== null && now >= expires ? { kind: 'none', why: 'lapsed' } : { kind: 'claim', how: 'bonus' };
  }
  const phase = promotionPhase(offer, now);
  if (status === 'closed') return { kind: 'none', why: 'closed' };
  if (phase === 'over') return { kind: 'none', why: 'over' };
  if (phase === 'coming') return { kind: 'none', why: 'coming-soon' };
  if (status === 'joined' || status === 'applying' || status === 'process') return { kind: 'none', why: status };
  if (!joinable) return { kind: 'none', why: status ?? 'not-open' };
  return prize && status !== 'rejected'
    ? { kind: 'claim', how: prize }
    : { kind: 'join', again: status === 'rejected' };
}

/** The sentence on what ends an offer that most of several have alike; null where no two do. It is said once, not on each (RSP-06). */
export function sharedTerms(sentences: readonly (string | undefined)[]): string | null {
  const times = new Map<string, number>();
  for (const sentence of sentences) if (sentence) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  const [most] = [...times].toSorted(([, one], [, other]) => other - one);
  return most && most[1] > 1 ? most[0] : null;
}

/** When `decideOffer` may next answer otherwise by itself; null when time alone changes nothing. */
export function offerTurnsAt({ from, to, expires }: Pick<Promotion, 'from' | 'to' | 'expires'>, now: number) {
  const ahead = [from, to, expires].filter((time): time is number => time !== null && time > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** How much of the turnover is done, from 0 to 1; null where there is nothing to wager. */
export function wagerDone({ wagerLeft, wagerTotal }: Pick<Promotion, 'wagerLeft' | 'wagerTotal'>): number | null {
  const left = wagerLeft === null || wagerTotal === null ? null : shareOf(wagerLeft, wagerTotal);
  return left === null ? null : 1 - left;
}

/** Characters as a browser counts them (UTF-16). Source: section 5. */
export const longestRemark = 140;

/** The type that a list is narrowed to by its address; null shows all. */
export const promotionFilter = (query: URLSearchParams): PromotionType | null => readPromotionType(query.get('type'));

function known<Name extends string>(names: readonly Name[], value: string | null): Name | null {
  const plain = value
    ?.trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return names.find((name) => name === plain) ?? null;
}
