import { noticeTime, usableBalance, type Wallets, walletTotal } from '@baize/domain';
import { Button, WalletHeader } from '@baize/ui';
import { Plus } from 'lucide';
import { useState } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useBrand, useServices } from '../../../core/services/services.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { useBalanceHidden } from '../../../data/player.ts';
import type { Answer } from '../../../data/useEndpoint.ts';

interface TotalProps {
  wallets: Wallets;
  answer: Answer<Wallets>;
}

export function Total({ wallets, answer: { error, askedAt, retry } }: TotalProps) {
  const text = useText();
  const money = useMoney();
  const { currency } = useBrand();
  const { offers } = useServices().platform;
  const { hrefOf } = useCentre();
  const { hidden, toggle } = useBalanceHidden();
  // Background refreshes keep the figure; only a click shows progress.
  const [asked, setAsked] = useState(false);
  const { total, partial } = walletTotal(wallets);
  const time = inOrder(noticeTime(askedAt).slice(-8));
  const note = partial ? text('wallet.partial') : text('wallet.updated', { time });
  const ask = () => {
    setAsked(true);
    void retry().finally(() => setAsked(false));
  };
  return (
    <WalletHeader
      label={text('wallet.total')}
      amount={money(usableBalance({ amount: total, currency: wallets.currency }, currency))}
      hidden={hidden}
      updating={asked}
      note={error ? text('frame.balance.outdated', { time }) : note}
      tone={error && 'warning'}
      onRefresh={ask}
      onToggle={toggle}
      actions={
        <>
          {offers('withdrawal') && (
            <Button surface="dark" href={hrefOf('withdraw')}>
              {text('member.page.withdraw')}
            </Button>
          )}
          {offers('deposit') && (
            <Button kind="accent" iconStart={Plus} href={hrefOf('depositv2')}>
              {text('member.page.depositv2')}
            </Button>
          )}
        </>
      }
      words={{
        hide: text('frame.balance.hide'),
        show: text('frame.balance.show'),
        refresh: text('frame.balance.refresh'),
        updating: text('wallet.updating'),
        unavailable: text('frame.balance.unavailable'),
      }}
    />
  );
}
