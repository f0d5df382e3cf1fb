import { netResult, type Pause, pauseAfterMinutes, secondsUntil } from '@baize/domain';
import { Button, FullPage, Text } from '@baize/ui';
import { Coffee } from 'lucide';
import { useIntl } from 'react-intl';
import { useText } from '../../core/language/useText.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useRules } from '../../core/services/rules.ts';
import { useServerSecond } from '../../core/services/serverSecond.ts';
import { usePlays } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { usePlaySession } from '../../data/player.ts';
import { SafetyFoot } from '../../shared/page/SafetyFoot.tsx';
import { clockText } from './GameFoot.tsx';

const minute = 60_000;

/** Stands in place of a game while no round may begin; it ends without a sound, and starts nothing (JUR-28). */
export function PausePage({ pause, onBack }: { pause: Pause; onBack: () => void }) {
  const text = useText();
  const money = useMoney();
  const intl = useIntl();
  const { hrefOf } = useCentre();
  const { value } = usePlaySession(usePlays());
  const now = useServerSecond();
  const played = pauseAfterMinutes(useRules()) ?? 0;
  const left = secondsUntil(pause.until, now);
  if (left === 0)
    return (
      <FullPage
        within
        icon={Coffee}
        title={text('safety.pause.over')}
        text={text('safety.pause.over.text')}
        footer={<SafetyFoot />}
      >
        <Button surface="dark" size="lg" onClick={onBack}>
          {text('safety.pause.back')}
        </Button>
      </FullPage>
    );
  const unknown = text('frame.balance.unavailable');
  const figures = {
    staked: money(value?.staked ?? null) ?? unknown,
    won: money(value?.won ?? null) ?? unknown,
    net: money(value ? netResult(value) : null) ?? unknown,
  };
  const when = intl.formatTime(pause.until, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  });
  const minutes = Math.round((pause.until - pause.from) / minute);
  return (
    <FullPage
      within
      icon={Coffee}
      title={text('safety.pause')}
      text={
        <>
          <Text as="span" size="displayXl" numeric>
            {clockText(left * 1_000)}
          </Text>
          <br />
          {text('safety.pause.text', { played, minutes, ...figures })} {text('safety.pause.note', { when })}
        </>
      }
      footer={<SafetyFoot />}
    >
      <Button surface="dark" size="lg" href={hrefOf('withdraw')}>
        {text('safety.withdraw')}
      </Button>
      <Button surface="dark" size="lg" href={hrefOf('playControl')}>
        {text('safety.limits')}
      </Button>
    </FullPage>
  );
}
