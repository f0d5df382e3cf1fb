import type { Currency, MoneyTerms } from '@baize/domain';
import type { uplineSettings, ValueOf } from '@baize/gateway';

/** What goes to the account above costs nothing, and has to be staked for like what is paid out. */
export const uplineTerms = (
  { min, max, available, limitLeft, turnoverLeft }: ValueOf<typeof uplineSettings>,
  { digits }: Currency,
): MoneyTerms => ({
  ...{ min, max, available, limitLeft, turnoverLeft, digits },
  receivedDigits: digits,
  limited: 'typed',
  turnover: 0,
  fee: { percent: '0', fixed: '0' },
  rate: null,
  bonus: null,
});
