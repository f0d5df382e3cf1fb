import { mainWallet, recallable, type VendorWallet, type Wallets } from '@baize/domain';
import { recallWallets, walletTransfer } from '@baize/gateway';
import { Split } from '@baize/ui';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { agreedIn } from '../movement/agreedIn.ts';
import { MovementFlow } from '../movement/MovementFlow.tsx';
import { Review } from '../movement/Review.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import { isAtRest, useMovement } from '../movement/useMovement.ts';
import { StudioWallets } from './StudioWallets.tsx';
import { TransferForm } from './TransferForm.tsx';
import { useTransferForm } from './useTransferForm.ts';

/** Transfers between two wallets, or collects everything from the studios (MEM-03). */
export function MoveMoney({ wallets }: { wallets: Wallets }) {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const moving = useMovement('wallet', walletTransfer, ({ amount, currency }) =>
    text('wallet.what', {
      amount: money(amount, currency),
      name: apart(walletName(form.values.to, wallets, text('wallet.main'))),
    }),
  );
  const recalling = useMovement('recall', recallWallets, ({ amount, currency }) =>
    text('wallet.whatRecall', { amount: money(amount, currency) }),
  );
  // Only one of the two runs at a time; the second waits for the first.
  const recalls = !isAtRest(recalling);
  const transfer = (from: string, to: string, amount: string) => {
    recalling.dismiss();
    form.setValues({ from, to, amount });
    moving.ask({ type: 'wallet', from, to, amount });
  };
  const form = useTransferForm(wallets, transfer);
  const recallAll = () => {
    moving.dismiss();
    recalling.ask({ type: 'recall' });
  };
  const sendTo = ({ vendor }: VendorWallet) => {
    form.setValues({ from: mainWallet, to: vendor });
    form.focus('amount');
  };
  const shown = recalls ? recalling : moving;
  const confirm = () => {
    if (recalls) recalling.press((quote) => agreedIn(quote, language));
    else moving.press((quote) => agreedIn(quote, language));
  };
  return (
    <Split
      fold="within"
      side="start"
      aside={
        <MovementFlow
          moving={shown}
          form={
            <TransferForm
              wallets={wallets}
              form={form}
              moving={recalling.flow.kind === 'draft' && !recalling.error ? moving : recalling}
            />
          }
          review={<Review moving={shown} onConfirm={confirm} />}
        />
      }
    >
      <StudioWallets
        wallets={wallets}
        busy={!isAtRest(shown)}
        canCollect={recallable(wallets.vendors).length > 0}
        onCollect={({ vendor, balance }) => transfer(vendor, mainWallet, balance ?? '0')}
        onSend={sendTo}
        onCollectAll={recallAll}
      />
    </Split>
  );
}

export const walletName = (code: string, { vendors }: Pick<Wallets, 'vendors'>, main: string): string =>
  vendors.find(({ vendor }) => vendor === code)?.name ?? main;
