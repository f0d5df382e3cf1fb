import type { MoneyCheck } from '@baize/domain';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { amountProblem, type Currencies } from './amountProblem.ts';
import { useMoneyIn } from './useMoneyIn.ts';

interface AmountForm {
  /** What stands in the field. */
  amount: string | null;
  check: MoneyCheck;
  currencies: Currencies;
  /** Called with a sum that can be moved. */
  onAsk: (amount: string) => void;
  /** The field, where the caller has to reach it too. */
  field?: RefObject<HTMLInputElement | null>;
}

/** A form around a sum: what is wrong with it is said once something was typed or sending was tried, and leads back to it. */
export function useAmountForm({ amount, check, currencies, onAsk, field: given }: AmountForm) {
  const text = useText();
  const money = useMoneyIn();
  const own = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const field = given ?? own;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (check.kind === 'ok') onAsk(check.amount);
    else field.current?.focus();
  };
  const error = tried || amount !== '' ? amountProblem(check, currencies, text, money) : undefined;
  return { field, tried, error, submit };
}
