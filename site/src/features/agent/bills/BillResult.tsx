import type { ErrorCode } from '@baize/domain';
import { Button, Inline, Stack, StatusBadge, Text } from '@baize/ui';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import type { BatchState } from '../../../money/useMoneyBatch.ts';
import type { OvertakenBill } from './overtakenBill.ts';

interface BillResultProps {
  state: BatchState<unknown> | undefined;
  overtaken: OvertakenBill | null;
  amount: string;
  /** Undefined while a retry is impossible. */
  onRetry: (() => void) | undefined;
  onCheck: () => void;
}

export function BillResult({ state, overtaken, amount, onRetry, onCheck }: BillResultProps) {
  const text = useText();
  const failure = state && !overtaken ? failureText(state, text) : undefined;
  return (
    <Stack gap={1} align="end">
      <Inline gap={2} wrap justify="end">
        <span>{amount}</span>
        {overtaken?.paid ? <Paid /> : <Standing state={state} />}
      </Inline>
      {overtaken && (
        <Text size="caption" tone={overtaken.paid ? 'secondary' : 'negative'}>
          {overtaken.text}
        </Text>
      )}
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

function Paid() {
  return <StatusBadge status="accepted" label={useText()('bills.result.paid')} />;
}

function Standing({ state }: { state: BatchState<unknown> | undefined }) {
  const text = useText();
  switch (state?.kind) {
    case 'done':
      return <Paid />;
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

/** Returns why a bill was not paid; undefined when it was paid or the result is unknown. */
export function failureText(state: BatchState<unknown>, text: Translate): string | undefined {
  if (state.kind === 'none') return text('bills.result.none');
  if (state.kind !== 'refused') return undefined;
  const { code } = state.error;
  if (code === 'bill-changed') return errorText(text, state.error);
  return text('bills.result.refused', { reason: text(`bills.reason.${isNamed(code) ? code : 'other'}`) });
}

const named = ['limit-reached', 'wallet-short'] as const;
const isNamed = (code: ErrorCode): code is (typeof named)[number] => named.some((one) => one === code);
