import { claimableRebates, type RebateLine } from '@baize/domain';
import { manualRebate } from '@baize/gateway';
import { Alert, Button, Inline, type RecordColumn, RecordTable, Skeleton, Stack, Text } from '@baize/ui';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { ClaimError, isWaiting } from './ClaimError.tsx';
import { useRebateClaim } from './useRebateClaim.ts';
import { useRebateColumns } from './useRebateColumns.tsx';

const none: readonly RebateLine[] = [];

export const useManualRebate = () => useEndpoint(manualRebate, {}, { every: 60_000 });

export function RebateLines({ resting }: { resting: boolean }) {
  const text = useText();
  const money = useMoney();
  const { currency } = useBrand();
  const answer = useManualRebate();
  const { lines, total } = answer.value ?? { lines: none, total: '0' };
  const { state, check, claim, sending, changed, changedText } = useRebateClaim(lines, total);
  const open = claimableRebates(lines, currency.digits);
  const waits = isWaiting(state);
  const { columns, name } = useRebateColumns<RebateLine>();
  const action: RecordColumn<RebateLine> = {
    id: 'claim',
    header: text('rewards.claim.plain'),
    role: 'action',
    align: 'end',
    cell: (line) => {
      if (resting || !open.includes(line)) return null;
      const label = text('rebate.claim', { amount: inOrder(money(line.amount) ?? '–') });
      return (
        <Button
          size="sm"
          busy={sending?.category === line.category}
          disabled={waits && sending?.category !== line.category}
          aria-label={`${label}: ${name(line.category)}`}
          onClick={() => claim(line)}
        >
          {label}
        </Button>
      );
    },
  };
  return (
    <Stack gap={4}>
      {!changed && <ClaimError state={state} onCheck={check} />}
      {changedText && (
        <Alert tone="warning" kind="panel">
          {changedText}
        </Alert>
      )}
      {answer.loading && <Skeleton shape="controls" />}
      {answer.value && open.length === 0 && <Text tone="secondary">{text('rebate.nothing')}</Text>}
      {open.length > 0 && !resting && (
        <Inline gap={3} justify="end">
          <Button
            kind="accent"
            busy={sending !== null && sending.category === null}
            disabled={waits && sending?.category !== null}
            onClick={() => claim({ category: null, amount: total })}
          >
            {text('rebate.claimAll', { amount: inOrder(money(total) ?? '–') })}
          </Button>
        </Inline>
      )}
      <RecordTable
        caption={text('member.page.manualRebate')}
        columns={[...columns, action]}
        rows={lines}
        rowId={({ category }) => category}
        load={loadOf(answer, text, {
          title: text('rebate.failed'),
          empty: { title: text('rebate.nothing') },
          isEmpty: lines.length === 0,
        })}
      />
    </Stack>
  );
}
