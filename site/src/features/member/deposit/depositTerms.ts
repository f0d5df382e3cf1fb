import type { Currency, MoneyTerms } from '@baize/domain';
import type { DepositBonus, DepositMethod, depositSettings, ValueOf } from '@baize/gateway';

export type DepositSettings = ValueOf<typeof depositSettings>;

/** Returns the terms of a deposit, with or without a bonus; the input is in the method's currency. */
export const depositTerms = (
  { limitLeft, turnover }: Pick<DepositSettings, 'limitLeft' | 'turnover'>,
  { digits, min, max, fee, rate }: DepositMethod,
  bonus: DepositBonus | null,
  own: Currency,
): MoneyTerms => ({
  digits,
  min,
  max,
  fee,
  rate,
  limitLeft,
  turnover,
  bonus,
  receivedDigits: own.digits,
  available: null,
  limited: 'received',
  turnoverLeft: '0',
});
