import { noticeTime, usableBalance } from '@baize/domain';
import { Balance } from '@baize/ui';
import { useState } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useBrand, useViewer } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { useBalance, useBalanceHidden } from '../../data/player.ts';

export function BalanceCorner({ compact, plain }: { compact?: boolean; plain?: boolean }) {
  const text = useText();
  const money = useMoney();
  const { currency, freePlay } = useBrand();
  const trial = useViewer() === 'trial';
  const { value, error, askedAt, loading, retry } = useBalance();
  const { hidden, toggle } = useBalanceHidden();
  // Background refreshes keep the figure; only a click shows progress (HDR-05).
  const [asked, setAsked] = useState(false);
  const since = error && askedAt !== null ? noticeTime(askedAt).slice(11, 16) : undefined;
  const refresh = () => {
    setAsked(true);
    void retry().finally(() => setAsked(false));
  };
  // A trial account that only looks around has nothing to play with.
  if (trial && freePlay === 'look') return null;
  return (
    <Balance
      label={text(trial ? 'frame.balance.play' : 'frame.balance')}
      amount={money(usableBalance(value, currency))}
      hidden={hidden}
      updating={loading || asked}
      outdated={since}
      compact={compact}
      plain={plain}
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
