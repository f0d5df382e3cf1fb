import { mostMovable } from '@baize/domain';
import { useBrand } from '../../../core/services/services.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';
import { checkTyped } from '../movement/amountProblem.ts';
import { type DepositSettings, depositTerms } from './depositTerms.ts';

export type DepositDraft = ReturnType<typeof useDepositDraft>;

/** What is asked for: by which method, how much, with which bonus. It outlives the end of a session (FLT-010). */
export function useDepositDraft() {
  const [method, setMethod] = useLeftForm('deposit method', '');
  const [amount, setAmount] = useLeftForm<string | null>('deposit', '');
  const [bonus, setBonus] = useLeftForm('deposit bonus', '');
  return { method, setMethod, amount, setAmount, bonus, setBonus };
}

/** What of it can be had by the platform's settings, and what it would cost and bring. Null without an open method. */
export function useChosen({ method: code, amount, bonus: id }: DepositDraft, settings: DepositSettings) {
  const { currency } = useBrand();
  const open = settings.methods.filter((one) => one.open);
  const method = open.find((one) => one.code === code) ?? open[0];
  if (!method) return null;
  const bonus = settings.promotions.find((one) => one.id === id) ?? null;
  const terms = depositTerms(settings, method, bonus, currency);
  return { method, bonus, check: checkTyped(amount, terms), most: mostMovable(terms) };
}

export type Chosen = NonNullable<ReturnType<typeof useChosen>>;
