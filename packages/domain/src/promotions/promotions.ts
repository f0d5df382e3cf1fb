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

/** Player's status in a promotion. Source: section 4. */
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

/** Prizes collected without joining: drawn as a raffle ticket, or opened as a red envelope. */
export const prizeKinds = ['raffle', 'envelope'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** Promotion with its obligations. Amounts are decimal strings, times ms since 1970. */
export interface Promotion {
  id: string;
  type: PromotionType | null;
  title: string;
  summary: string;
  picture: string | null;
  from: number | null;
  to: number | null;
  /** Null before the player takes part, and for an unknown status. */
  status: ActivityStatus | null;
  prize: PrizeKind | null;
  amount: string | null;
  wagerLeft: string | null;
  wagerTotal: string | null;
  maxBet: string | null;
  expires: number | null;
  /** Voiding conditions, in the platform's words. */
  voids: string | null;
  reason: string | null;
  joinable: boolean;
  figures: OfferFigures;
}

/** Figures that an offer gives and asks for, as far as the platform says it; null for what is unknown. */
export interface OfferFigures {
  /** Percent of a deposit or of bets. */
  rate: string | null;
  /** Most that it can bring. */
  cap: string | null;
  fixedAmount: string | null;
  rounds: number | null;
  /** Game of the free rounds. */
  gameName: string | null;
  prizePool: string | null;
  /** Number of prizes in the pool. */
  places: number | null;
  minDeposit: string | null;
  /** Times the base must be staked; 0 for no turnover. */
  turnoverTimes: number | null;
  turnoverOf: TurnoverBase | null;
  /** Days within which the turnover must be made. */
  turnoverDays: number | null;
  /** Picture for the head of the page. */
  widePicture: string | null;
}

export const turnoverBases = ['bonus', 'deposit-and-bonus'] as const;
export type TurnoverBase = (typeof turnoverBases)[number];

export const readPromotionType = (value: string | null): PromotionType | null => known(promotionTypes, value);

/** Accepts the platform's spellings: `coming soon` and `COMING_SOON` are `coming-soon`. */
export const readActivityStatus = (value: string | null): ActivityStatus | null => known(activityStatuses, value);

export type PromotionPhase = 'coming' | 'running' | 'over';

/** Returns the phase of a promotion; null bounds never end or delay it. */
export function promotionPhase(promotion: Pick<Promotion, 'from' | 'to'>, now: number): PromotionPhase {
  if (promotion.from !== null && now < promotion.from) return 'coming';
  return promotion.to !== null && now >= promotion.to ? 'over' : 'running';
}

export type OfferStep =
  | { kind: 'join'; again: boolean }
  | { kind: 'claim'; how: 'bonus' | PrizeKind }
  | { kind: 'none'; why: Exclude<ActivityStatus, 'issued'> | 'over' | 'lapsed' | 'not-open' };

type Facts = Pick<Promotion, 'status' | 'from' | 'to' | 'expires' | 'prize' | 'joinable'>;

/**
 * Returns the player's possible action. An issued bonus is theirs until it lapses, even after the promotion ends;
 * nothing else outlasts it. `now` is ms.
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

/**
 * Returns the expiry sentence most offers share, to be shown once instead of on each; null if no two are alike
 * (RSP-06).
 */
export function sharedTerms(sentences: readonly (string | undefined)[]): string | null {
  const times = new Map<string, number>();
  for (const sentence of sentences) if (sentence) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  const [most] = [...times].toSorted(([, one], [, other]) => other - one);
  return most && most[1] > 1 ? most[0] : null;
}

/** Returns the next time at which `decideOffer` may change by itself; null for none. */
export function offerTurnsAt({ from, to, expires }: Pick<Promotion, 'from' | 'to' | 'expires'>, now: number) {
  const ahead = [from, to, expires].filter((time): time is number => time !== null && time > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

export function wagerDone({ wagerLeft, wagerTotal }: Pick<Promotion, 'wagerLeft' | 'wagerTotal'>): number | null {
  const left = wagerLeft === null || wagerTotal === null ? null : shareOf(wagerLeft, wagerTotal);
  return left === null ? null : 1 - left;
}

/** Maximum length in UTF-16 units, as browsers count it. Source: section 5. */
export const longestRemark = 140;

export const promotionFilter = (query: URLSearchParams): PromotionType | null => readPromotionType(query.get('type'));

function known<Name extends string>(names: readonly Name[], value: string | null): Name | null {
  const plain = value
    ?.trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return names.find((name) => name === plain) ?? null;
}
