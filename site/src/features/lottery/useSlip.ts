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

/** A line as the slip keeps it; the id tells two alike apart. */
export interface KeptLine extends SlipLine {
  id: string;
}

interface Kept {
  lines: readonly KeptLine[];
  picks: Partial<Record<PlayType, LotteryPick>>;
  /** A decimal string; null while what is typed is no amount. */
  stake: string | null;
}

const nothing: Kept = { lines: [], picks: {}, stake: '' };
let made = 0;

/** What is picked and what is on the slip, for each lottery of the page: going to another one and back loses nothing. */
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
    /** The lines at the odds of now, once the player has been told that they changed. */
    requote: (plays: readonly Play[]) =>
      change(code, ({ lines }) => ({
        lines: lines.flatMap((line) => {
          const offered = plays.find(({ type }) => type === line.type);
          return offered ? [{ ...line, odds: offered.odds }] : [];
        }),
      })),
    /** Also of a lottery that the page has left meanwhile. */
    clear: useCallback((of: string) => change(of, () => ({ lines: [] })), [change]),
  };
}

export type Slip = ReturnType<typeof useSlip>;
