import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { findChromium } from '@baize/tooling/chromium';
import { patience } from '@baize/tooling/patience';
import { buildSite } from './builds/site.ts';
import { buildStories } from './builds/stories.ts';
import { affectedTests } from './changed/affected.ts';
import { check } from './check.ts';
import { engines, journeys, stories, unit } from './steps.ts';
import type { Outcome, StepOptions } from './tally.ts';
import { readArguments, type StepName } from './test/arguments.ts';
import { judgeRun } from './test/judgeRun.ts';
import { mergeShards } from './test/merge.ts';

const steps: Record<StepName, (options: StepOptions) => Promise<Outcome>> = {
  check: () => check(),
  unit,
  stories,
  journeys,
  engines,
};

/** Steps without a browser, run alongside the builds. */
const together: readonly StepName[] = ['check', 'unit'];

const unsplit: readonly StepName[] = ['check', 'engines'];

/**
 * npm test runs the quick set, `--all` every behaviour once, `--deep` everything in every look. `npm test -- unit` (or
 * check, stories, journeys, engines) runs one step and passes further arguments to its tool. `--shard 1/4` runs a quarter,
 * `--merge <folder>` judges all shards. A failing step does not stop the others.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { step, rest, tier, shard, merge } = readArguments(args);
  if (merge) return mergeShards(merge);
  const start = performance.now();
  const loadAtStart = loadavg()[0] ?? 0;
  mkdirSync('test-results', { recursive: true });
  const isNamed = rest.length > 0;
  const affected = tier === 'deep' || isNamed ? null : await affectedTests();
  process.env.BAIZE_TIER = tier;
  process.env.BAIZE_PATIENCE = String(patience(loadAtStart));
  if (affected) process.env.BAIZE_TURN = String(affected.day);
  // Unsplit steps run in the first shard only.
  const isFirst = !shard || shard.startsWith('1/');
  const all = stepNames.filter(
    (name) => (isFirst || !unsplit.includes(name)) && (name !== 'engines' || tier !== 'quick'),
  );
  const chosen = step ? [step] : all;
  const needsBrowser = chosen.includes('stories') || chosen.includes('journeys');
  if (needsBrowser) await findChromium();

  const outcomes: Outcome[] = [];
  const runStep = async (name: StepName) => {
    const work = () => steps[name]({ tier, args: step ? rest : [], affected, shard });
    outcomes.push(await timed(name, () => work().catch((error) => broken(name, error))));
  };
  const builds = needsBrowser ? timed('build', () => build(chosen)) : null;
  // Builds are awaited below; this prevents an unhandled rejection until then.
  builds?.catch(() => undefined);
  for (const name of chosen.filter((one) => together.includes(one))) await runStep(name);
  try {
    if (builds) outcomes.push(await builds);
    for (const name of chosen.filter((one) => !together.includes(one))) await runStep(name);
  } catch (error) {
    outcomes.push(broken('build', error));
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  return judgeRun({ tier, shard, seconds, loadAtStart, outcomes, isWhole: !step });
}

const stepNames = Object.keys(steps) as StepName[];

function broken(name: string, error: unknown): Outcome {
  return { name, passed: 0, failures: [String(error)], secondTries: [], seconds: 0 };
}

async function build(chosen: readonly StepName[]): Promise<Outcome> {
  if (chosen.includes('stories')) await buildStories();
  if (chosen.includes('journeys')) await buildSite();
  return { name: 'build', passed: 0, failures: [], secondTries: [], seconds: 0 };
}

async function timed(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const outcome = await work();
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failures.length} failed in ${seconds} s`);
  if (outcome.left) console.log(`   ${outcome.left}`);
  return { ...outcome, name, seconds };
}
