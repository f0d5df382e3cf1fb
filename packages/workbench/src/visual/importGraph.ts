import { posix } from 'node:path';
import { readModule } from '../boundaries/imports.ts';
import type { Source } from '../boundaries/sources.ts';

/** Name of a package of ours → its folder and its `exports`. */
export type Packages = Readonly<Record<string, { folder: string; exports: Readonly<Record<string, string>> }>>;

/** File → files that it imports; types are left out, as they draw nothing. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export function importGraph(sources: readonly Source[], packages: Packages): ImportGraph {
  return new Map(
    sources.map(({ path, code }) => {
      const imports = readModule(code, path).imports.filter(({ kind }) => kind !== 'type');
      return [path, imports.flatMap(({ from }) => fileOf(path, from, packages) ?? [])];
    }),
  );
}

function fileOf(importer: string, from: string, packages: Packages): string | null {
  const [path = ''] = from.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(importer), path);
  const [scope, name, ...rest] = path.split('/');
  const found = packages[`${scope}/${name}`];
  if (!found) return null;
  const wanted = rest.length > 0 ? `./${rest.join('/')}` : '.';
  for (const [key, target] of Object.entries(found.exports)) {
    const [before = '', after] = key.split('*');
    if (after === undefined ? key !== wanted : !(wanted.startsWith(before) && wanted.endsWith(after))) continue;
    const middle = wanted.slice(before.length, wanted.length - (after ?? '').length);
    return posix.join(found.folder, target.replace('*', middle));
  }
  return null;
}

/** Everything that is there when one of these files is. */
export function reachedFrom(graph: ImportGraph, files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}
