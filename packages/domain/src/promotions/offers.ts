import { compareAmounts } from '../base/amounts.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { decideOffer, type OfferFigures, type OfferStep, type Promotion, promotionPhase } from './promotions.ts';

/** Amount of an offer, to be set large. */
export type OfferAmount =
  | { kind: 'percent'; rate: string; cap: string | null }
  | { kind: 'rounds'; count: number; game: string | null }
  | { kind: 'sum'; amount: string }
  | { kind: 'pool'; amount: string; places: number | null }
  | { kind: 'most'; amount: string };

/** Returns the figure that an offer is about; null if the platform names none. */
export function offerAmount(figures: OfferFigures): OfferAmount | null {
  const { rate, cap, rounds, gameName, fixedAmount, prizePool, places } = figures;
  if (rate !== null) return { kind: 'percent', rate, cap };
  if (rounds) return { kind: 'rounds', count: rounds, game: gameName };
  if (fixedAmount !== null) return { kind: 'sum', amount: fixedAmount };
  if (prizePool !== null) return { kind: 'pool', amount: prizePool, places };
  return cap === null ? null : { kind: 'most', amount: cap };
}

export interface WorkedExample {
  deposit: string;
  /** Deposit and bonus together. */
  plays: string;
  /** Bets that free the bonus; null without turnover. */
  bets: string | null;
}

/**
 * Works a deposit offer out with a round sum of at least twice its minimum. Null unless all its figures are known.
 * `digits` are the decimals of the currency.
 */
export function workedExample(figures: OfferFigures, digits: number): WorkedExample | null {
  const { rate, cap, minDeposit, turnoverTimes, turnoverOf } = figures;
  const least = minDeposit === null ? null : toMinor(minDeposit, digits);
  const share = rate === null ? null : toMinor(rate, fine);
  const most = cap === null ? null : toMinor(cap, digits);
  if (!least || share === null || turnoverTimes === null || (turnoverTimes > 0 && turnoverOf === null)) return null;
  const deposit = roundSum(least * 2n);
  const granted = (deposit * share) / (100n * 10n ** BigInt(fine));
  const bonus = most !== null && most < granted ? most : granted;
  const base = turnoverOf === 'bonus' ? bonus : deposit + bonus;
  const sum = (minor: bigint) => fromMinor(minor, digits);
  return {
    deposit: sum(deposit),
    plays: sum(deposit + bonus),
    bets: turnoverTimes > 0 ? sum(base * BigInt(turnoverTimes)) : null,
  };
}

const fine = 6;

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundSum(least: bigint): bigint {
  let power = 1n;
  while (power * 10n <= least) power *= 10n;
  return [1n, 2n, 5n, 10n].map((step) => step * power).find((sum) => sum >= least) ?? least;
}

/** Reports whether nothing more can come of an offer. */
export const hasEnded = (step: OfferStep): boolean =>
  step.kind === 'none' && (step.why === 'over' || step.why === 'closed' || step.why === 'lapsed');

/** Returns the deposit offer for the head of the page: the newcomer's while it can be joined, else another one's. */
export function leadOffer(offers: readonly Promotion[], now: number): Promotion | null {
  const open = offers.filter((offer) => offerAmount(offer.figures) && decideOffer(offer, now).kind === 'join');
  return open.find(({ type }) => type === 'newbie') ?? open.find(({ type }) => type === 'deposit') ?? null;
}

export const offerSorts = ['ends', 'amount', 'newest'] as const;
export type OfferSort = (typeof offerSorts)[number];

export const readOfferSort = (query: URLSearchParams): OfferSort =>
  offerSorts.find((sort) => sort === query.get('sort')) ?? 'ends';

/** Sorts offers: the next to end first, the highest sum first, or the newest first. Unknown values come last. */
export function sortOffers(offers: readonly Promotion[], sort: OfferSort, now: number): readonly Promotion[] {
  const begun = (offer: Promotion) => (promotionPhase(offer, now) === 'coming' ? 1 : 0);
  return offers.toSorted((one, other) => {
    if (sort === 'ends') return begun(one) - begun(other) || (one.to ?? Infinity) - (other.to ?? Infinity) || 0;
    if (sort === 'newest') return (other.from ?? -Infinity) - (one.from ?? -Infinity) || 0;
    return compareAmounts(sumOf(other), sumOf(one)) ?? 0;
  });
}

function sumOf({ figures }: Promotion): string {
  const { cap, fixedAmount, prizePool } = figures;
  return prizePool ?? fixedAmount ?? cap ?? '0';
}
