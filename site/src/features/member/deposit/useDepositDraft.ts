import { type Currency, mostMovable } from '@baize/domain';
import { useFirstSteps } from '../../../data/firstSteps.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { checkTyped } from '../movement/amountProblem.ts';
import { type DepositSettings, depositTerms } from './depositTerms.ts';

interface Asked {
  /** Empty string until chosen. */
  method: string;
  amount: string | null;
  /** Empty string for none. */
  bonus: string;
}

export type DepositDraft = ReturnType<typeof useDepositDraft>;

/**
 * Holds the deposit form. The bonus starts as the offer chosen at registration (REG-14); the draft survives the end of
 * a session (FLT-010).
 */
export function useDepositDraft(amount: string | null) {
  const { steps } = useFirstSteps();
  return useFormDraft<Asked>('deposit', { method: '', amount: amount ?? '', bonus: steps?.offer ?? '' });
}

/** Resolves the draft against the platform's settings; null without an open method. */
export function chosenOf({ method: code, amount, bonus: id }: Asked, settings: DepositSettings, currency: Currency) {
  const open = settings.methods.filter((one) => one.open);
  const method = open.find((one) => one.code === code) ?? open[0];
  if (!method) return null;
  const bonus = settings.promotions.find((one) => one.id === id) ?? null;
  const terms = depositTerms(settings, method, bonus, currency);
  return { method, bonus, check: checkTyped(amount, terms), most: mostMovable(terms) };
}

export type Chosen = NonNullable<ReturnType<typeof chosenOf>>;
