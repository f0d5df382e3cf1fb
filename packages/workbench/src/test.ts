import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { check, type Tally } from './check.ts';
import { findChromium } from './lib/chromium.ts';
import { executeTool } from './lib/execute.ts';
import { Refusal } from './lib/refusal.ts';
import { buildSite } from './lib/site.ts';
import { orphanedPictures, runStories } from './lib/stories.ts';
import { writeVisualReport } from './lib/visualReport.ts';

type StepName = 'check' | 'unit' | 'stories' | 'journeys';

const steps: Record<StepName, (args: readonly string[]) => Promise<Tally>> = {
  check: () => check(),
  unit,
  stories,
  journeys,
};

/**
 * npm test runs every step and stops at the first that fails; --all goes on. `npm test -- unit` (or check, stories,
 * journeys) runs one, with further arguments for its tool.
 */
export async function run(args: readonly string[]): Promise<number> {
  const goesOn = args.includes('--all');
  const [first, ...rest] = args.filter((argument) => argument !== '--all');
  if (first && !(first in steps))
    throw new Refusal(`There is no step "${first}": the steps are ${Object.keys(steps).join(', ')}.`);
  const chosen = (first ? [first] : Object.keys(steps)) as StepName[];

  mkdirSync('test-results', { recursive: true });
  if (chosen.includes('stories') || chosen.includes('journeys')) await findChromium();
  const total: Tally = { passed: 0, failed: 0 };
  for (const name of chosen) {
    const start = performance.now();
    console.log(`\n── ${name}`);
    const { passed, failed } = await steps[name](first ? rest : []);
    total.passed += passed;
    total.failed += failed;
    console.log(
      `── ${name}: ${passed} passed, ${failed} failed in ${((performance.now() - start) / 1000).toFixed(0)} s`,
    );
    if (failed > 0 && !goesOn) break;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

async function unit(args: readonly string[]): Promise<Tally> {
  const file = fresh('test-results/unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await executeTool('vitest', [
    'run',
    '--config',
    'packages/workbench/vitest.config.ts',
    ...reporters,
    ...args,
  ]);
  return jestTally(file, code);
}

async function stories(files: readonly string[]): Promise<Tally> {
  const { code, results } = await runStories({ pictures: 'compare', files });
  const orphans = orphanedPictures();
  const report = writeVisualReport(orphans);
  if (report) console.error(`Pictures that differ, or that no story asks for: ${report}`);
  const { passed, failed } = jestTally(results, code);
  return { passed, failed: failed + (orphans.length > 0 ? 1 : 0) };
}

async function journeys(args: readonly string[]): Promise<Tally> {
  const CHROMIUM = await findChromium();
  await buildSite();
  const file = fresh('test-results/journeys.json');
  // Playwright reads a relative path from where its configuration stands.
  const env = { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file) };
  const { code } = await executeTool(
    'playwright',
    ['test', '-c', 'site/playwright.config.ts', '--reporter=line,json', ...args],
    { env },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: Suite[];
  };
  nameSecondTries(suites.flatMap(flakyIn));
  return honest({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, code);
}

interface Suite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

const flakyIn = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
];

/** A browser on a busy machine fails now and then; who is named again and again has a fault of its own. */
function nameSecondTries(names: readonly string[]) {
  for (const name of names) console.log(`passed at the second try: ${name}`);
}

/** Vitest and the story runner write the same report. */
function jestTally(file: string, code: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites?: number;
    testResults: { assertionResults: { fullName: string; status: string; invocations?: number }[] }[];
  };
  const each = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  nameSecondTries(
    each
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  );
  return honest(
    { passed: report.numPassedTests, failed: report.numFailedTests + (report.numRuntimeErrorTestSuites ?? 0) },
    code,
  );
}

/** A step that ends badly, or that runs nothing, has failed whatever its report says. */
function honest({ passed, failed }: Tally, code: number): Tally {
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

function fresh(file: string): string {
  rmSync(file, { force: true });
  return file;
}
