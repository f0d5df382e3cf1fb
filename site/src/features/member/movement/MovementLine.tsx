import { type MoneyMovement, noticeTime, timelineOf } from '@baize/domain';
import { Timeline } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { stepLook } from '../../../shared/records/stateLooks.ts';
import { useMoneyIn } from './useMoneyIn.ts';

/** Shows a movement's past, current and expected steps as a timeline (MEM-19). */
export function MovementLine({ movement }: { movement: MoneyMovement }) {
  const text = useText();
  const money = useMoneyIn();
  const { kind, currency, receivedCurrency } = movement;
  return (
    <Timeline
      label={text('movement.timeline')}
      steps={timelineOf(movement).map((step) => ({
        id: step.state,
        label: text(`movement.state.${step.state}`),
        state: stepLook(step.kind, step.state),
        ...(step.kind === 'ahead'
          ? {}
          : {
              time: { iso: step.at === null ? null : new Date(step.at).toISOString(), label: noticeTime(step.at) },
              // Refunds are in the account's currency, confirmed receipts in the currency that was sent.
              text: step.amount === null ? undefined : money(step.amount, amountIn(step.state)),
            }),
      }))}
      words={{
        done: text('movement.step.done'),
        current: text('movement.step.current'),
        waiting: text('movement.ahead'),
        failed: text('movement.step.failed'),
      }}
    />
  );

  function amountIn(state: string) {
    return kind === 'withdrawal' && state === 'refunded' ? currency : receivedCurrency;
  }
}
