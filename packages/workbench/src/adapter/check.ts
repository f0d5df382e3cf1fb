import { adapterProblems, halfOffered, offeredBy } from '@baize/adapter';
import { executeTool } from '@baize/tooling/execute';
import { readDocument } from '../contract/files.ts';
import { checkBrand } from './brand.ts';
import { coverageOf, coverageText } from './coverage.ts';
import { folderOf, loadAdapter } from './module.ts';
import { checkRecorded } from './recorded.ts';

/**
 * Checks an adapter: its types, what is wrong, its schemas against recorded answers, what it answers, and what the site
 * loses by the rest. A brand's file is held against it and gets the list of what is offered.
 */
export async function checkAdapter(id: string, brand?: string): Promise<number> {
  const adapter = await loadAdapter(id);
  const problems = adapterProblems(adapter);
  if (adapter.id !== id) problems.push(`id: is "${adapter.id}", but the folder is ${folderOf(id)}.`);
  const { code } = await executeTool('tsc', ['-p', 'tsconfig.json']);
  if (code !== 0) problems.push('The compiler refuses the project: its messages stand above.');
  console.log(coverageText(coverageOf(new Set(offeredBy(adapter)), readDocument())));
  for (const [call, part] of halfOffered(adapter))
    console.log(`\n${part} is left out of the site: ${call} is not answered.`);
  const recorded = await checkRecorded(adapter);
  problems.push(...recorded.problems);
  if (recorded.understood.length > 0) console.log(`\nRecorded answers understood: ${recorded.understood.join(', ')}`);
  if (brand !== undefined) problems.push(...checkBrand(adapter, brand));
  for (const problem of problems) console.error(`- ${problem}`);
  console.log(problems.length > 0 ? `\n${id} is not ready.` : `\n${id} can be served: npm run adapter -- serve ${id}`);
  return problems.length > 0 ? 1 : 0;
}
