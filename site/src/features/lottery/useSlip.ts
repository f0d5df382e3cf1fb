import {
  combinationsOf,
  emptyPick,
  type LotteryPick,
  mostLines,
  type Play,
  type PlayType,
  type RunningDraw,
  type SlipLine,
} from '@baize/domain';
import { useCallback, useState } from 'react';

/** Line on the slip; the id distinguishes equal lines. */
export interface KeptLine extends SlipLine {
  id: string;
}

interface Kept {
  lines: readonly KeptLine[];
  picks: Partial<Record<PlayType, LotteryPick>>;
  /** Decimal string; null while the input is not an amount. */
  stake: string | null;
}

const nothing: Kept = { lines: [], picks: {}, stake: '' };
let made = 0;

/** Keeps picks and slip per lottery, so that switching between lotteries loses nothing. */
export function useSlip(draw: RunningDraw | undefined, play: Play | undefined) {
  const [slips, setSlips] = useState<Readonly<Record<string, Kept>>>({});
  const code = draw?.code ?? '';
  const kept = slips[code] ?? nothing;
  const pick = play ? (kept.picks[play.type] ?? emptyPick(play.type)) : null;

  const change = useCallback(
    (of: string, make: (slip: Kept) => Partial<Kept>) =>
      setSlips((all) => {
        const slip = all[of] ?? nothing;
        return { ...all, [of]: { ...slip, ...make(slip) } };
      }),
    [],
  );

  return {
    lines: kept.lines,
    stake: kept.stake,
    pick,
    combinations: pick ? combinationsOf(pick) : 0,
    full: kept.lines.length >= mostLines,
    setPick: (next: LotteryPick) => change(code, ({ picks }) => ({ picks: { ...picks, [next.type]: next } })),
    setStake: (stake: string | null) => change(code, () => ({ stake })),
    add(stake: string) {
      if (!pick || !play) return;
      made += 1;
      const line = { ...pick, id: `line-${made}`, stake, odds: play.odds };
      change(code, ({ lines, picks }) => ({
        lines: [...lines, line],
        picks: { ...picks, [play.type]: emptyPick(play.type) },
      }));
    },
    remove: (id: string) => change(code, ({ lines }) => ({ lines: lines.filter((line) => line.id !== id) })),
    /** Updates the lines to the current odds, after the player was informed of the change. */
    requote: (plays: readonly Play[]) =>
      change(code, ({ lines }) => ({
        lines: lines.flatMap((line) => {
          const offered = plays.find(({ type }) => type === line.type);
          return offered ? [{ ...line, odds: offered.odds }] : [];
        }),
      })),
    /** Also clears a lottery the page has left meanwhile. */
    clear: useCallback((of: string) => change(of, () => ({ lines: [] })), [change]),
  };
}

export type Slip = ReturnType<typeof useSlip>;
