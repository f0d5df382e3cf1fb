import type { Outcome, Timed } from '../tally.ts';

export type Result = Omit<Outcome, 'name' | 'seconds'>;

export const noResult: Result = { passed: 0, failures: [], secondTries: [] };

const most = 50;

export function dearestOf(tests: readonly Timed[]): Timed[] {
  return tests
    .map(({ title, seconds }) => ({ title, seconds: Math.round(seconds * 10) / 10 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}

/** Fails a step that exits with an error or runs no test, whatever its report says. */
export function honest(result: Result, code: number, mayBeEmpty = false): Result {
  if (result.failures.length > 0 || (code === 0 && (result.passed > 0 || mayBeEmpty))) return result;
  return { ...result, failures: [code === 0 ? 'no test was run' : `the tool ended with code ${code}`] };
}
