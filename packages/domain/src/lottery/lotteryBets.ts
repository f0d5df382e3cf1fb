import type { DrawTimes } from './drawTime.ts';
import type { DrawKind } from './lotteryPlay.ts';
import type { Play, SlipLine } from './lotterySlip.ts';

export interface RunningDraw extends DrawTimes {
  code: string;
  name: string;
  vendor: string;
  picture: string | null;
  issue: string;
  kind: DrawKind;
  plays: readonly Play[];
  stakes: readonly string[];
  currency: string | null;
}

/** Accepted bet. Times are ms since 1970, amounts decimal strings. */
export interface LotteryBet {
  id: string;
  code: string;
  name: string;
  issue: string;
  placed: number | null;
  drawn: number | null;
  lines: readonly SlipLine[];
  total: string;
  status: 'unsettled' | 'won' | 'lost';
  prize: string | null;
  balls: readonly string[];
}
