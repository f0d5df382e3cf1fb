import { execute } from '@baize/tooling/execute';
import { Refusal } from '@baize/tooling/refusal';
import { printChanges, publishedAt } from './contract/changes.ts';
import { recordExamples } from './contract/examples.ts';
import { currentDocument, examplesFolder, openapiFile, readDocument, writeContract } from './contract/files.ts';

const usage = 'npm run contract | npm run contract -- record | npm run contract -- diff <git ref>';

/**
 * npm run contract writes docs/contract anew from the definitions. `record` records the examples by the sandbox's tests
 * first, `diff` tells what changed since a git ref.
 */
export async function run([name, ref, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || (name !== 'diff' && ref !== undefined)) throw new Refusal(usage);
  if (name === 'diff') return diff(ref);
  if (name !== undefined && name !== 'record') throw new Refusal(usage);
  if (name === 'record') console.log(`${(await recordExamples(examplesFolder, readDocument())).length} examples`);
  for (const path of await writeContract()) console.log(path);
  return 0;
}

async function diff(ref: string | undefined): Promise<number> {
  if (!ref) throw new Refusal(`Name a git ref to compare with: ${usage}`);
  const { code } = await execute('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { quiet: true });
  if (code !== 0) throw new Refusal(`There is no commit "${ref}".`);
  const before = await publishedAt(ref);
  if (!before) throw new Refusal(`${ref} has no ${openapiFile}.`);
  printChanges(before, currentDocument());
  return 0;
}
