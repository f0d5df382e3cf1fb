import { posix } from 'node:path';
import type { ImportGraph } from './importGraph.ts';
import { isTestFile, rooms, siteLayers } from './table.ts';

const root = 'site/src';

/** What breaks the order of the site's folders, and imports that run in a circle, a sentence each. */
export function misplaced(graph: ImportGraph): string[] {
  const shipped = new Map(
    [...graph]
      .filter(([file]) => file.startsWith(`${root}/`) && !isTestFile(file))
      .map(([file, imports]) => [file, imports.filter((other) => other.startsWith(`${root}/`) && !isTestFile(other))]),
  );
  return [...upwardImports(shipped), ...circles(shipped, 'files'), ...circles(byFolder(shipped), 'folders')];
}

function upwardImports(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter((other) => layerOf(other) > layerOf(file))
      .map((other) => `${file} imports ${other}, which stands above it. Move what both need into a lower folder.`),
  );
}

/** Place of a file from below; what stands in no folder (the entry, the route table) is above all. */
function layerOf(file: string): number {
  const at = siteLayers.findIndex((folder) => file.startsWith(`${root}/${folder}/`));
  return at < 0 ? siteLayers.length : at;
}

function byFolder(graph: ImportGraph): ImportGraph {
  const folders = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    const folder = posix.dirname(file);
    const others = imports.map((other) => posix.dirname(other)).filter((other) => other !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return folders;
}

/** Files of any room that import each other, by type or by import() too, a sentence each. */
export function importCycles(graph: ImportGraph): string[] {
  const exempt = Object.values(rooms).filter(({ typeCycles }) => typeCycles);
  const judged = [...graph].filter(([file]) => !exempt.some(({ folder }) => file.startsWith(`${folder}/`)));
  return circles(new Map(judged), 'files');
}

/** Files that import each other's values: one would run before the other is ready. No room is exempt. */
export const valueCycles = (values: ImportGraph): string[] => circles(values, 'files');

/** Each circle once, from the first of its members that the graph names. */
function circles(graph: ImportGraph, what: string): string[] {
  const told = new Set<string>();
  return [...graph.keys()].flatMap((start) => {
    const way = told.has(start) ? null : wayBack(graph, start);
    if (!way) return [];
    for (const member of way) told.add(member);
    return [`These ${what} import each other: ${[...way, start].join(' → ')}. Move what they share into a lower one.`];
  });
}

/** The shortest way from a member back to itself; null where there is none. */
function wayBack(graph: ImportGraph, start: string): string[] | null {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  return null;
}
