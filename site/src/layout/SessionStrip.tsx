import { elapsed, netResult } from '@baize/domain';
import { SessionBar } from '@baize/ui';
import { usePlays } from '../app/services.ts';
import { useMinute } from '../app/time.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { usePlaySession } from '../data/player.ts';
import { useMoney } from '../language/useMoney.ts';
import { useText } from '../language/useText.ts';
import { Now } from './Now.tsx';

/** Clock, time played, result and limits of the session, in sight on every route (RSP-01). */
export function SessionStrip() {
  const text = useText();
  const money = useMoney();
  const { hrefOf } = useOverlay();
  const { value } = usePlaySession(usePlays());
  const now = useMinute();
  if (!value) return null;
  const { hours, minutes } = elapsed(value.startedAt ?? now, now);
  const limit = value.limits.find(({ kind }) => kind !== 'time');
  const items = [
    { label: text('session.played'), value: text('session.duration', { hours, minutes }) },
    { label: text('session.net'), value: money(netResult(value)) ?? text('frame.balance.unavailable') },
    ...(limit ? [{ label: text('session.left'), value: money(limit.left) }] : []),
  ];
  return (
    <SessionBar
      label={text('session.bar')}
      clock={<Now />}
      items={items}
      action={{ label: text('session.break'), href: hrefOf('break') }}
    />
  );
}
