import type { Rules } from '../effective.ts';
import type { RuleId } from '../ruleTable.ts';

export interface PaymentFacts {
  kind: string;
  /** Origin of the money of a card or wallet; null if the platform does not say. */
  funding: 'debit' | 'credit' | null;
}

/** Reports whether a payment method may be used. A card of unknown funding counts as credit. */
export function paymentAllowed({ values }: Rules, { kind, funding }: PaymentFacts): boolean {
  const banned = values['payment.banned'];
  if (kind === 'card' && funding !== 'debit') return !banned.includes('credit-card');
  if (kind === 'wallet' && funding === 'credit') return !banned.includes('credit-funded-wallet');
  return kind !== 'crypto' || !banned.includes('crypto');
}

/** Figures of a bonus, as far as the platform says them. */
export interface BonusFacts {
  /** Percent of the deposit. */
  rate: string | null;
  turnoverTimes: number | null;
  turnoverOf: 'bonus' | 'deposit-and-bonus' | null;
  turnoverDays: number | null;
}

/**
 * Returns the rule that forbids a bonus; null if it may be offered. What the platform does not say is left to it. The
 * age is null if unknown, which counts as too young, and undefined where the platform decides about it.
 */
export function decideBonus({ values }: Rules, bonus: BonusFacts, age?: number | null): RuleId | null {
  const [most, days, youngest] = [values['bonus.wagerMost'], values['bonus.daysLeast'], values['bonus.notBelowAge']];
  const wager = wagerOf(bonus);
  if (most !== null && wager !== null && wager > most) return 'bonus.wagerMost';
  if (bonus.turnoverDays !== null && bonus.turnoverDays < days) return 'bonus.daysLeast';
  return age !== undefined && (age ?? 0) < youngest ? 'bonus.notBelowAge' : null;
}

/** Returns how many times the bonus itself has to be staked; null if unknown. */
function wagerOf({ rate, turnoverTimes, turnoverOf }: BonusFacts): number | null {
  if (!turnoverTimes || turnoverOf === 'bonus') return turnoverTimes;
  const share = Number(rate);
  return turnoverOf === 'deposit-and-bonus' && share > 0 ? turnoverTimes * (1 + 100 / share) : null;
}
