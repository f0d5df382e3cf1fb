import { type ImportGraph, reachedFrom, readGraph, storiesIn } from '../boundaries/importGraph.ts';
import { execute } from '../lib/execute.ts';

/** What the changes since the merge base can reach. */
export interface Affected {
  /** The merge base's commit. */
  base: string;
  /** Files of stories. */
  stories: readonly string[];
}

/** What every story is shown in. */
const preview = '.storybook/preview.tsx';

/**
 * What is worth testing again, by the plain import graph. Null when that cannot be told, and everything has to run: without a
 * merge base, or when something changed that no import says who uses.
 */
export async function affectedTests(): Promise<Affected | null> {
  const base = (await git('merge-base', 'HEAD', 'origin/main')) || (await git('merge-base', 'HEAD', 'main'));
  if (!base) return null;
  const changed = await git('diff', '--name-only', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  const files = `${changed}\n${added}`.split('\n').filter(Boolean);
  const graph = readGraph();
  const stories = storiesIn(graph);
  const affected = affectedStories(files, graph, stories);
  console.log(
    affected
      ? `${files.length} files changed since ${base.slice(0, 7)}: they reach ${affected.length} of ${stories.length} story files.`
      : `${files.length} files changed since ${base.slice(0, 7)}, some of which everything hangs on: everything runs.`,
  );
  return affected && { base, stories: affected };
}

/** The story files that the changed files reach; null when it may be any. */
export function affectedStories(
  changed: readonly string[],
  graph: ImportGraph,
  stories: readonly string[],
): string[] | null {
  const relevant = changed.filter((file) => !isUnseen(file));
  const everywhere = reachedFrom(graph, [preview]);
  if (relevant.some((file) => !graph.has(file) || everywhere.has(file))) return null;
  return stories.filter((story) => {
    const reached = reachedFrom(graph, [story]);
    return relevant.some((file) => reached.has(file));
  });
}

/** What no story shows: prose, journeys, tests that need no browser, commands. */
const isUnseen = (file: string) =>
  /\.md$|^LICENSE$|^site\/e2e\/|\.test\.tsx?$|^packages\/workbench\/|^\.storybook\/pictures\.txt$/.test(file);

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await execute('git', args, { quiet: true });
  return code === 0 ? output.trim() : '';
}
