import { type BillActor, billTurn } from '@baize/domain';
import type { NamedBill } from '@baize/gateway';
import { Panel, Timeline, type TimelineProps } from '@baize/ui';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useDates } from '../../contracts/useDates.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { useAgentMoney } from '../shared/useAgentMoney.ts';

interface BillLogProps {
  row: NamedBill;
  currency: string | null;
}

const failed = ['denied', 'denied-finally', 'expired', 'not-reached'];

export function BillLog({ row, currency }: BillLogProps) {
  const text = useText();
  const dates = useDates(usePlatformZone());
  const { money } = useAgentMoney(currency);
  const { bill } = row;
  const nameOf = useActorName(row);
  const turn = billTurn(bill);
  const steps: TimelineProps['steps'] = bill.log.map(({ at, by, state }, place) => ({
    id: String(place),
    state: failed.includes(state.kind) ? 'failed' : 'done',
    label: text(`bills.log.${state.kind}`, {
      by: nameOf(by),
      amount: state.kind === 'partly-collected' ? money(state.collected) : '',
    }),
    ...('reason' in state && { text: apart(state.reason) }),
    time: { iso: at === null ? null : new Date(at).toISOString(), label: dates.moment(at) },
  }));
  const { kind } = bill.state;
  const waits =
    kind === 'issued' ||
    kind === 'awaiting-approval' ||
    kind === 'awaiting-collection' ||
    kind === 'partly-collected' ||
    kind === 'denied' ||
    kind === 'objected';
  const next: TimelineProps['steps'] =
    turn && waits
      ? [
          {
            id: 'next',
            state: 'waiting',
            label: text(`bills.log.next.${kind}`, { by: nameOf(turn.actor) }),
            text: text('bills.log.by', { deadline: dates.moment(turn.until) }),
          },
        ]
      : [];
  return (
    <Panel title={text('bills.log')}>
      <Timeline
        label={text('bills.log')}
        steps={[...steps, ...next]}
        words={{
          done: text('movement.step.done'),
          current: text('movement.step.current'),
          waiting: text('movement.ahead'),
          failed: text('movement.step.failed'),
        }}
      />
    </Panel>
  );
}

function useActorName({ side, payee, payerName }: NamedBill): (by: BillActor) => string {
  const text = useText();
  return (by) => {
    if (by === side) return text('bills.you');
    if (by === 'payee') return apart(payee.name);
    return by === 'payer' && payerName !== null ? apart(payerName) : text('agent.platform');
  };
}
