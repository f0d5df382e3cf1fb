import { applyFaults } from './apply.ts';
import { batchesOf } from './batches.ts';
import type { Fault, Finder } from './fault.ts';
import { type Findings, isFinder, runTests, type Tier } from './findings.ts';

export interface Verdict {
  fault: Fault;
  by: string | null;
  reason?: string;
}

/** Stories come last because their full tier takes pictures. */
const steps: readonly Finder['step'][] = ['unit', 'check', 'journeys', 'stories'];
const tiers: readonly Tier[] = ['quick', 'full'];

/**
 * Applies every fault to the copy in `folder` and runs its test. A test counts only if it passes without the fault, so
 * all of them first run on the unchanged copy.
 */
export async function runFaults(
  faults: readonly Fault[],
  folder: string,
  say: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const tier of tiers) {
    for (const step of steps) {
      const group = faults.filter((fault) => fault.tier === tier && fault.foundBy.step === step);
      if (group.length === 0) continue;
      const before = await runTests(folder, step, argumentsFor(group), tier);
      for (const batch of batchesOf(group)) {
        for (const verdict of await judge(batch, before, folder)) {
          verdicts.push(verdict);
          say(verdict);
        }
      }
    }
  }
  return verdicts;
}

async function judge(batch: readonly Fault[], before: Findings, folder: string): Promise<Verdict[]> {
  const sound = batch.filter(({ foundBy }) => passes(before, foundBy));
  const broken = batch
    .filter((fault) => !sound.includes(fault))
    .map((fault) => ({ fault, by: null, reason: withoutFault(before, fault.foundBy) }));
  const [first] = sound;
  if (!first) return broken;
  const takeOut = applyFaults(sound, folder);
  try {
    const after = await runTests(folder, first.foundBy.step, argumentsFor(sound), first.tier);
    return [...broken, ...sound.map((fault) => verdictOn(fault, after))];
  } finally {
    takeOut();
  }
}

function verdictOn(fault: Fault, { ran, output }: Findings): Verdict {
  const mine = ran.filter((test) => isFinder(test, fault.foundBy));
  const named = fault.foundBy.step !== 'check' || output.includes(fault.file);
  const failed = named && mine.find((test) => test.failed);
  if (failed) return { fault, by: failed.title };
  if (mine.length === 0) return { fault, by: null, reason: `its test did not run:\n${lastLines(output)}` };
  const others = ran.filter((test) => test.failed).map(({ title }) => `"${title}"`);
  return { fault, by: null, reason: `its test passes${others.length > 0 ? `; these fail: ${others.join(', ')}` : ''}` };
}

const passes = ({ ran }: Findings, finder: Finder): boolean => {
  const mine = ran.filter((test) => isFinder(test, finder));
  return mine.length > 0 && mine.every(({ failed }) => !failed);
};

function withoutFault({ ran, output }: Findings, finder: Finder): string {
  return ran.some((test) => isFinder(test, finder))
    ? 'its test fails without the fault too'
    : `its test does not run without the fault:\n${lastLines(output)}`;
}

const lastLines = (output: string) => output.trimEnd().split('\n').slice(-15).join('\n');

function argumentsFor(faults: readonly Fault[]): string[] {
  const finders = faults.map(({ foundBy }) => foundBy);
  const files = new Set(finders.flatMap((finder) => (finder.step === 'check' ? [] : [finder.file])));
  const titles = new Set(finders.flatMap((finder) => (finder.step === 'journeys' ? [literally(finder.test)] : [])));
  return [...files, ...(titles.size > 0 ? ['-g', [...titles].join('|')] : [])];
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
