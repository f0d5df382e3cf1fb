import type { VipTier as Tier, VipClub } from '@baize/domain';
import { Grid, Section, VipTier } from '@baize/ui';
import { Banknote, Cake, Headset, Percent, Zap } from 'lucide';
import { usePercent } from '../../core/language/usePercent.ts';
import { useText } from '../../core/language/useText.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { usePictures } from '../../data/pictures.ts';

export function VisitorTiers({ club: { tiers } }: { club: VipClub }) {
  const text = useText();
  const money = useMoney();
  const pictures = usePictures();
  const benefitsOf = useBenefits();
  return (
    <Section title={text('vip.tiers.count', { count: tiers.length })}>
      <Grid columns="tiers">
        {[...tiers]
          .sort((a, b) => a.rank - b.rank)
          .map((tier) => (
            <VipTier
              key={tier.rank}
              picture={pictures(tier.picture)}
              name={tier.name}
              rank={text('vip.rank', { rank: tier.rank })}
              condition={{ label: text('vip.from'), value: money(tier.from) ?? '' }}
              benefits={benefitsOf(tier)}
            />
          ))}
      </Grid>
    </Section>
  );
}

function useBenefits() {
  const text = useText();
  const money = useMoney();
  const percent = usePercent();
  return ({ slotRebate, birthdayBonus, withdrawalsADay, priorityWithdrawals, serviceLine }: Tier) => {
    const birthday = money(birthdayBonus);
    return [
      slotRebate !== null && {
        id: 'rebate',
        icon: Percent,
        text: text('vip.rebate', { rate: percent(slotRebate) }),
      },
      birthday !== null && { id: 'birthday', icon: Cake, text: text('vip.birthday', { amount: birthday }) },
      {
        id: 'withdrawals',
        icon: Banknote,
        text:
          withdrawalsADay === null
            ? text('vip.withdrawals.unlimited')
            : text('vip.withdrawals', { count: withdrawalsADay }),
      },
      priorityWithdrawals && { id: 'priority', icon: Zap, text: text('vip.benefit.priority') },
      serviceLine && { id: 'service', icon: Headset, text: text('vip.benefit.service') },
    ].filter((line) => line !== false);
  };
}
