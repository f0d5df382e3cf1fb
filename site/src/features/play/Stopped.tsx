import { footHelpLines } from '@baize/domain';
import { playSession, stopAllPlay } from '@baize/gateway';
import { Button, FullPage, Text } from '@baize/ui';
import { OctagonPause } from 'lucide';
import { useEffect } from 'react';
import { useDateTimeText } from '../../core/language/useDateTimeText.ts';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useRules } from '../../core/services/rules.ts';
import { useServices } from '../../core/services/services.ts';
import { isUntold, leftStop, type Stop, setStop } from '../../core/services/stop.ts';
import { useRefresh } from '../../data/useRefresh.ts';
import { SafetyFoot } from '../../shared/page/SafetyFoot.tsx';

const hour = 3_600_000;
/** Pause in ms before the platform is told again. */
const again = 5_000;

/**
 * Stands in place of every page once all play is stopped, before the platform answers and whatever it answers (JUR-27).
 */
export function Stopped({ stop }: { stop: Stop }) {
  const text = useText();
  const date = useDateTimeText();
  const { hrefOf } = useCentre();
  const [line] = footHelpLines(useRules());
  useTelling(stop);
  const leave = () => leftStop.set(stop.from);
  return (
    <FullPage
      icon={OctagonPause}
      title={text('safety.stopped', { hours: Math.round((stop.until - stop.from) / hour) })}
      text={
        <>
          <Text as="span" size="title">
            {text('safety.stopped.until', { when: date(stop.until) })}
          </Text>
          <br />
          {text('safety.stopped.text')} {text('safety.stopped.note')}{' '}
          {!stop.told && <span>{text('safety.stopped.telling')}</span>}
        </>
      }
      footer={<SafetyFoot />}
    >
      <Button surface="dark" size="lg" href={hrefOf('withdraw')} onClick={leave}>
        {text('safety.withdraw')}
      </Button>
      {line?.link ? (
        <Button surface="dark" size="lg" href={line.link} target="_blank" rel="noopener noreferrer">
          {line.name}
        </Button>
      ) : (
        <Button surface="dark" size="lg" href={paths.helpArticle('exclusion')} onClick={leave}>
          {text('safety.counselling')}
        </Button>
      )}
    </FullPage>
  );
}

/** Moment of the stop that this tab is telling the platform about; null for none. */
let telling: number | null = null;

/** Tells the platform until it answers, also once the page is left for what needs no play. */
function useTelling(stop: Stop): void {
  const { client, session } = useServices();
  const refresh = useRefresh();
  useEffect(() => {
    if (stop.told || telling === stop.from) return;
    telling = stop.from;
    const tell = () => {
      // Another account, or a tab that has been answered, ends it.
      if (telling !== stop.from || session.get().account !== stop.account || !isUntold(stop)) {
        if (telling === stop.from) telling = null;
        return;
      }
      client.call(stopAllPlay, {}).then(
        ({ until }) => {
          telling = null;
          if (isUntold(stop)) setStop({ ...stop, until: until ?? stop.until, told: true });
          void refresh([playSession]);
        },
        () => void setTimeout(tell, again),
      );
    };
    tell();
  }, [stop, client, session, refresh]);
}
