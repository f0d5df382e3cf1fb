import { checkMoney, mainWallet, type Wallets, walletBalance } from '@baize/domain';
import { Alert, IconButton, Panel, Stack } from '@baize/ui';
import { SelectField } from '@baize/ui/overlays';
import { ArrowDownUp } from 'lucide';
import { inOrder } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useBalanceHidden } from '../../../data/player.ts';
import { AmountField } from '../movement/AmountField.tsx';
import { ContinueButton } from '../movement/ContinueButton.tsx';
import { MovementError } from '../movement/MovementError.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import type { Standing } from '../movement/useMovement.ts';
import { type useTransferForm, walletTerms } from './useTransferForm.ts';

interface TransferFormProps {
  wallets: Wallets;
  form: ReturnType<typeof useTransferForm>;
  moving: Standing;
}

export function TransferForm({ wallets, form, moving }: TransferFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const { currency: own } = useBrand();
  const { from, to } = form.values;
  const held = walletBalance(from, wallets);
  const { masked } = useBalanceHidden();
  const options = optionsOf(wallets, text, (sum) => masked(money(sum, null)));
  return (
    <Panel title={text('wallet.move')}>
      <Settled moving={moving} text={text} />
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          <MovementError moving={moving} />
          <SelectField {...form.field('from')} label={text('wallet.from')} options={options} />
          <Stack gap={0} align="center">
            <IconButton
              kind="outline"
              round
              icon={ArrowDownUp}
              label={text('wallet.swap')}
              onClick={() => form.setValues({ from: to, to: from })}
            />
          </Stack>
          <SelectField
            {...form.field('to')}
            label={text('wallet.to')}
            options={[{ value: '', label: '–' }, ...options]}
          />
          <AmountField
            {...form.field('amount')}
            label={text('wallet.amount')}
            max={held !== null && checkMoney(held, walletTerms(held, own)).kind === 'ok' ? held : undefined}
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
