import { noticeTime, usableBalance, type Wallets, walletTotal } from '@baize/domain';
import { Button, WalletHeader } from '@baize/ui';
import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useBrand, useServices } from '../../../core/services/services.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { useBalanceHidden } from '../../../data/player.ts';

interface TotalProps {
  wallets: Wallets;
  refresh: () => Promise<unknown>;
}

/** All that there is, as far as it is told, and the ways in and out. */
export function Total({ wallets, refresh }: TotalProps) {
  const text = useText();
  const money = useMoney();
  const { currency } = useBrand();
  const { hrefOf } = useCentre();
  const told = useToldAt(wallets);
  const { hidden, toggle } = useBalanceHidden();
  // What is brought up to date behind the figure keeps the figure; only a press says that it is being done.
  const [asked, setAsked] = useState(false);
  const { total, partial } = walletTotal(wallets);
  const ask = () => {
    setAsked(true);
    void refresh().finally(() => setAsked(false));
  };
  return (
    <WalletHeader
      label={text('wallet.total')}
      amount={money(usableBalance({ amount: total, currency: wallets.currency }, currency))}
      hidden={hidden}
      updating={asked}
      note={partial ? text('wallet.partial') : text('wallet.updated', { time: inOrder(told) })}
      onRefresh={ask}
      onToggle={toggle}
      actions={
        <>
          <Button surface="dark" href={hrefOf('withdraw')}>
            {text('member.page.withdraw')}
          </Button>
          <Button kind="accent" iconStart={Plus} href={hrefOf('depositv2')}>
            {text('member.page.depositv2')}
          </Button>
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

/** The time of day at which the platform said so. */
function useToldAt(answer: unknown): string {
  const { now } = useServices();
  const [at, setAt] = useState(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the reason
  useEffect(() => setAt(now()), [answer, now]);
  return noticeTime(at).slice(-8);
}
