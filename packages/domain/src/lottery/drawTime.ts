import { secondsUntil } from '../responsible-play/playSession.ts';

/** Times of the running draw: ms since 1970 by the platform's clock. */
export interface DrawTimes {
  closes: number;
  drawn: number;
}

/** `open` takes bets, `closed` awaits the draw. `left` is whole seconds to the next phase. */
export type DrawPhase = { kind: 'open' | 'closed'; left: number } | { kind: 'drawn'; left: 0 };

/** Computes the phase of a draw from the time alone, so that sleep and slow timers do not matter. */
export function drawPhase({ closes, drawn }: DrawTimes, now: number): DrawPhase {
  if (now < closes) return { kind: 'open', left: secondsUntil(closes, now) };
  return now < drawn ? { kind: 'closed', left: secondsUntil(drawn, now) } : { kind: 'drawn', left: 0 };
}

const spoken = [0, 10, 30, 60] as const;

export function passedMark(before: number, left: number): number | null {
  return spoken.find((mark) => left <= mark && mark < before) ?? null;
}

export function countdownText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return parts
    .slice(parts[0] ? 0 : 1)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
