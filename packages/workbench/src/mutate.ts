import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from './lib/refusal.ts';
import { makeScratch } from './lib/scratch.ts';
import type { Finder } from './mutate/fault.ts';
import { faults } from './mutate/faults.ts';
import { runFaults, type Verdict } from './mutate/runFaults.ts';

const folder = '.cache/mutate';
const page = 'docs/testing.md';

/**
 * Proves that the tests can fail: puts one fault after the other into a copy of the project and runs the test that is to find it. All of
 * them, which also writes the table of docs/testing.md, or those whose ids are given.
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

const marks = ['<!-- mutate -->', '<!-- /mutate -->'] as const;

/** The verdicts as a table of Markdown, in the order given. */
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

/** Puts the table between its marks, which the page has to have. */
function writeTable(page: string, table: string): void {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const [start, end] = marks.map((mark) => text.indexOf(mark)) as [number, number];
  if (start < 0 || end < start) throw new Error(`${page} has no place for the table: ${marks.join(' … ')}`);
  writeFileSync(page, `${text.slice(0, start + marks[0].length)}\n\n${table}\n\n${text.slice(end)}`);
}

/** The file of the test, short enough to be read. */
function placeOf(finder: Finder): string {
  return finder.step === 'check' ? '' : `${finder.file.split('/').at(-1)?.split('.')[0]}, `;
}

const escaped = (text: string) => text.replaceAll('|', '\\|');
