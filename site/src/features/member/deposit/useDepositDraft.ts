import { type Currency, mostMovable } from '@baize/domain';
import { useFirstSteps } from '../../../data/firstSteps.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';
import { checkTyped } from '../movement/amountProblem.ts';
import { type DepositSettings, depositTerms } from './depositTerms.ts';

interface Asked {
  /** '' before one was chosen. */
  method: string;
  amount: string | null;
  /** '' for none. */
  bonus: string;
}

export type DepositDraft = ReturnType<typeof useDepositDraft>;

/**
 * What is asked for: by which method, how much, with which bonus, at first the offer that the player chose after registering (REG-14).
 * It outlives the end of a session (FLT-010).
 */
export function useDepositDraft(amount: string | null) {
  const { steps } = useFirstSteps();
  return useLeftForm<Asked>('deposit', { method: '', amount: amount ?? '', bonus: steps?.offer ?? '' });
}

/** What of it can be had by the platform's settings, and what it would cost and bring. Null without an open method. */
export function chosenOf({ method: code, amount, bonus: id }: Asked, settings: DepositSettings, currency: Currency) {
  const open = settings.methods.filter((one) => one.open);
  const method = open.find((one) => one.code === code) ?? open[0];
  if (!method) return null;
  const bonus = settings.promotions.find((one) => one.id === id) ?? null;
  const terms = depositTerms(settings, method, bonus, currency);
  return { method, bonus, check: checkTyped(amount, terms), most: mostMovable(terms) };
}

export type Chosen = NonNullable<ReturnType<typeof chosenOf>>;
