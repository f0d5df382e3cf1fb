import { execute } from '../lib/execute.ts';
import { propsFile } from './publicProps.ts';

/** What is wrong with a set of changed files: others build on the public props, so a change of them is announced. */
export function changesetProblems(changed: readonly string[]): string[] {
  const announced = changed.some((path) => /^\.changeset\/(?!README)[\w-]+\.md$/.test(path));
  return changed.includes(propsFile) && !announced
    ? [`${propsFile} changes and no changeset says so: npx changeset`]
    : [];
}

/** The same of what is not committed yet or, where that leaves the props alone, of the last commit here; nothing outside a repository. */
export async function missingChangesets(): Promise<string[]> {
  const open = await paths(['status', '--porcelain=v1', '--no-renames', '--untracked-files=all'], 3);
  if (open.includes(propsFile)) return changesetProblems(open);
  return changesetProblems(await paths(['diff', '--name-only', 'HEAD^', 'HEAD']));
}

/** The paths that git prints, a line each after so many characters; none where it refuses, as before the second commit. */
async function paths(args: readonly string[], after = 0): Promise<string[]> {
  const { code, output } = await execute('git', args, { quiet: true }).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? output.split('\n').map((line) => line.slice(after)) : [];
}
