import { posix } from 'node:path';
import type { ImportGraph } from './importGraph.ts';
import { domainLayers, gatewayLayers, type Layers, siteLayers, uiLayers } from './layerTable.ts';
import { isTestFile } from './table.ts';

export function misplaced(graph: ImportGraph): string[] {
  return [domainLayers, gatewayLayers, uiLayers, siteLayers].flatMap((room) => {
    const isPart = (file: string) =>
      file.startsWith(`${room.root}/`) && !isTestFile(file) && !room.ground.includes(file.slice(room.root.length + 1));
    const shipped = new Map(
      [...graph].filter(([file]) => isPart(file)).map(([file, imports]) => [file, imports.filter(isPart)]),
    );
    return [...upwardImports(shipped, room), ...cycles(byFolder(shipped), 'folders')];
  });
}

function upwardImports(graph: ImportGraph, room: Layers): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter((other) => layerOf(other, room) > layerOf(file, room))
      .map((other) => `${file} imports ${other}, which stands above it. Move what both need into a lower folder.`),
  );
}

/** Returns the index of a file's layer; files outside all folders (entry, route table) form the top layer. */
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

/** Lists import cycles between files, including type and dynamic imports, one sentence each. */
export const importCycles = (graph: ImportGraph): string[] => cycles(graph, 'files');

function cycles(graph: ImportGraph, what: string): string[] {
  const reported = new Set<string>();
  return [...graph.keys()].flatMap((start) => {
    const cycle = reported.has(start) ? null : shortestCycle(graph, start);
    if (!cycle) return [];
    for (const file of cycle) reported.add(file);
    return [
      `These ${what} import each other: ${[...cycle, start].join(' → ')}. Move what they share into a lower one.`,
    ];
  });
}

function shortestCycle(graph: ImportGraph, start: string): string[] | null {
  const paths: string[][] = [[start]];
  const seen = new Set<string>();
  for (const path of paths)
    for (const next of graph.get(path.at(-1) ?? start) ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  return null;
}
