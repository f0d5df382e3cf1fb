import type { Outcome, Tier } from '../tally.ts';

export const reportFile = 'test-results/report.json';

export interface Report {
  tier: Tier;
  seconds: number;
  machine: {
    cpus: number;
    /** Load averages of the last 1, 5 and 15 minutes, at the end. */
    load: readonly number[];
    loadAtStart: number;
  };
  /** Such as `1/4`, the first of four parts; null for a whole run. */
  shard: string | null;
  passed: number;
  failures: readonly string[];
  secondTries: readonly string[];
  outcomes: readonly Outcome[];
}

export function printReport({ passed, failures, secondTries }: Report, excused: readonly string[] = []): void {
  for (const title of secondTries) console.log(`passed at the second try: ${title}`);
  for (const title of excused) console.log(`failed in quarantine: ${title}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
}
