import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { affectedTests } from './changed/affected.ts';
import { check } from './check.ts';
import { findChromium } from './lib/chromium.ts';
import { Refusal } from './lib/refusal.ts';
import { buildSite } from './lib/site.ts';
import { buildStories } from './lib/stories.ts';
import { journeys, stories, unit } from './steps.ts';
import type { Outcome, StepOptions } from './tally.ts';

type StepName = 'check' | 'unit' | 'stories' | 'journeys';

const steps: Record<StepName, (options: StepOptions) => Promise<Outcome>> = {
  check: () => check(),
  unit,
  stories,
  journeys,
};

/** The steps that need no browser run beside the builds which the others wait for. */
const together: readonly StepName[] = ['check', 'unit'];

const reportFile = 'test-results/report.json';

/**
 * npm test runs the quick tier of every step, `--all` the full one, `--personas all` every journey for every persona.
 * `--changed` leaves out unit tests and stories that no change since the merge base can reach. `npm test -- unit` (or
 * check, stories, journeys) runs one step, with further arguments for its tool and then in full. A step that fails keeps no other from
 * running; the end names all that failed.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { step, rest, ...options } = readArguments(args);
  const chosen = step ? [step] : (Object.keys(steps) as StepName[]);
  process.env.BAIZE_TIER = options.tier;
  if (options.allPersonas) process.env.BAIZE_PERSONAS = 'all';
  mkdirSync('test-results', { recursive: true });
  const start = performance.now();
  const affected = options.changed ? await affectedTests() : null;
  const needsBrowser = chosen.includes('stories') || chosen.includes('journeys');
  if (needsBrowser) await findChromium();

  const outcomes: Outcome[] = [];
  const runStep = async (name: StepName) => {
    const work = () => steps[name]({ tier: options.tier, args: step ? rest : [], affected });
    outcomes.push(await timed(name, () => work().catch((error) => broken(name, error))));
  };
  const builds = needsBrowser ? build(chosen) : Promise.resolve();
  // The builds are awaited below; until then their failure is not unhandled.
  builds.catch(() => undefined);
  for (const name of chosen.filter((one) => together.includes(one))) await runStep(name);
  try {
    await builds;
    for (const name of chosen.filter((one) => !together.includes(one))) await runStep(name);
  } catch (error) {
    outcomes.push(broken('build', error));
  }
  return tell(outcomes, options.tier, (performance.now() - start) / 1000);
}

/** What is told of a step that threw instead of ending. */
function broken(name: string, error: unknown): Outcome {
  return { name, passed: 0, failures: [String(error)], secondTries: [], seconds: 0 };
}

async function build(chosen: readonly StepName[]) {
  if (chosen.includes('stories')) await buildStories();
  if (chosen.includes('journeys')) await buildSite();
}

function readArguments(all: readonly string[]) {
  const args = all.filter((argument) => argument !== '--');
  const personas = args.indexOf('--personas');
  const [first, ...others] = args.filter((argument, at) => {
    const belongsToPersonas = personas >= 0 && (at === personas || at === personas + 1);
    return !['--all', '--changed'].includes(argument) && !belongsToPersonas;
  });
  if (personas >= 0 && args[personas + 1] !== 'all') throw new Refusal('--personas takes one word: all.');
  if (first && !(first in steps))
    throw new Refusal(`There is no step "${first}": the steps are ${Object.keys(steps).join(', ')}.`);
  return {
    step: first as StepName | undefined,
    rest: others,
    tier: tierOf(args.includes('--all'), others.length > 0),
    changed: args.includes('--changed'),
    allPersonas: personas >= 0,
  };
}

/** Named files are tested in the full tier. */
function tierOf(all: boolean, named: boolean): 'quick' | 'full' {
  const asked = process.env.BAIZE_TIER;
  if (all || asked === 'full') return 'full';
  return named && asked !== 'quick' ? 'full' : 'quick';
}

async function timed(name: StepName, work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const outcome = await work();
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failures.length} failed in ${seconds} s`);
  return { ...outcome, name, seconds };
}

/** Says how it went and what failed, keeps it for later readers, and returns the exit code. */
function tell(outcomes: readonly Outcome[], tier: string, seconds: number): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures.map((failure) => `${outcome.name}: ${failure}`));
  const secondTries = outcomes.flatMap((outcome) => outcome.secondTries.map((title) => `${outcome.name}: ${title}`));
  const machine = { cpus: cpus().length, load: loadavg() };
  writeFileSync(
    reportFile,
    JSON.stringify({ tier, seconds: Math.round(seconds), machine, passed, failures, secondTries, outcomes }, null, 2),
  );
  for (const title of secondTries) console.log(`passed at the second try: ${title}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  console.log(`\n${(seconds / 60).toFixed(1)} minutes, load ${loadavg()[0]?.toFixed(1)}: ${reportFile}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
}
