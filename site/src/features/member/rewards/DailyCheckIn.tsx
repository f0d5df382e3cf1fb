import { checkInDays, type CheckIn as Stand } from '@baize/domain';
import { checkInToday, missionLeaderboard, missionSummary } from '@baize/gateway';
import { CheckIn, Stack } from '@baize/ui';
import { FormError } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';

const stale = [missionSummary, missionLeaderboard];

export function DailyCheckIn({ day, done, points }: Stand & { points: readonly number[] }) {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useAction(checkInToday, stale);
  const [trouble, setTrouble] = useState('');
  const states = checkInDays({ day, done }, points.length);
  const checkIn = async () => {
    setTrouble('');
    const outcome = await send({});
    if (outcome.ok) toasts.show({ tone: 'positive', text: text('missions.checkIn.done') });
    else setTrouble(errorText(text, outcome.error));
  };
  return (
    <Stack gap={2}>
      <CheckIn
        title={text('missions.checkIn')}
        note={text('missions.checkIn.stand', { day, days: points.length })}
        days={points.map((count, index) => ({
          id: String(index),
          label: text('missions.checkIn.day', { day: index + 1 }),
          prize: text('missions.points', { points: count }),
          state: states[index] ?? 'coming',
          great: index === points.length - 1,
        }))}
        busy={busy}
        onCheckIn={done ? undefined : () => void checkIn()}
        words={{
          done: text('missions.checkIn.taken'),
          today: text('missions.period.day'),
          missed: text('missions.checkIn.missed'),
          coming: text('missions.checkIn.coming'),
          checkIn: text('missions.checkIn.action'),
        }}
      />
      <FormError>{trouble}</FormError>
    </Stack>
  );
}
