import { decideRegistration, estimateVip, monthlyBetChoices, type VipClub } from '@baize/domain';
import { Button, Calculator, PageHeader, Skeleton } from '@baize/ui';
import { useMemo, useState } from 'react';
import { usePercent } from '../../core/language/usePercent.ts';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useCurrency } from '../../core/services/useCurrency.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { usePictures } from '../../data/pictures.ts';
import { useVipClub } from '../../data/promotions.ts';

export function VipPromise() {
  const text = useText();
  const overlay = useOverlay();
  const registration = useAccess(decideRegistration);
  const { value: club, loading } = useVipClub();
  return (
    <PageHeader
      title={text('vip.promise')}
      lead={club ? text('vip.promise.text', { count: club.tiers.length }) : ''}
      actions={
        <>
          {registration && (
            <Button kind="accent" size="lg" surface="dark" href={overlay.hrefOf('register')}>
              {text('vip.open')}
            </Button>
          )}
          <Button size="lg" surface="dark" href={overlay.hrefOf('login')}>
            {text('vip.signIn')}
          </Button>
        </>
      }
      aside={
        club ? (
          <Boundary>
            <VipCalculator club={club} />
          </Boundary>
        ) : (
          loading && <Skeleton shape="calculator" />
        )
      }
    />
  );
}

function VipCalculator({ club }: { club: VipClub }) {
  const text = useText();
  const money = useMoney();
  const percent = usePercent();
  const pictures = usePictures();
  const { digits } = useCurrency();
  const choices = useMemo(() => monthlyBetChoices(club), [club]);
  const [place, setPlace] = useState<number | null>(null);
  const max = choices.length - 1;
  const value = Math.min(place ?? Math.round(max / 2), max);
  const chosen = choices[value];
  const lowest = [...club.tiers].sort((a, b) => a.rank - b.rank)[0];
  if (chosen === undefined || !lowest) return null;
  const estimate = estimateVip(club, chosen, digits);
  const brought = estimate && [
    estimate.rebate !== null &&
      text('vip.wouldBe.rebate', {
        rate: percent(estimate.tier.slotRebate ?? '0'),
        amount: money(estimate.rebate) ?? '',
      }),
    estimate.tier.birthdayBonus !== null && text('vip.birthday', { amount: money(estimate.tier.birthdayBonus) ?? '' }),
  ];
  return (
    <Calculator
      label={text('vip.try')}
      shown={money(chosen) ?? ''}
      value={value}
      max={max}
      onValueChange={setPlace}
      result={
        brought
          ? {
              picture: pictures(estimate.tier.picture),
              title: text('vip.wouldBe', { name: estimate.tier.name }),
              text: brought.filter(Boolean).join(' · '),
            }
          : {
              picture: pictures(lowest.picture),
              title: text('vip.notYet'),
              text: text('vip.notYet.text', { name: lowest.name, amount: money(lowest.from) ?? '', days: club.days }),
            }
      }
    />
  );
}
