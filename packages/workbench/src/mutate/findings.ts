import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execute } from '../lib/execute.ts';
import { type Finding, resultsFolder } from '../visual/findings.ts';
import type { Fault, Finder } from './fault.ts';

export type Tier = Fault['tier'];
type Step = Finder['step'];

/** A test that ran, as its step names it. */
export interface Ran {
  file: string;
  title: string;
  failed: boolean;
}

export interface Findings {
  ran: readonly Ran[];
  /** All that was printed, for what ends before a test could run. */
  output: string;
}

/** Runs tests in the copy as anybody would, and reads the report of that step. */
export async function runTests(folder: string, step: Step, args: readonly string[], tier: Tier): Promise<Findings> {
  const report = join(folder, 'test-results', `${step}.json`);
  rmSync(report, { force: true });
  const { output } = await execute(
    process.execPath,
    ['packages/workbench/run.mjs', 'test', step, ...(tier === 'full' ? ['--all'] : []), ...args],
    {
      cwd: folder,
      quiet: true,
    },
  );
  if (step === 'check') return { ran: partsOf(output), output };
  if (!existsSync(report)) return { ran: [], output };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  const ran = step === 'journeys' ? journeysOf(json) : testsOf(json, step);
  return { ran: step === 'stories' ? withPictures(ran, folder) : ran, output };
}

/** Whether this is the test that the fault is for. */
export function isFinder({ title, file }: Ran, finder: Finder): boolean {
  if (finder.step === 'check') return title === finder.part;
  if (!file.endsWith(finder.file)) return false;
  return finder.step === 'stories' ? title === finder.test : title.includes(finder.test);
}

/** `npm run check` prints a line for each of its parts. */
function partsOf(output: string): Ran[] {
  return [...output.matchAll(/^(ok {4}|FAILED) (.*) \([\d.]+ s\)$/gm)].map(([, result, title = '']) => ({
    file: '',
    title,
    failed: result === 'FAILED',
  }));
}

interface JestReport {
  testResults: { name: string; assertionResults: { title: string; ancestorTitles: string[]; status: string }[] }[];
}

/** A story is a group of one test, named after its export. */
function testsOf({ testResults }: JestReport, step: Step): Ran[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, ancestorTitles, status }) => ({
        file: name,
        title: step === 'stories' ? (ancestorTitles.at(-1) ?? title) : [...ancestorTitles, title].join(' ').trim(),
        failed: status === 'failed',
      })),
  );
}

/** A story fails, too, when a picture of it has changed: the pictures are compared after all have been taken. */
function withPictures(ran: readonly Ran[], folder: string): Ran[] {
  const findings = join(folder, resultsFolder, 'findings');
  const changed = new Set(
    (existsSync(findings) ? readdirSync(findings) : []).map((name) => {
      const { fileName, storyId }: Finding = JSON.parse(readFileSync(join(findings, name), 'utf8'));
      return `${resolve(folder, fileName)} ${storyId.split('--')[1]}`;
    }),
  );
  return ran.map((test) => ({
    ...test,
    failed: test.failed || changed.has(`${resolve(test.file)} ${idOf(test.title)}`),
  }));
}

/** What Storybook makes of the name of an export: `ForABlockedRegion` is `for-a-blocked-region`. */
const idOf = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();

interface Suite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

function journeysOf({ suites }: { suites: Suite[] }): Ran[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, file, tests }) => ({
        file: `site/e2e/${file}`,
        title,
        failed: tests.some(({ status }) => status === 'unexpected'),
      })),
    ...journeysOf({ suites: inner }),
  ]);
}
