import { readGraph, storiesIn } from '@baize/tooling/boundaries/importGraph';
import { execute } from '@baize/tooling/execute';
import { affectedAddresses, affectedJourneys, journeysIn } from './journeys.ts';
import { affectedStories, readHouse } from './reach.ts';

export interface Affected {
  base: string;
  /** Day of the checked-out commit, in days since 1970. */
  day: number;
  /** Everything may be affected, or the extent is unknown. */
  everything: boolean;
  stories: readonly string[];
  journeys: readonly string[];
  /** Addresses that show the change: `/vip`, `modal=redeem`. */
  addresses: readonly string[];
  /** A published package has changed. */
  packing: boolean;
  tools: boolean;
}

const published =
  /^(packages\/ui\/(?!.*\.(stories|test)\.)|tokens\/|packages\/workbench\/src\/package\/|packages\/brand-tools\/|package-lock\.json$)/;
const toolsAndDocs = /^(packages\/studio\/|tokens\/|packages\/ui\/.*\.docs\.ts$)/;

/** Selects tests by the import graph; everything if there is no base commit. */
export async function affectedTests(): Promise<Affected> {
  const [base, day] = [await baseCommit(), await dayOfCommit()];
  if (!base)
    return { base: '', day, everything: true, stories: [], journeys: [], addresses: [], packing: true, tools: true };
  const files = await changedFiles(base);
  const graph = readGraph();
  const house = readHouse(graph, readGraph(['value']));
  const all = storiesIn(graph);
  const stories = affectedStories(files, house, all);
  const journeys = affectedJourneys(files, house) ?? journeysIn(graph.keys());
  const reached = stories ? `${stories.length} of ${all.length} story files` : 'any story';
  console.log(
    `${files.length} files changed since ${base.slice(0, 7)}: they reach ${reached} and ${journeys.length} files of journeys.`,
  );
  return {
    base,
    day,
    everything: stories === null,
    stories: stories ?? [],
    journeys,
    addresses: affectedAddresses(files, house),
    packing: files.some((file) => published.test(file)),
    tools: files.some((file) => toolsAndDocs.test(file)),
  };
}

/** Returns BAIZE_BASE or the merge base with main; on an unchanged main, the previous commit. */
export async function baseCommit(): Promise<string> {
  const named = process.env.BAIZE_BASE;
  const asked = named ? await git('rev-parse', '--verify', '--quiet', `${named}^{commit}`) : '';
  if (asked) return asked;
  const base = (await git('merge-base', 'HEAD', 'origin/main')) || (await git('merge-base', 'HEAD', 'main'));
  const isHead = base === (await git('rev-parse', 'HEAD'));
  const before = isHead && !(await git('status', '--porcelain')) ? await git('rev-parse', '--verify', 'HEAD^') : '';
  return before || base;
}

async function changedFiles(base: string): Promise<string[]> {
  const changed = await git('diff', '--name-only', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return `${changed}\n${added}`.split('\n').filter(Boolean);
}

async function dayOfCommit(): Promise<number> {
  const seconds = Number(await git('log', '-1', '--format=%ct')) || Date.now() / 1000;
  return Math.floor(seconds / 86_400);
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await execute('git', args, { quiet: true });
  return code === 0 ? output.trim() : '';
}
