import type { DrawPhase, RunningDraw } from '@baize/domain';
import { openedDraws } from '@baize/gateway';
import { Balls, Button, DrawHead, LobbyHead } from '@baize/ui';
import { House } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '../app/services.ts';
import { usePictures } from '../data/pictures.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { inOrder } from '../language/isolate.ts';
import { type Text, useText } from '../language/useText.ts';
import { paths } from '../paths.ts';
import { CountdownVoice } from './CountdownVoice.tsx';
import { clockWords } from './clockWords.ts';
import { useChosenLottery } from './useLotteries.ts';
import { useResults, useRunningDraw } from './useRunningDraw.ts';

/** The cloth of a lottery: the draw that runs and the one before. The frame has no navigation here, so the way home is on it (NAV-12). */
export function LotteryStage() {
  const text = useText();
  const { code } = useChosenLottery();
  const { answer, phase } = useRunningDraw(code);
  useResults(answer.value);
  const home = (
    <Button kind="stage" size="sm" href={paths.home} iconStart={House}>
      {text('nav.home')}
    </Button>
  );
  if (!answer.value || !phase)
    return (
      <LobbyHead title={text('lottery.title')} lead={text('lottery.lead')}>
        {home}
      </LobbyHead>
    );
  return <Running draw={answer.value} phase={phase} home={home} text={text} />;
}

interface RunningProps {
  draw: RunningDraw;
  phase: DrawPhase;
  home: ReactNode;
  text: Text;
}

function Running({ draw, phase, home, text }: RunningProps) {
  const pictures = usePictures();
  const language = useLanguage();
  const before = useEndpoint(openedDraws, { language }, { every: 30_000 }).value?.find(
    ({ code }) => code === draw.code,
  );
  const { label, value, note } = clockWords(phase, text);
  return (
    <>
      <DrawHead
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
