import {
  checkMoney,
  checkWallets,
  currencySymbol,
  languageTag,
  mainWallet,
  type WalletChoice,
  type Wallets,
  walletBalance,
} from '@baize/domain';
import { Alert, Button, IconButton, Panel, Stack } from '@baize/ui';
import { MoneyField, SelectField } from '@baize/ui/overlays';
import { ArrowDownUp } from 'lucide';
import { type FormEvent, type RefObject, useState } from 'react';
import { useBrand, useLanguage } from '../../app/services.ts';
import { apart, inOrder } from '../../language/isolate.ts';
import { type Text, useText } from '../../language/useText.ts';
import { amountProblem, checkTyped } from '../movement/amountProblem.ts';
import { Trouble } from '../movement/Trouble.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Standing } from '../movement/useMovement.ts';
import type { WalletDraft } from './useWalletDraft.ts';
import { walletTerms } from './walletTerms.ts';

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
  const language = useLanguage();
  const { currency: own } = useBrand();
  const [tried, setTried] = useState(false);
  const { from, to, amount } = draft;
  const held = walletBalance(from, wallets);
  const choice = checkWallets(from, to, wallets);
  const check = checkTyped(amount, walletTerms(held, own));
  const options = optionsOf(wallets, text, (sum) => money(sum, null));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (check.kind !== 'ok') return field.current?.focus();
    if (choice.kind === 'ok') onAsk(check.amount);
  };
  return (
    <Panel title={text('wallet.move')}>
      <Settled moving={moving} text={text} />
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Trouble moving={moving} />
          <SelectField label={text('wallet.from')} value={from} onValue={draft.setFrom} options={options} />
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
            onValue={draft.setTo}
            options={[{ value: '', label: '–' }, ...options]}
            error={tried ? choiceProblem(choice, text) : undefined}
          />
          <MoneyField
            ref={field}
            label={text('wallet.amount')}
            symbol={currencySymbol(own)}
            locale={languageTag(language)}
            digits={own.digits}
            value={amount}
            onValue={draft.setAmount}
            max={held !== null && checkMoney(held, walletTerms(held, own)).kind === 'ok' ? held : undefined}
            error={
              tried || amount !== ''
                ? amountProblem(check, { typed: wallets.currency, limit: wallets.currency }, text, money)
                : undefined
            }
            required
            words={{ quick: text('wallet.amount'), max: text('wallet.all') }}
          />
          <Button type="submit" kind="primary" size="lg" wide busy={moving.flow.kind === 'quoting'}>
            {text('wallet.transfer')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

function Settled({ moving: { flow, reference }, text }: { moving: Standing; text: Text }) {
  if (flow.kind !== 'settled' || flow.fate !== 'done') return null;
  return (
    <Alert tone="info" place="panel">
      {text('movement.settled.done', { reference: inOrder(reference ?? '–') })}
    </Alert>
  );
}

function optionsOf({ main, vendors }: Wallets, text: Text, money: (amount: string) => string) {
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

function choiceProblem(choice: WalletChoice, text: Text): string | undefined {
  switch (choice.kind) {
    case 'ok':
      return undefined;
    case 'closed':
      return text('wallet.closed', { name: apart(choice.name) });
    default:
      return text('wallet.same');
  }
}
