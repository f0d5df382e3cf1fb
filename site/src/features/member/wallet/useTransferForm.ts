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
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { amountProblem, checkTyped } from '../movement/amountProblem.ts';
import { useMoneyIn } from '../movement/useMoneyIn.ts';

interface Values {
  from: string;
  /** '' before one was chosen. */
  to: string;
  amount: string | null;
}

/** From where to where, and how much. It outlives the end of a session (FLT-010); `onAsk` is called with a sum that can be moved. */
export function useTransferForm(wallets: Wallets, onAsk: (from: string, to: string, amount: string) => void) {
  const text = useText();
  const money = useMoneyIn();
  const { currency: own } = useBrand();
  const draft = useLeftForm<Values>('wallet', { from: mainWallet, to: '', amount: '' });
  const checkOf = ({ from, amount }: Values) => checkTyped(amount, walletTerms(walletBalance(from, wallets), own));
  const currencies = { typed: wallets.currency, limit: wallets.currency };
  return useSubmitForm({
    defaults: draft[0],
    draft,
    judgedAtOnce: ['amount'],
    check: (values) => ({
      // The sum comes first: where it goes is often chosen already, from the list of studios.
      amount: amountProblem(checkOf(values), currencies, text, money),
      to: choiceProblem(checkWallets(values.from, values.to, wallets), text),
    }),
    send: (values) => {
      const check = checkOf(values);
      if (check.kind === 'ok') onAsk(values.from, values.to, check.amount);
      // The figures are shown in its place, and the form that comes back is a fresh one.
      return { ok: true, value: null };
    },
  });
}

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
