import { posix } from 'node:path';
import type { ImportGraph } from './importGraph.ts';
import { isTestFile, type Layers, siteLayers, uiLayers } from './table.ts';

/** What breaks the order of folders that stand in layers, and imports that run in a circle there, a sentence each. */
export function misplaced(graph: ImportGraph): string[] {
  return [uiLayers, siteLayers].flatMap((room) => {
    const isPart = (file: string) =>
      file.startsWith(`${room.root}/`) && !isTestFile(file) && !room.ground.includes(file.slice(room.root.length + 1));
    const shipped = new Map(
      [...graph].filter(([file]) => isPart(file)).map(([file, imports]) => [file, imports.filter(isPart)]),
    );
    return [...upwardImports(shipped, room), ...circles(shipped, 'files'), ...circles(byFolder(shipped), 'folders')];
  });
}

function upwardImports(graph: ImportGraph, room: Layers): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter((other) => layerOf(other, room) > layerOf(file, room))
      .map((other) => `${file} imports ${other}, which stands above it. Move what both need into a lower folder.`),
  );
}

/** Place of a file from below; what stands in no folder (an entry, the route table) is above all. */
function layerOf(file: string, { root, folders }: Layers): number {
  const at = folders.findIndex((folder) => file.startsWith(`${root}/${folder}/`));
  return at < 0 ? folders.length : at;
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

/** Files that need each other when they run, in any room, a sentence each: one of them would meet the other half made. */
export const entangled = (values: ImportGraph): string[] => circles(values, 'files');

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
