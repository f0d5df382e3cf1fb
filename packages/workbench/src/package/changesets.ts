import { execute } from '@baize/tooling/execute';
import { propsFile } from './publicProps.ts';

/** Reports a change of the public props without a changeset, because others build on these. */
export function changesetProblems(changed: readonly string[]): string[] {
  const announced = changed.some((path) => /^\.changeset\/(?!README)[\w-]+\.md$/.test(path));
  return changed.includes(propsFile) && !announced
    ? [`${propsFile} changes and no changeset says so: npx changeset`]
    : [];
}

/**
 * Checks uncommitted changes or, if these leave the props alone, the last commit; returns nothing outside a repository.
 */
export async function missingChangesets(): Promise<string[]> {
  const open = await paths(['status', '--porcelain=v1', '--no-renames', '--untracked-files=all'], 3);
  if (open.includes(propsFile)) return changesetProblems(open);
  return changesetProblems(await paths(['diff', '--name-only', 'HEAD^', 'HEAD']));
}

async function paths(args: readonly string[], after = 0): Promise<string[]> {
  const { code, output } = await execute('git', args, { quiet: true }).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? output.split('\n').map((line) => line.slice(after)) : [];
}
