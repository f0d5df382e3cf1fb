import {
  elapsed,
  keepsNetPosition,
  type LimitKind,
  netResult,
  type PlayRest,
  showsSeconds,
  tightestOfEachKind,
} from '@baize/domain';
import { SessionBar, Skeleton } from '@baize/ui';
import { useIntl } from 'react-intl';
import { useMinute } from '../../core/browser/time.ts';
import { useDateTimeText } from '../../core/language/useDateTimeText.ts';
import { type Translate, useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useRules } from '../../core/services/rules.ts';
import { useServerSecond } from '../../core/services/serverSecond.ts';
import { usePlays, useServices } from '../../core/services/services.ts';
import { useOffered } from '../../core/services/status.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { usePlaySession, useRest } from '../../data/player.ts';
import { Duties } from '../../features/play/Duties.tsx';
import { RealityReminder } from '../../features/play/RealityReminder.tsx';
import { useStopPlay } from '../../features/play/useStopPlay.ts';

const minute = 60_000;

/**
 * Shows clock, play time, result and limits of the session on every route, and the reality check when due (RSP-01,
 * RSP-02).
 */
export function SessionStrip() {
  const text = useText();
  const money = useMoney();
  const { now } = useServices();
  const { hrefOf } = useOverlay();
  const centre = useCentre();
  const { value, error, retry } = usePlaySession(usePlays());
  const rest = useRest();
  const date = useDateTimeText();
  useMinute();
  const rules = useRules();
  const breaks = useOffered('breaks');
  const unknown = text('frame.balance.unavailable');
  const stop = useStopPlay();
  if (!value && !error) return <Skeleton shape="session" />;
  const bar = {
    label: text('session.bar'),
    clock: <Clock />,
    stop: stop ? { label: text('safety.stop', { hours: stop.hours }), onStop: stop.stop } : undefined,
    limits: { label: text('session.limits'), href: centre.hrefOf('playControl') },
  };
  if (!value) {
    if (!keepsNetPosition(rules)) return null;
    const items = (['session.played', 'session.net'] as const).map((id) => ({ label: text(id), value: unknown }));
    return <SessionBar {...bar} items={items} />;
  }
  const left = (kind: LimitKind, amount: string) =>
    kind === 'time' ? duration(text, 0, Number(amount) * minute) : (money(amount) ?? unknown);
  const limits = tightestOfEachKind(value.limits).map((limit) => ({
    label: text(`session.left.${limit.kind}`),
    value: left(limit.kind, limit.left),
  }));
  const moment = now();
  return (
    <>
      <SessionBar
        {...bar}
        items={[
          {
            label: text('session.played'),
            value: showsSeconds(rules) ? (
              <PlayedSeconds since={value.startedAt} />
            ) : (
              duration(text, value.startedAt ?? moment, moment)
            ),
          },
          { label: text('session.net'), value: money(netResult(value)) ?? unknown },
          ...(rest ? [restItem(rest, text, date)] : limits),
        ]}
        action={rest || stop || !breaks ? undefined : { label: text('session.break'), href: hrefOf('break') }}
      />
      <Boundary>
        <Duties session={value} />
      </Boundary>
      <Boundary>
        <RealityReminder session={value} onAsk={retry} />
      </Boundary>
    </>
  );
}

/** Says until when the player rests, in place of what could still be staked (FLT-150). */
function restItem({ kind, until }: PlayRest, text: Translate, date: (at: number) => string) {
  if (until === null) return { label: text('session.rest.forGood'), value: text('session.rest.noEnd') };
  return { label: text(`session.rest.${kind}`), value: date(until) };
}

function duration(text: Translate, from: number, to: number): string {
  const { hours, minutes } = elapsed(from, to);
  return text('session.duration', { hours, minutes });
}

/** Counts the time played to the second, as 0:04:09. */
function PlayedSeconds({ since }: { since: number | null }) {
  const now = useServerSecond();
  const { hours, minutes, seconds } = elapsed(since ?? now, now);
  return [hours, ...[minutes, seconds].map((part) => String(part).padStart(2, '0'))].join(':');
}

function Clock() {
  const now = useMinute();
  return useIntl().formatTime(now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', numberingSystem: 'latn' });
}
