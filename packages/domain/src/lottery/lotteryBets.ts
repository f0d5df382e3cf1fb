import type { DrawTimes } from './drawTime.ts';
import type { DrawKind } from './lotteryPlay.ts';
import type { Play, SlipLine } from './lotterySlip.ts';

/** A lottery's draw that bets are taken for, and how. */
export interface RunningDraw extends DrawTimes {
  code: string;
  name: string;
  vendor: string;
  picture: string | null;
  issue: string;
  kind: DrawKind;
  plays: readonly Play[];
  /** Stakes to choose at one press, decimal strings. */
  stakes: readonly string[];
  currency: string | null;
}

/** A bet that the platform took. Times in milliseconds since 1970, amounts as decimal strings. */
export interface LotteryBet {
  id: string;
  code: string;
  name: string;
  issue: string;
  /** ms; null where the platform told no moment. */
  placed: number | null;
  drawn: number | null;
  lines: readonly SlipLine[];
  total: string;
  status: 'unsettled' | 'won' | 'lost';
  /** What it paid; null until it is settled. */
  prize: string | null;
  /** The numbers of its draw; empty until they are drawn. */
  balls: readonly string[];
}
