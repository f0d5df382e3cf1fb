import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { browserEnvironment } from './lib/chromium.ts';
import { executeTool } from './lib/execute.ts';
import { buildSite } from './lib/site.ts';
import { runStories } from './lib/stories.ts';
import type { Outcome, StepOptions } from './tally.ts';
import { judgePictures } from './visual/judge.ts';
import { failuresOf, printJudgement } from './visual/printJudgement.ts';

type Result = Pick<Outcome, 'passed' | 'failures' | 'secondTries'>;

const nothing: Result = { passed: 0, failures: [], secondTries: [] };

/** The tests that need no browser. */
export async function unit({ args, affected }: StepOptions): Promise<Outcome> {
  const file = fresh('test-results/unit.json');
  const changed = affected ? ['--changed', affected.base, '--passWithNoTests'] : [];
  const { code } = await executeTool('vitest', [
    'run',
    '--config',
    'packages/workbench/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...changed,
    ...args,
  ]);
  return outcome(
    'unit',
    affected && code === 0 && !existsSync(file) ? nothing : honest(jestResult(file), code, affected !== null),
  );
}

/** Every story, played and looked at; in the full tier by picture too. */
export async function stories({ tier, args, affected }: StepOptions): Promise<Outcome> {
  if (affected?.stories.length === 0) return outcome('stories', nothing);
  const files = args.length > 0 ? args : (affected?.stories ?? []);
  const { code, results, browser } = await runStories({ tier, files });
  const played = honest(jestResult(results), code);
  if (tier === 'quick') return outcome('stories', played);
  const complete = files.length === 0 && played.failures.length === 0;
  const judgement = await judgePictures({ browser, complete });
  await printJudgement(judgement);
  return outcome('stories', { ...played, failures: [...played.failures, ...failuresOf(judgement)] });
}

/** Ways through the built site, in a browser. */
export async function journeys({ args }: StepOptions): Promise<Outcome> {
  const environment = await browserEnvironment();
  await buildSite();
  const file = fresh('test-results/journeys.json');
  // Playwright reads a relative path from where its configuration stands.
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file) };
  const { code } = await executeTool(
    'playwright',
    ['test', '-c', 'site/playwright.config.ts', '--reporter=line,json', ...args],
    { env },
  );
  if (!existsSync(file)) return outcome('journeys', { ...nothing, failures: ['Playwright wrote no report'] });
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: Suite[] };
  const specs = suites.flatMap(specsIn);
  const titled = (status: string) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file: from, title }) => `${from}: ${title}`);
  const result = {
    passed: titled('expected').length + titled('flaky').length,
    failures: titled('unexpected'),
    secondTries: titled('flaky'),
  };
  return outcome('journeys', honest(result, code));
}

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

interface Spec {
  title: string;
  file: string;
  tests: { status: string }[];
}

const specsIn = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

/** Vitest and the story runner write the same report. */
function jestResult(file: string): Result {
  if (!existsSync(file)) return { ...nothing, failures: [`no report was written: ${file}`] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: {
      name: string;
      status: string;
      assertionResults: { fullName: string; status: string; invocations?: number }[];
    }[];
  };
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (found: typeof all) => found.map(({ fullName }) => fullName);
  const broken = report.testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
    )
    .map(({ name }) => name);
  const passed = all.filter(({ status }) => status === 'passed');
  return {
    passed: passed.length,
    failures: [...named(all.filter(({ status }) => status === 'failed')), ...broken],
    secondTries: named(passed.filter(({ invocations = 1 }) => invocations > 1)),
  };
}

/** A step that ends badly, or that runs nothing, has failed whatever its report says. */
function honest(result: Result, code: number, mayBeEmpty = false): Result {
  if (result.failures.length > 0 || (code === 0 && (result.passed > 0 || mayBeEmpty))) return result;
  return { ...result, failures: [code === 0 ? 'no test was run' : `the tool ended with code ${code}`] };
}

function outcome(name: string, result: Result): Outcome {
  return { name, seconds: 0, ...result };
}

function fresh(file: string): string {
  rmSync(file, { force: true });
  return file;
}
