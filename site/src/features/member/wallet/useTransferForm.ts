import {
  type Currency,
  checkWallets,
  fromMinor,
  type MoneyTerms,
  mainWallet,
  type WalletChoice,
  type Wallets,
  walletBalance,
} from '@baize/domain';
import { apart } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { amountProblem, checkTyped } from '../movement/amountProblem.ts';
import { useMoneyIn } from '../movement/useMoneyIn.ts';

interface Values {
  from: string;
  /** Empty string until chosen. */
  to: string;
  amount: string | null;
}

/** Holds the transfer form; the draft survives the end of a session (FLT-010). `onAsk` receives a valid amount. */
export function useTransferForm(wallets: Wallets, onAsk: (from: string, to: string, amount: string) => void) {
  const text = useText();
  const money = useMoneyIn();
  const { currency: own } = useBrand();
  const draft = useFormDraft<Values>('wallet', { from: mainWallet, to: '', amount: '' });
  const checkOf = ({ from, amount }: Values) => checkTyped(amount, walletTerms(walletBalance(from, wallets), own));
  const currencies = { typed: wallets.currency, limit: wallets.currency };
  return useSubmitForm({
    defaultValues: draft[0],
    draft,
    validateOnChange: ['amount'],
    validate: (values) => ({
      // Report the amount first; the target is often preselected from the list of studios.
      amount: amountProblem(checkOf(values), currencies, text, money),
      to: choiceProblem(checkWallets(values.from, values.to, wallets), text),
    }),
    onSubmit: (values) => {
      const check = checkOf(values);
      if (check.kind === 'ok') onAsk(values.from, values.to, check.amount);
      // The quote replaces the form, which starts afresh afterwards.
      return { ok: true, value: null };
    },
  });
}

/** Returns the terms of an internal transfer: no fee, limited only by the balance. */
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

function choiceProblem(choice: WalletChoice, text: Translate): string | undefined {
  switch (choice.kind) {
    case 'ok':
      return undefined;
    case 'closed':
      return text('wallet.closed', { name: apart(choice.name) });
    default:
      return text('wallet.same');
  }
}
