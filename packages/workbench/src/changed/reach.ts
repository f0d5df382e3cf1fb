import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ImportGraph, reachedFrom } from '@baize/tooling/boundaries/importGraph';
import { names, pageAddresses, type RouteTable, routeTables } from './routeTables.ts';

/** Surroundings of every story. */
const preview = '.storybook/preview.tsx';
const addresses = 'site/src/core/routing/pagePaths.ts';
/** Draws `/art/…` for stories, behind an `import()` of the preview. */
const artist = /^packages\/(art\/src\/|sandbox\/src\/app\.ts$)/;

/** Helpers of the site's stories; some hold addresses. */
const helpers = /^site\/src\/testing\/[\w-]+\.tsx?$/;

/** The imports of the house, and what to read where imports do not tell who uses a file. */
export interface House {
  graph: ImportGraph;
  /** The same without what `import()` brings. */
  atOnce: ImportGraph;
  read(file: string): string;
}

/** Files that no story shows: prose, journeys, tests that need no browser, commands, settings of tools. */
const unseen = [
  /\.md$|^LICENSE$|^docs\/|^\.github\/|^\.ci\/|^\.changeset\/|^site\/e2e\/|\.test\.tsx?$/,
  /^packages\/\w+\/test\/|^packages\/(workbench|tooling|brand-tools|visual-review)\/|^\.storybook\/(pictures\.txt|looks\.ts|phases\.ts|test-runner)/,
  /(^|\/)(biome\.json|\.gitignore|tsconfig[\w.]*\.json|public-props\.txt|weights\.txt|(vitest|playwright)\.config\.ts)$/,
];
/** Build settings of Storybook, which no story imports. */
const builders =
  /^(\.storybook\/(main|roleUses)\.ts|\.storybook\/preview-head\.html|packages\/tooling\/src\/styles\.ts)$/;

/** Files that can change a page or a part. */
export const isSeen = (file: string, graph: ImportGraph): boolean =>
  builders.test(file) || !(unseen.some((pattern) => pattern.test(file)) || isGoneSource(file, graph));

/**
 * The story files that the changed files reach; null when it may be any. A file that is gone is judged by those that imported it, as
 * they had to change with it.
 */
export function affectedStories(
  changed: readonly string[],
  house: House,
  stories: readonly string[],
  reach = storyReach(house),
): string[] | null {
  const { graph, atOnce } = house;
  const relevant = changed.filter((file) => isSeen(file, graph));
  const everywhere = reachedFrom(atOnce, [preview]);
  if (relevant.some((file) => !graph.has(file) || builders.test(file) || everywhere.has(file))) return null;
  return stories.filter((story) => {
    const reached = reach(story);
    return relevant.some((file) => reached.has(file));
  });
}

const isGoneSource = (file: string, graph: ImportGraph) =>
  /^(packages|site\/src|tokens|\.storybook)\/.*\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !graph.has(file);

/** Answers with all that a story shows: what it imports, of the tables of pages the rows that it names, and the art. */
export function storyReach({ graph, read }: House): (story: string) => ReadonlySet<string> {
  const tables = routeTables(graph, read);
  const paths = tables.size > 0 ? pageAddresses(read(addresses)) : new Map<string, readonly string[]>();
  const art = [...graph.keys()].filter((file) => artist.test(file));
  const draws = new Set([...graph.keys()].filter((file) => /\.tsx?$/.test(file) && read(file).includes('/art/')));
  return (story) => {
    const folder = posix.dirname(story);
    const own = story.startsWith('site/') ? [...graph.keys()].filter((file) => posix.dirname(file) === folder) : [];
    const text = [story, ...(graph.get(story) ?? []).filter((file) => helpers.test(file))].map(read).join('\n');
    const namesAny = [...tables.values()].some(({ rows }) => rows.some(({ key }) => names(text, key, paths)));
    const reached = new Set([story, ...own.filter((file) => !file.endsWith('.stories.tsx'))]);
    for (const file of reached) {
      const table = tables.get(file);
      const next = table ? rowsFor(table, text, paths, namesAny) : (graph.get(file) ?? []);
      for (const one of next) reached.add(one);
    }
    if ([...reached].some((file) => draws.has(file))) for (const file of art) reached.add(file);
    return reached;
  };
}

/**
 * Returns the rows of a table that a story names. Of a table whose rows it does not name it gets the page at `/`, where
 * stories begin; a story that names no row of any table gets all, as it may open any.
 */
function rowsFor(
  { always, rows }: RouteTable,
  text: string,
  paths: ReadonlyMap<string, readonly string[]>,
  namesAny: boolean,
): string[] {
  const named = rows.filter(({ key }) => names(text, key, paths));
  const otherwise = namesAny ? rows.filter(({ key }) => paths.get(key)?.includes('/')) : rows;
  return [...always, ...(named.length > 0 ? named : otherwise).map(({ file }) => file)];
}

/** The house as it stands in the working directory. */
export function readHouse(graph: ImportGraph, atOnce: ImportGraph): House {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  return { graph, atOnce, read };
}
