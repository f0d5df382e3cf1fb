import { existsSync, readFileSync } from 'node:fs';
import { dearestOf, noResult, type Result } from './result.ts';

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

interface Spec {
  title: string;
  file: string;
  tests: Test[];
}

interface Test {
  status: string;
  projectName: string;
  results: { duration: number }[];
}

/** Projects that walk the sandbox in Chromium, as a title without a project says. */
const usual: readonly string[] = ['whole', 'main'];

/** Reads the results of journeys or engines. The engine, or a platform other than the sandbox, stands in the title. */
export function readPlaywrightReport(file: string): Result {
  if (!existsSync(file)) return { ...noResult, failures: ['Playwright wrote no report'] };
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: Suite[] };
  const tests = suites.flatMap(specsIn).flatMap(({ title, file: from, tests: runs }) =>
    runs.map((run) => ({
      ...run,
      title: `${from}: ${title}${usual.includes(run.projectName) ? '' : ` (${run.projectName})`}`,
      seconds: run.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  const titled = (status: string) => tests.filter((test) => test.status === status).map(({ title }) => title);
  return {
    passed: titled('expected').length + titled('flaky').length,
    failures: titled('unexpected'),
    secondTries: titled('flaky'),
    dearest: dearestOf(tests),
    phases: { play: tests.reduce((sum, { seconds }) => sum + seconds, 0) },
  };
}

const specsIn = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];
