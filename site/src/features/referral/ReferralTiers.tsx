import { estimateReferral, type ReferralTier } from '@baize/domain';
import { Grid, Section, StatTile } from '@baize/ui';
import { usePercent } from '../../core/language/usePercent.ts';
import { useText } from '../../core/language/useText.ts';
import { useCurrency } from '../../core/services/useCurrency.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { betOfExample } from './example.ts';

export function ReferralTiers({ tiers }: { tiers: readonly ReferralTier[] }) {
  const text = useText();
  const percent = usePercent();
  const money = useMoney();
  const { digits } = useCurrency();
  const note = (tier: ReferralTier) => {
    const earned = money(estimateReferral([{ ...tier, friends: 1 }], 1, betOfExample, digits)?.earned ?? null);
    const amount = money(betOfExample);
    return earned !== null && amount !== null ? text('join.tier.of', { earned, amount }) : undefined;
  };
  return (
    <Section title={text('join.tiers')}>
      <Grid columns="tiles">
        {tiers.map((tier) => (
          <StatTile
            key={tier.friends}
            label={text('join.tier.from', { friends: tier.friends })}
            value={tier.rate === null ? null : percent(tier.rate)}
            note={note(tier)}
          />
        ))}
      </Grid>
    </Section>
  );
}
