import { closingState } from '@baize/gateway';
import { Button, Inline, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { useState } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { loadOf } from '../../../data/load.ts';
import { useBalanceHidden } from '../../../data/player.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { ClosingForm } from './ClosingForm.tsx';

export function Closing() {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (open) return <State onClose={() => setOpen(false)} />;
  return (
    <Inline gap={0}>
      <Button onClick={() => setOpen(true)}>{text('profile.close')}</Button>
    </Inline>
  );
}

function State({ onClose }: { onClose: () => void }) {
  const text = useText();
  const money = useMoney();
  const answer = useEndpoint(closingState, {});
  const { value } = answer;
  const { masked } = useBalanceHidden();
  const balance = inOrder(masked(money(value?.balance ?? null) ?? ''));
  return (
    <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="line" count={3} />}>
      {value && (
        <Stack gap={4}>
          <Text>{text('profile.close.text', { days: value.keptDays })}</Text>
          {value.obstacles.length > 0 ? (
            <Stack gap={2}>
              <Text strong>{text('profile.close.obstacles')}</Text>
              <ul>
                {value.obstacles.map((obstacle) => (
                  <li key={obstacle}>{text(`profile.close.obstacle.${obstacle}`, { amount: balance })}</li>
                ))}
              </ul>
              <Inline gap={0}>
                <Button onClick={onClose}>{text('profile.close.keep')}</Button>
              </Inline>
            </Stack>
          ) : (
            <ClosingForm
              rest={value.balance !== null && /[1-9]/.test(value.balance) ? balance : null}
              onKeep={onClose}
              onBlocked={() => void answer.retry()}
            />
          )}
        </Stack>
      )}
    </LoadFrame>
  );
}
