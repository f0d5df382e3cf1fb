import { Stack, Text } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { PendingNotice } from '../../../money/PendingNotice.tsx';
import type { Standing } from './useMovement.ts';

interface MovementFlowProps {
  moving: Standing;
  form: ReactNode;
  review: ReactNode;
}

/** Shows the current step of a movement: form, review, or an unknown result, which cannot be resubmitted (FLT-029). */
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

/** Reports whether a quote is shown, including while it is sent or renewed. */
function isReviewed({ flow, quote }: Standing): boolean {
  if (flow.kind === 'review' || flow.kind === 'sending') return true;
  return flow.kind === 'quoting' && quote !== null;
}
