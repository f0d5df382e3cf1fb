import { type Currency, fromMinor, type MoneyTerms } from '@baize/domain';

/** Within one account nothing is lost and nothing is asked but that there is enough. */
export const walletTerms = (available: string | null, { digits }: Currency): MoneyTerms => ({
  digits,
  receivedDigits: digits,
  min: fromMinor(1n, digits),
  max: available ?? fromMinor(10n ** 15n, digits),
  available,
  limitLeft: null,
  limited: 'typed',
  turnoverLeft: '0',
  turnover: 0,
  fee: { percent: '0', fixed: '0' },
  rate: null,
  bonus: null,
});
