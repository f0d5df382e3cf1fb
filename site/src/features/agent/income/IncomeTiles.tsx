import type { IncomeView } from '@baize/domain';
import { Grid, StatTile } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import type { Answer } from '../../../data/useEndpoint.ts';
import type { RecordControl } from '../../../shared/records/useRecordView.ts';
import { useAgentMoney } from '../shared/useAgentMoney.ts';
import { sourceName } from './incomeColumns.tsx';
import type { Income } from './useIncome.ts';

interface IncomeTilesProps {
  control: RecordControl<IncomeView>;
  answer: Answer<Income>;
}

export function IncomeTiles({ answer: { value, loading } }: IncomeTilesProps) {
  const text = useText();
  const { money, figure } = useAgentMoney(value?.currency);
  if (!value && !loading) return null;
  const split = ({ earned, paid }: { earned: string; paid: string }) => ({
    text: text('income.split', { earned: figure(earned), paid: figure(paid) }),
  });
  return (
    <Grid columns="triples">
      {value?.totals !== null && (
        <StatTile
          label={text('income.all')}
          value={value ? money(value.totals.net) : null}
          delta={value && split(value.totals)}
          loading={!value}
        />
      )}
      {value?.sources.map(({ source, net, ...sums }) => (
        <StatTile key={source} label={sourceName(text, source)} value={money(net)} delta={split(sums)} />
      ))}
    </Grid>
  );
}
