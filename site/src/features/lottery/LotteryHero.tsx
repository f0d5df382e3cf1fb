import { countdownText, type DrawPhase, passedMark, type RunningDraw } from '@baize/domain';
import { openedDraws, type ValueOf } from '@baize/gateway';
import { Balls, Button, DrawHeader, LobbyHeader, VisuallyHidden } from '@baize/ui';
import { House } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { type Translate, useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useLanguage } from '../../core/services/services.ts';
import { usePictures } from '../../data/pictures.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { DrawHeroSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { useChosenLottery } from './useLotteries.ts';
import { useResults, useRunningDraw } from './useRunningDraw.ts';

/** Shows the running draw and the previous one. The frame has no navigation here, so the hero links home (NAV-12). */
export function LotteryHero() {
  const text = useText();
  const { code, answer: lotteries } = useChosenLottery();
  const { answer, phase } = useRunningDraw(code);
  const opened = useEndpoint(openedDraws, { language: useLanguage() }, { every: 30_000 });
  useResults(answer.value);
  const home = (
    <Button surface="dark" size="sm" href={paths.home} iconStart={House}>
      {text('nav.home')}
    </Button>
  );
  if (lotteries.loading || answer.loading || opened.loading) return <DrawHeroSkeleton />;
  if (!answer.value || !phase)
    return (
      <LobbyHeader title={text('lottery.title')} lead={text('lottery.lead')}>
        {home}
      </LobbyHeader>
    );
  const before = opened.value?.find((draw) => draw.code === code);
  return <Running draw={answer.value} before={before} phase={phase} home={home} text={text} />;
}

interface RunningProps {
  draw: RunningDraw;
  before: ValueOf<typeof openedDraws>[number] | undefined;
  phase: DrawPhase;
  home: ReactNode;
  text: Translate;
}

function Running({ draw, before, phase, home, text }: RunningProps) {
  const pictures = usePictures();
  const { label, value, note } = clockWords(phase, text);
  return (
    <>
      <DrawHeader
        name={draw.name}
        issue={text('lottery.issue', { issue: inOrder(draw.issue) })}
        picture={pictures(draw.picture)}
        countdown={{ label, value, state: phase.kind === 'open' ? 'open' : 'closed' }}
        note={note}
        actions={home}
        last={
          before && {
            label: text('lottery.last', { issue: inOrder(before.issue) }),
            balls: (
              <Balls
                balls={before.balls}
                bonus={before.bonus ? { value: before.bonus, label: text('home.bonusBall') } : undefined}
                label={text('home.drawn')}
              />
            ),
          }
        }
      />
      <CountdownVoice key={draw.issue} issue={draw.issue} phase={phase} />
    </>
  );
}

function clockWords(phase: DrawPhase, text: Translate): { label: string; value: string; note: string } {
  switch (phase.kind) {
    case 'open':
      return { label: text('lottery.closesIn'), value: countdownText(phase.left), note: text('lottery.open') };
    case 'closed':
      return { label: text('lottery.drawnIn'), value: countdownText(phase.left), note: text('lottery.closed') };
    case 'drawn':
      return { label: text('lottery.drawnIn'), value: countdownText(0), note: text('lottery.drawing') };
  }
}

/** Announces to screen readers when 60, 30, 10 and 0 seconds are left to bet (FLT-125). */
function CountdownVoice({ issue, phase }: { issue: string; phase: DrawPhase }) {
  const text = useText();
  const left = phase.kind === 'open' ? phase.left : 0;
  const before = useRef(left);
  const [said, setSaid] = useState<number | null>(null);

  useEffect(() => {
    const passed = passedMark(before.current, left);
    before.current = left;
    // After the device slept, the time left may be below the mark that was passed.
    if (passed !== null) setSaid(left);
  }, [left]);

  return (
    <VisuallyHidden live>
      {said !== null &&
        (said === 0
          ? text('lottery.voice.closed', { issue: inOrder(issue) })
          : text('lottery.voice.left', { seconds: said }))}
    </VisuallyHidden>
  );
}
