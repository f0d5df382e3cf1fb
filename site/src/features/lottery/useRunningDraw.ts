import { type DrawPhase, drawPhase, type RunningDraw } from '@baize/domain';
import {
  balance,
  drawHistory,
  lotteryBets,
  openedDraws,
  openedNumbers,
  playSession,
  runningDraw,
} from '@baize/gateway';
import { useEffect } from 'react';
import { useServerSecond } from '../../core/services/serverSecond.ts';
import { useLanguage } from '../../core/services/services.ts';
import { type Answer, useEndpoint } from '../../data/useEndpoint.ts';
import { useRefresh } from '../../data/useRefresh.ts';

export function useRunningDraw(code: string | null): { answer: Answer<RunningDraw>; phase: DrawPhase | null } {
  const language = useLanguage();
  const answer = useEndpoint(runningDraw, code ? { gameCode: code, language } : null, { every: 30_000 });
  const now = useServerSecond();
  return { answer, phase: answer.value ? drawPhase(answer.value, now) : null };
}

const changedByADraw = [runningDraw, drawHistory, openedNumbers, openedDraws, lotteryBets, balance, playSession];
/** Polling interval in ms for a result that is due. */
const patience = 3000;

/** Refetches results, bets and balance once a draw is due, until the platform moves on to the next one. */
export function useResults(draw: RunningDraw | undefined): void {
  const refresh = useRefresh();
  const now = useServerSecond();
  const turn =
    draw && now >= draw.drawn ? `${draw.code} ${draw.issue} ${Math.floor((now - draw.drawn) / patience)}` : null;
  useEffect(() => {
    if (turn) void refresh(changedByADraw);
  }, [turn, refresh]);
}
