import { type Currency, type MoneyTerms, mostMovable } from '@baize/domain';
import { type ValueOf, withdrawalSettings } from '@baize/gateway';
import { useLanguage } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';

export type WithdrawalSettings = ValueOf<typeof withdrawalSettings>;

export const useWithdrawalSettings = () => useEndpoint(withdrawalSettings, { language: useLanguage() });

interface Asked {
  amount: string | null;
  /** Empty string until chosen. */
  payee: string;
}

export type WithdrawalDraft = ReturnType<typeof useWithdrawalDraft>;

/** Holds the withdrawal form; the draft survives the end of a session (FLT-010). */
export const useWithdrawalDraft = () => useFormDraft<Asked>('withdrawal', { amount: '', payee: '' });

/** Returns the terms known to the page; amounts in other currencies come only with the quote. */
export const withdrawalTerms = (settings: WithdrawalSettings, { digits }: Currency): MoneyTerms => {
  const { min, max, available, limitLeft, turnoverLeft, fee } = settings;
  return {
    min,
    max,
    available,
    limitLeft,
    turnoverLeft,
    fee,
    digits,
    receivedDigits: digits,
    limited: 'typed',
    turnover: 0,
    rate: null,
    bonus: null,
  };
};

export const mostWithdrawable = (settings: WithdrawalSettings, own: Currency) =>
  mostMovable(withdrawalTerms(settings, own));
