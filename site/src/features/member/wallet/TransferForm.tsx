import {
  type Currency,
  checkMoney,
  checkWallets,
  fromMinor,
  type MoneyTerms,
  mainWallet,
  type WalletChoice,
  type Wallets,
  walletBalance,
} from '@baize/domain';
import { Alert, IconButton, Panel, Stack } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { ArrowDownUp } from 'lucide';
import type { RefObject } from 'react';
import { apart, inOrder } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { AmountField } from '../movement/AmountField.tsx';
import { checkTyped } from '../movement/amountProblem.ts';
import { ContinueButton } from '../movement/ContinueButton.tsx';
import { MovementError } from '../movement/MovementError.tsx';
import { useAmountForm } from '../movement/useAmountForm.ts';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Standing } from '../movement/useMovement.ts';
import type { WalletDraft } from './useWalletDraft.ts';

/** Within one account nothing is lost and nothing is asked but that there is enough. */
const walletTerms = (available: string | null, { digits }: Currency): MoneyTerms => ({
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

interface TransferFormProps {
  wallets: Wallets;
  draft: WalletDraft;
  moving: Standing;
  onAsk: (amount: string) => void;
  /** Of the amount. */
  field: RefObject<HTMLInputElement | null>;
}

/** From which wallet to which, and how much. */
export function TransferForm({ wallets, draft, moving, onAsk, field }: TransferFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const { currency: own } = useBrand();
  const { from, to, amount } = draft;
  const held = walletBalance(from, wallets);
  const choice = checkWallets(from, to, wallets);
  const options = optionsOf(wallets, text, (sum) => money(sum, null));
  const { tried, error, submit } = useAmountForm({
    amount,
    check: checkTyped(amount, walletTerms(held, own)),
    currencies: { typed: wallets.currency, limit: wallets.currency },
    onAsk: (sum) => choice.kind === 'ok' && onAsk(sum),
    field,
  });
  return (
    <Panel title={text('wallet.move')}>
      <Settled moving={moving} text={text} />
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <MovementError moving={moving} />
          <SelectField label={text('wallet.from')} value={from} onValueChange={draft.setFrom} options={options} />
          <Stack gap={0} align="center">
            <IconButton
              kind="outline"
              round
              icon={ArrowDownUp}
              label={text('wallet.swap')}
              onClick={() => {
                draft.setFrom(to);
                draft.setTo(from);
              }}
            />
          </Stack>
          <SelectField
            label={text('wallet.to')}
            value={to}
            onValueChange={draft.setTo}
            options={[{ value: '', label: '–' }, ...options]}
            error={tried ? choiceProblem(choice, text) : undefined}
          />
          <AmountField
            ref={field}
            label={text('wallet.amount')}
            value={amount}
            onValueChange={draft.setAmount}
            max={held !== null && checkMoney(held, walletTerms(held, own)).kind === 'ok' ? held : undefined}
            error={error}
            words={{ quick: text('wallet.amount'), max: text('wallet.all') }}
          />
          <ContinueButton moving={moving}>{text('wallet.transfer')}</ContinueButton>
        </Stack>
      </form>
    </Panel>
  );
}

function Settled({ moving: { flow, reference }, text }: { moving: Standing; text: Translate }) {
  if (flow.kind !== 'settled' || flow.fate !== 'done') return null;
  return (
    <Alert tone="info" kind="panel">
      {text('movement.settled.done', { reference: inOrder(reference ?? '–') })}
    </Alert>
  );
}

function optionsOf({ main, vendors }: Wallets, text: Translate, money: (amount: string) => string) {
  const line = (value: string, name: string, balance: string | null, open: boolean) => ({
    value,
    label: balance === null ? name : `${name} · ${money(balance)}`,
    disabled: !open,
  });
  return [
    line(mainWallet, text('wallet.main'), main, true),
    ...vendors.map(({ vendor, name, balance, open }) => line(vendor, name, balance, open)),
  ];
}

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
