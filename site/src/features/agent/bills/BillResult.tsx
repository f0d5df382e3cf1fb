import type { ErrorCode } from '@baize/domain';
import { Button, Inline, Stack, StatusBadge, Text } from '@baize/ui';
import { type Translate, useText } from '../../../core/language/useText.ts';
import type { BatchState } from '../../../money/useMoneyBatch.ts';

interface BillResultProps {
  state: BatchState<unknown> | undefined;
  amount: string;
  /** Left out while it cannot be tried again. */
  onRetry: (() => void) | undefined;
  onCheck: () => void;
}

/** What became of one bill that was to be paid. */
export function BillResult({ state, amount, onRetry, onCheck }: BillResultProps) {
  const text = useText();
  const failure = state && failureText(state, text);
  return (
    <Stack gap={1} align="end">
      <Inline gap={2} wrap justify="end">
        <span>{amount}</span>
        <Standing state={state} />
      </Inline>
      {failure && (
        <Text size="caption" tone="negative">
          {failure}
        </Text>
      )}
      {failure && onRetry && (
        <Button size="sm" onClick={onRetry}>
          {text('frame.retry')}
        </Button>
      )}
      {state?.kind === 'unknown' && (
        <Button size="sm" onClick={onCheck}>
          {text('money.fate.check')}
        </Button>
      )}
    </Stack>
  );
}

function Standing({ state }: { state: BatchState<unknown> | undefined }) {
  const text = useText();
  switch (state?.kind) {
    case 'done':
      return <StatusBadge status="accepted" label={text('bills.result.paid')} />;
    case 'sending':
      return <StatusBadge status="process" label={text('bills.result.sending')} />;
    case 'checking':
      return <StatusBadge status="unknown" label={text('bills.result.checking')} />;
    case 'unknown':
      return <StatusBadge status="unknown" label={text('bills.result.unknown')} />;
    case 'waiting':
      return <StatusBadge status="locked" label={text('bills.result.waiting')} />;
    default:
      return null;
  }
}

/** Why a bill was not paid; undefined where it was, or where that is not known yet. */
export function failureText(state: BatchState<unknown>, text: Translate): string | undefined {
  if (state.kind === 'none') return text('bills.result.none');
  if (state.kind !== 'refused') return undefined;
  const { code } = state.error;
  return text('bills.result.refused', { reason: text(`bills.reason.${isNamed(code) ? code : 'other'}`) });
}

const named = ['limit-reached', 'wallet-short', 'bill-changed'] as const;
const isNamed = (code: ErrorCode): code is (typeof named)[number] => named.some((one) => one === code);
