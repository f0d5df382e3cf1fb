import { readdirSync } from 'node:fs';
import { isInTurn } from '@baize/tooling/turnOfDay';
import type { Affected } from '../changed/affected.ts';
import type { Tier } from '../tally.ts';

/** Maximum number of affected files run before a commit, besides the main journeys. */
const mostBeforeACommit = 4;

export interface JourneySelection {
  /**
   * Files to run completely; null for all. From the others, only journeys tagged `@main` (before a commit) or `@smoke`
   * (at a push) run.
   */
  whole: readonly string[] | null;
  left?: string;
}

/** Selects the main journeys, the affected ones, and at a push half of the rest by turn. */
export function selectJourneys(
  tier: Tier,
  affected: Affected | null,
  files: readonly string[] = journeyFiles(),
): JourneySelection {
  if (tier === 'deep' || affected === null) return { whole: null };
  // A change that affects most files is left to the daily turn.
  const reached = affected.everything || affected.journeys.length > files.length / 2 ? [] : affected.journeys;
  if (tier === 'quick') {
    const whole = reached.length <= mostBeforeACommit ? reached : [];
    return { whole, left: `${files.length - whole.length} files of journeys but for their main ones` };
  }
  const whole = files.filter((file) => reached.includes(file) || isInTurn(file, 2, affected.day));
  return {
    whole,
    left: `${files.length - whole.length} of ${files.length} files of journeys but for their main ones: another day's turn`,
  };
}

const journeyFiles = (): string[] =>
  readdirSync('site/e2e')
    .filter((file) => file.endsWith('.journey.ts'))
    .map((file) => `site/e2e/${file}`);
