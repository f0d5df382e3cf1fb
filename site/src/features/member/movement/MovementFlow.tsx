import { Stack, Text } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { PendingNotice } from '../../../money/PendingNotice.tsx';
import type { Standing } from './useMovement.ts';

interface MovementFlowProps {
  moving: Standing;
  /** What is asked for. */
  form: ReactNode;
  /** The figures, to be confirmed. */
  review: ReactNode;
}

/** One movement as far as it has come: what is asked for, its figures, and a press whose fate is unknown, which is not offered again (FLT-029). */
export function MovementFlow({ moving, form, review }: MovementFlowProps) {
  const text = useText();
  const { flow, what, found, check } = moving;
  if (flow.kind === 'checking' || flow.kind === 'unknown') {
    return (
      <Stack gap={3}>
        {found && <Text tone="secondary">{text('movement.elsewhere', { what })}</Text>}
        <PendingNotice kind={flow.kind} what={what} onCheck={check} />
      </Stack>
    );
  }
  return isReviewed(moving) ? review : form;
}

/** Figures are looked at, sent, or asked for anew in place of those that are shown. */
function isReviewed({ flow, quote }: Standing): boolean {
  if (flow.kind === 'review' || flow.kind === 'sending') return true;
  return flow.kind === 'quoting' && quote !== null;
}
