import { decideRegistration, estimateReferral, type ReferralTier } from '@baize/domain';
import { referralInfo } from '@baize/gateway';
import { Button, Calculator, PageHeader, Skeleton } from '@baize/ui';
import { useState } from 'react';
import { usePercent } from '../../core/language/usePercent.ts';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useViewer } from '../../core/services/services.ts';
import { useCurrency } from '../../core/services/useCurrency.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { betOfExample } from './example.ts';

export function JoinPromise() {
  const text = useText();
  const overlay = useOverlay();
  const visitor = useViewer() === null;
  const registration = useAccess(decideRegistration);
  const { value, loading } = useEndpoint(referralInfo, {});
  return (
    <PageHeader
      title={text('join.promise')}
      lead={text('join.promise.text')}
      actions={
        <>
          {registration && (
            <Button kind="accent" size="lg" surface="dark" href={overlay.hrefOf('register')}>
              {text('join.get')}
            </Button>
          )}
          {visitor && (
            <Button size="lg" surface="dark" href={overlay.hrefOf('login')}>
              {text('login.action')}
            </Button>
          )}
        </>
      }
      aside={
        value ? (
          <Boundary>
            <ReferralCalculator tiers={value.tiers} />
          </Boundary>
        ) : (
          loading && <Skeleton shape="calculator" />
        )
      }
    />
  );
}

function ReferralCalculator({ tiers }: { tiers: readonly ReferralTier[] }) {
  const text = useText();
  const money = useMoney();
  const percent = usePercent();
  const { digits } = useCurrency();
  const most = Math.max(0, ...tiers.map(({ friends }) => friends));
  const max = Math.ceil(most * 1.2);
  const [chosen, setChosen] = useState<number | null>(null);
  const friends = Math.min(chosen ?? Math.ceil(max / 5), max);
  if (max === 0) return null;
  const estimate = estimateReferral(tiers, friends, betOfExample, digits);
  return (
    <Calculator
      label={text('join.try')}
      shown={String(friends)}
      value={friends}
      max={max}
      onValueChange={setChosen}
      figures={[
        { id: 'each', label: text('join.try.each'), value: money(betOfExample) ?? '–' },
        { id: 'rate', label: text('join.try.share'), value: percent(estimate?.rate ?? '0') },
        { id: 'earned', label: text('join.try.earned'), value: money(estimate?.earned ?? '0') ?? '–' },
      ]}
    />
  );
}
