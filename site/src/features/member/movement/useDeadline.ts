import { type DeadlinePhase, deadlinePhase } from '@baize/domain';
import { useEffect } from 'react';
import { useServerSecond } from '../../../core/services/serverSecond.ts';

const everyMs = 4_000;

/**
 * Returns the phase of a deadline, updated every second. Once it has passed, polls the platform for the result; the
 * page decides nothing itself (FLT-039).
 */
export function useDeadline(deadline: number | null, ask: () => Promise<unknown>): DeadlinePhase {
  const now = useServerSecond();
  const phase = deadlinePhase(deadline, now);
  const due = phase.kind === 'due';
  useEffect(() => {
    if (!due) return;
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    return () => clearInterval(timer);
  }, [due, ask]);
  return phase;
}
