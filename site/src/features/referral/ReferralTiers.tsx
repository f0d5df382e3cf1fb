import type { ReferralTier } from '@baize/domain';
import { RecordTable } from '@baize/ui';
import { useMemo } from 'react';
import { usePercent } from '../../core/language/usePercent.ts';
import { useText } from '../../core/language/useText.ts';

/** What inviting brings, by the number of friends who play. */
export function ReferralTiers({ tiers }: { tiers: readonly ReferralTier[] }) {
  const text = useText();
  const percent = usePercent();
  const columns = useMemo(
    () => [
      {
        id: 'friends',
        header: text('join.tier.friends'),
        role: 'title' as const,
        cell: ({ friends }: ReferralTier) => text('join.tier.from', { friends }),
      },
      {
        id: 'rate',
        header: text('join.tier.rate'),
        role: 'result' as const,
        align: 'end' as const,
        cell: ({ rate }: ReferralTier) => (rate === null ? text('frame.balance.unavailable') : percent(rate)),
      },
    ],
    [text, percent],
  );
  return (
    <RecordTable
      caption={text('join.tiers')}
      captionShown
      columns={columns}
      rows={tiers}
      rowId={({ friends }) => String(friends)}
      load={{ kind: 'ready' }}
    />
  );
}
