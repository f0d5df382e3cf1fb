import { type Currency, type MoneyTerms, mostMovable } from '@baize/domain';
import { type ValueOf, withdrawalSettings } from '@baize/gateway';
import { useLanguage } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';

export type WithdrawalSettings = ValueOf<typeof withdrawalSettings>;

export const useWithdrawalSettings = () => useEndpoint(withdrawalSettings, { language: useLanguage() });

export type WithdrawalDraft = ReturnType<typeof useWithdrawalDraft>;

/** What is asked for: how much, and where it goes. It outlives the end of a session (FLT-010). */
export function useWithdrawalDraft() {
  const [amount, setAmount] = useLeftForm<string | null>('withdrawal', '');
  const [payee, setPayee] = useLeftForm('withdrawal payee', '');
  return { amount, setAmount, payee, setPayee };
}

/** The terms as far as a page can tell: what another currency brings comes with the platform's figures. */
export const withdrawalTerms = (settings: WithdrawalSettings, { digits }: Currency): MoneyTerms => {
  const { min, max, available, limitLeft, turnoverLeft, fee } = settings;
  return {
    ...{ min, max, available, limitLeft, turnoverLeft, fee, digits },
    receivedDigits: digits,
    limited: 'typed',
    turnover: 0,
    rate: null,
    bonus: null,
  };
};

export const mostWithdrawable = (settings: WithdrawalSettings, own: Currency) =>
  mostMovable(withdrawalTerms(settings, own));
