import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execute } from '@baize/tooling/execute';
import { type Finding, resultsFolder } from '@baize/visual-review/findings';
import type { Fault, Finder } from './fault.ts';

export type Tier = Fault['tier'];
type Step = Finder['step'];

export interface Ran {
  file: string;
  title: string;
  failed: boolean;
}

export interface Findings {
  ran: readonly Ran[];
  /** Complete output, for runs that end before any test. */
  output: string;
}

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

export function isFinder({ title, file }: Ran, finder: Finder): boolean {
  if (finder.step === 'check') return title === finder.part;
  if (!file.endsWith(finder.file)) return false;
  return finder.step === 'stories' ? title === finder.test : title.includes(finder.test);
}

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

/** Marks stories with changed pictures as failed; pictures are compared after all have been taken. */
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

/** Converts an export name to Storybook's id: `ForABlockedRegion` becomes `for-a-blocked-region`. */
const idOf = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();

interface Suite {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** Names the file of the outermost suite, since a helper that registers tests stands in a file of its own. */
function journeysOf({ suites }: { suites: Suite[] }): Ran[] {
  return suites.flatMap((suite) => journeysIn(suite, `site/e2e/${suite.file}`));
}

function journeysIn({ specs, suites = [] }: Suite, file: string): Ran[] {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, tests }) => ({ file, title, failed: tests.some(({ status }) => status === 'unexpected') })),
    ...suites.flatMap((inner) => journeysIn(inner, file)),
  ];
}
