import { Grid, StatTile } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import type { Profit } from './useProfit.ts';
import { useRecordMoney } from './useRecordMoney.tsx';

/** The sums of everything that is filtered. */
export function ProfitSums({ profit: { totals, currency } }: { profit: Profit }) {
  const text = useText();
  const money = useRecordMoney(currency);
  return (
    <Grid columns="tiers">
      {(['stake', 'valid', 'payout'] as const).map((sum) => (
        <StatTile key={sum} label={text(`records.${sum}`)} value={money.plain(totals[sum])} />
      ))}
      <StatTile label={text('records.result')} value={money.signedText(totals.result)} />
    </Grid>
  );
}
