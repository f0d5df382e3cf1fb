import { Panel, Timeline } from '@baize/ui';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useDates } from '../../contracts/useDates.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { useAgentMoney } from '../shared/useAgentMoney.ts';
import type { DownlineDetail } from './useDownline.ts';

const events = [
  'opened',
  'transfer',
  'message',
  'rebate-raised',
  'rebate-asked',
  'rebate-accept',
  'rebate-reject',
  'rebate-withdraw',
] as const;

export function DownlineLog({ detail: { log, currency } }: { detail: DownlineDetail }) {
  const text = useText();
  const dates = useDates(usePlatformZone());
  const { money } = useAgentMoney(currency);
  return (
    <Panel title={text('team.log')}>
      <Timeline
        label={text('team.log')}
        steps={log.map(({ at, by, what, detail }, place) => {
          const known = events.find((event) => event === what) ?? 'other';
          return {
            id: String(place),
            state: 'done',
            label: text(`team.log.${known}`, {
              what,
              by: by === null ? text('agent.platform') : apart(by),
              detail: detail === null ? '' : known === 'transfer' ? money(detail) : apart(detail),
            }),
            time: { iso: at === null ? null : new Date(at).toISOString(), label: dates.moment(at) },
          };
        })}
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
