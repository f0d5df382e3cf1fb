import { existsSync, readFileSync, rmSync } from 'node:fs';

/** Written by the story runner (.storybook/phases.ts), one JSON line per try of a story. */
const file = 'test-results/storyPhases.jsonl';

export const forgetPhases = (): void => rmSync(file, { force: true });

export function readPhases(): Record<string, number> {
  const sums: Record<string, number> = {};
  if (!existsSync(file)) return sums;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { phases } = JSON.parse(line) as { phases: Record<string, number> };
    for (const [phase, ms] of Object.entries(phases)) sums[phase] = (sums[phase] ?? 0) + ms / 1000;
  }
  return sums;
}
