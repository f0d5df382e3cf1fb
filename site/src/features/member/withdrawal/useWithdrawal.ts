import { type Currency, type MoneyTerms, mostMovable } from '@baize/domain';
import { type ValueOf, withdrawalSettings } from '@baize/gateway';
import { useLanguage } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';

export type WithdrawalSettings = ValueOf<typeof withdrawalSettings>;

export const useWithdrawalSettings = () => useEndpoint(withdrawalSettings, { language: useLanguage() });

interface Asked {
  amount: string | null;
  /** '' before one was chosen. */
  payee: string;
}

export type WithdrawalDraft = ReturnType<typeof useWithdrawalDraft>;

/** What is asked for: how much, and where it goes. It outlives the end of a session (FLT-010). */
export const useWithdrawalDraft = () => useLeftForm<Asked>('withdrawal', { amount: '', payee: '' });

/** The terms as far as a page can tell: what another currency brings comes with the platform's figures. */
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
