import { elapsed, netResult, type Pause, secondsUntil } from '@baize/domain';
import { Container, Stack, StopButton, Text } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useServerSecond } from '../../core/services/serverSecond.ts';
import { usePlays } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { usePlaySession } from '../../data/player.ts';
import { SafetyFoot } from '../../shared/page/SafetyFoot.tsx';
import { useStopPlay } from './useStopPlay.ts';

/** Seconds before a pause at which it is announced. */
const announced = 120;

/** Shows below a game what must be in sight in full screen too: time, result, the stop, the licence (JUR-18, JUR-27). */
export function GameFoot({ pause, isFull }: { pause: Pause | null; isFull: boolean }) {
  const text = useText();
  const stop = useStopPlay();
  return (
    <>
      <Container>
        <Stack gap={1}>
          {isFull && <Figures />}
          {pause && <PauseNotice pause={pause} />}
          {stop && <StopButton wide label={text('safety.stop.long', { hours: stop.hours })} onStop={stop.stop} />}
        </Stack>
      </Container>
      <SafetyFoot isShort />
    </>
  );
}

function Figures() {
  const text = useText();
  const money = useMoney();
  const now = useServerSecond();
  const plays = usePlays();
  const { value } = usePlaySession(plays);
  if (!plays) return null;
  const unknown = text('frame.balance.unavailable');
  const net = value && money(netResult(value));
  return (
    <Text as="div" size="caption" numeric>
      {text('session.played')} {value ? clockText(now - (value.startedAt ?? now)) : unknown} · {text('session.net')}{' '}
      <bdi>{net ?? unknown}</bdi>
    </Text>
  );
}

function PauseNotice({ pause }: { pause: Pause }) {
  const text = useText();
  const now = useServerSecond();
  const left = secondsUntil(pause.from, now);
  if (left === 0 || left > announced) return null;
  const minutes = Math.round((pause.until - pause.from) / 60_000);
  return (
    <Text as="div" size="label" numeric>
      {text('safety.pause.notice', { minutes, left: clockText(left * 1_000) })}
    </Text>
  );
}

/** Words a time in ms as 0:04:09, or as 4:09 below an hour. */
export function clockText(ms: number): string {
  const { hours, minutes, seconds } = elapsed(0, ms);
  const parts = hours > 0 ? [hours, minutes, seconds] : [minutes, seconds];
  return parts.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
