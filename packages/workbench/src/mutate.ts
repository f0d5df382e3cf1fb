import { Refusal } from './lib/refusal.ts';
import { makeScratch } from './lib/scratch.ts';
import { faults } from './mutate/faults.ts';
import { runFaults, type Verdict } from './mutate/runFaults.ts';
import { tableOf, writeTable } from './mutate/table.ts';

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
