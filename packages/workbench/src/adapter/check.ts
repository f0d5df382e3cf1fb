import { adapterProblems, offeredBy } from '@baize/adapter';
import { executeTool } from '@baize/tooling/execute';
import { readDocument } from '../contract/files.ts';
import { coverageOf, coverageText } from './coverage.ts';
import { folderOf, loadAdapter } from './module.ts';

/** Checks an adapter: its types, what is wrong, what it answers, and what the site loses by the rest. */
export async function checkAdapter(id: string): Promise<number> {
  const adapter = await loadAdapter(id);
  const problems = adapterProblems(adapter);
  if (adapter.id !== id) problems.push(`id: is "${adapter.id}", but the folder is ${folderOf(id)}.`);
  const { code } = await executeTool('tsc', ['-p', 'tsconfig.json']);
  if (code !== 0) problems.push('The compiler refuses the project: its messages stand above.');
  console.log(coverageText(coverageOf(new Set(offeredBy(adapter)), readDocument())));
  for (const problem of problems) console.error(`- ${problem}`);
  console.log(problems.length > 0 ? `\n${id} is not ready.` : `\n${id} can be served: npm run adapter -- serve ${id}`);
  return problems.length > 0 ? 1 : 0;
}
