import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Result } from './result.ts';
import { dearestOf, noResult } from './result.ts';

interface JestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: JestTest[];
  }[];
}

interface JestTest {
  fullName: string;
  status: string;
  /** Number of runs; absent in Vitest. */
  invocations?: number;
  retryReasons?: string[];
  /** Milliseconds. */
  duration?: number | null;
}

export function readJestReport(file: string): Result {
  if (!existsSync(file)) return { ...noResult, failures: [`no report was written: ${file}`] };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: relative('', name) })),
  );
  const named = (found: typeof all) => found.map(({ fullName }) => fullName);
  const broken = testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
    )
    .map(({ name }) => name);
  const passed = all.filter(({ status }) => status === 'passed');
  return {
    passed: passed.length,
    failures: [...named(all.filter(({ status }) => status === 'failed')), ...broken],
    secondTries: named(passed.filter(isSecondTry)),
    dearest: dearestOf(
      all.map(({ fullName, file: from, duration }) => ({
        title: `${from}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

/** Differing pictures are always retaken before they are judged (.storybook/test-runner.ts), which is not a retry. */
function isSecondTry({ invocations = 1, retryReasons = [] }: JestTest): boolean {
  const isOnlyPictures = retryReasons.length > 0 && retryReasons.every((reason) => reason.includes('taken once more'));
  return invocations > 1 && !isOnlyPictures;
}
