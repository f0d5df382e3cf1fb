import { secondsUntil } from '../responsible-play/playSession.ts';

/** The draw that runs: milliseconds since 1970 by the platform's clock. */
export interface DrawTimes {
  closes: number;
  drawn: number;
}

/** Bets are taken, bets are closed and the draw is near, or it has taken place. `left` are whole seconds to the next of these. */
export type DrawPhase = { kind: 'open' | 'closed'; left: number } | { kind: 'drawn'; left: 0 };

/** Where a draw stands; reckoned anew from the moment each time, so that sleep and slow timers do not matter. */
export function drawPhase({ closes, drawn }: DrawTimes, now: number): DrawPhase {
  if (now < closes) return { kind: 'open', left: secondsUntil(closes, now) };
  return now < drawn ? { kind: 'closed', left: secondsUntil(drawn, now) } : { kind: 'drawn', left: 0 };
}

/** Seconds at which a countdown is said aloud. */
const spoken = [0, 10, 30, 60] as const;

/** The mark that was passed between two looks at a countdown, the last one only; null when there was none. */
export function passedMark(before: number, left: number): number | null {
  return spoken.find((mark) => left <= mark && mark < before) ?? null;
}

/** Seconds as a clock counts them down: 04:12, 21:07:40. */
export function countdownText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return parts
    .slice(parts[0] ? 0 : 1)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
