import type { RunningDraw } from '@baize/domain';
import { Failure, LoadFrame, Section, Skeleton, Split } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { loadOf } from '../../data/load.ts';
import { PlayBoard } from './PlayBoard.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { useChosenLottery } from './useLotteries.ts';
import { useLotteryView } from './useLotteryView.ts';
import { isOpen, usePlaceBet } from './usePlaceBet.ts';
import { useRunningDraw } from './useRunningDraw.ts';
import { useSlip } from './useSlip.ts';

/** Lets a player pick lines and place them. Each lottery keeps its slip while the page is open (GAM-09). */
export function BetTable() {
  const text = useText();
  const { view, change } = useLotteryView();
  const { code, answer: lotteries } = useChosenLottery();
  const { answer, phase } = useRunningDraw(code);
  const [reviewed, setReviewed] = useState<string | null>(null);
  const draw = answer.value;
  const play = draw?.plays.find(({ type }) => type === view.playType) ?? draw?.plays[0];
  const slip = useSlip(draw, play);
  const betting = usePlaceBet((of) => {
    setReviewed(null);
    slip.clear(of);
  });
  const reviewing = draw !== undefined && reviewed === reviewOf(draw);
  const failed = { title: text('lottery.failed') };
  const load = code ? loadOf(answer, text, failed) : loadOf(lotteries, text, failed);

  if (answer.error?.code === 'not-found')
    return (
      <Failure
        title={text('lottery.unknown')}
        text={text('lottery.unknown.text')}
        retry={text('lottery.list.popular')}
        onRetry={() => change({ gameCode: null, vendor: null, playType: null })}
      />
    );
  return (
    <LoadFrame load={load} skeleton={<Skeleton shape="winners" />}>
      {draw && play && phase && (
        <Split
          fold="under"
          aside={
            <SlipPanel
              draw={draw}
              phase={phase}
              slip={slip}
              betting={betting}
              reviewing={reviewing}
              missed={reviewed !== null && !reviewing && slip.lines.length > 0}
              onReview={(on) => {
                betting.dismiss();
                setReviewed(on ? reviewOf(draw) : null);
              }}
            />
          }
        >
          <Section title={text('lottery.pick')}>
            <PlayBoard
              draw={draw}
              play={play}
              slip={slip}
              disabled={reviewing || isOpen(betting.placing)}
              onPlay={(playType) => change({ playType, gameCode: draw.code, vendor: view.vendor })}
            />
          </Section>
        </Split>
      )}
    </LoadFrame>
  );
}

/** A review belongs to one draw; once it closes, the next needs a new review. */
const reviewOf = ({ code, issue }: RunningDraw): string => `${code} ${issue}`;
