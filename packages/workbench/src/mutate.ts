import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from '@baize/tooling/refusal';
import { makeScratch } from '@baize/tooling/scratch';
import type { Finder } from './mutate/fault.ts';
import { faults } from './mutate/faults.ts';
import { runFaults, type Verdict } from './mutate/runFaults.ts';

const folder = '.cache/mutate';
const page = 'test-results/mutate.md';

/**
 * Checks that the tests can fail: applies one fault at a time to a copy of the project and runs the test meant to find
 * it. A full run also writes test-results/mutate.md.
 */
export async function run(ids: readonly string[]): Promise<number> {
  const unknown = ids.filter((id) => !faults.some((fault) => fault.id === id));
  if (unknown.length > 0)
    throw new Refusal(`There is no fault ${unknown.join(', ')}: see packages/workbench/src/mutate/faults.`);
  const chosen = ids.length > 0 ? faults.filter(({ id }) => ids.includes(id)) : faults;
  await makeScratch(folder);
  const verdicts = await runFaults(chosen, folder, say);
  const inOrder = chosen.flatMap((fault) => verdicts.filter((verdict) => verdict.fault === fault));
  const table = tableOf(inOrder);
  console.log(`\n${table}`);
  if (ids.length === 0) writeTable(page, table);
  return inOrder.every(({ by }) => by !== null) ? 0 : 1;
}

function say({ fault: { id, foundBy }, by, reason }: Verdict) {
  console.log(by === null ? `MISSED ${id} by ${foundBy.step}: ${reason}` : `found  ${id} by ${foundBy.step}: ${by}`);
}

function tableOf(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ fault, by }) => {
    const test = by === null ? '**nothing**' : `${fault.foundBy.step}: ${placeOf(fault.foundBy)}${by}`;
    return `| ${[fault.area, fault.says, test, fault.tier].map(escaped).join(' | ')} |`;
  });
  const found = verdicts.filter(({ by }) => by !== null);
  const quick = found.filter(({ fault }) => fault.tier === 'quick');
  const counts = `${found.length} of ${verdicts.length} are found, ${quick.length} of them by the quick tier.`;
  return [counts, '', '| area | fault | found by | tier |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function writeTable(page: string, table: string): void {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, `# Faults that the tests find\n\n${table}\n`);
  console.log(`The table: ${page}`);
}

function placeOf(finder: Finder): string {
  return finder.step === 'check' ? '' : `${finder.file.split('/').at(-1)?.split('.')[0]}, `;
}

const escaped = (text: string) => text.replaceAll('|', '\\|');
