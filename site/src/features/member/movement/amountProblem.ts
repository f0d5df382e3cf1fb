import { checkMoney, type MoneyCheck, type MoneyTerms } from '@baize/domain';
import type { Translate } from '../../../core/language/useText.ts';
import type { MoneyIn } from './useMoneyIn.ts';

/** Currencies of the input and of the account's limit. */
export interface Currencies {
  typed: string | null;
  limit: string | null;
}

/** Returns why an amount cannot be moved (FLT-034, FLT-035); undefined when it can. */
export function amountProblem(
  check: MoneyCheck,
  { typed, limit }: Currencies,
  text: Translate,
  money: MoneyIn,
): string | undefined {
  switch (check.kind) {
    case 'ok':
      return undefined;
    case 'required':
    case 'malformed':
      return text(`movement.problem.${check.kind}`);
    case 'too-fine':
      return text('movement.problem.too-fine', { digits: check.digits });
    case 'below':
      return text('movement.problem.below', { amount: money(check.min, typed) });
    case 'above':
      return text('movement.problem.above', { amount: money(check.max, typed) });
    case 'limit':
      return text('movement.problem.limit', { amount: money(check.left, limit) });
    case 'balance':
      return text('movement.problem.balance', { amount: money(check.missing, typed) });
    case 'fee':
      return text('movement.problem.fee', { amount: money(check.fee, typed) });
    case 'turnover':
      return text('movement.problem.turnover', { amount: money(check.left, null) });
  }
}

/** Checks a field's value, in which null means malformed text, not an empty field. */
export function checkTyped(typed: string | null, terms: MoneyTerms): MoneyCheck {
  const check = checkMoney(typed, terms);
  return typed === null && check.kind === 'required' ? { kind: 'malformed' } : check;
}
