import { noticeTime, usableBalance } from '@baize/domain';
import { Balance } from '@baize/ui';
import { useState } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useBrand } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { useBalance, useBalanceHidden } from '../../data/player.ts';

/** What the player has, to be hidden and brought up to date (HDR-05). */
export function BalanceCorner({ compact }: { compact?: boolean }) {
  const text = useText();
  const money = useMoney();
  const { currency } = useBrand();
  const { value, error, askedAt, loading, retry } = useBalance();
  const { hidden, toggle } = useBalanceHidden();
  // What is brought up to date behind the figure keeps the figure; only a press says that it is being done (HDR-05).
  const [asked, setAsked] = useState(false);
  const since = error && askedAt !== null ? noticeTime(askedAt).slice(11, 16) : undefined;
  const refresh = () => {
    setAsked(true);
    void retry().finally(() => setAsked(false));
  };
  return (
    <Balance
      label={text('frame.balance')}
      amount={money(usableBalance(value, currency))}
      hidden={hidden}
      updating={loading || asked}
      outdated={since}
      compact={compact}
      onRefresh={refresh}
      onToggle={toggle}
      words={{
        hide: text('frame.balance.hide'),
        show: text('frame.balance.show'),
        refresh: text('frame.balance.refresh'),
        updating: text('frame.balance.updating'),
        unavailable: text('frame.balance.unavailable'),
        outdated: text('frame.balance.outdated', { time: inOrder(since ?? '') }),
      }}
    />
  );
}
