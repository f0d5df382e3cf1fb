import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Import, readModule } from './imports.ts';
import { readSources, type Source } from './sources.ts';
import { rooms } from './table.ts';

export type Packages = Readonly<Record<string, { folder: string; exports: Readonly<Record<string, string>> }>>;

/** Files imported by each file, type imports excluded. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export function readGraph(kinds?: readonly Import['kind'][]): ImportGraph {
  return importGraph(readSources(), readPackages(), kinds);
}

function readPackages(): Packages {
  const folders = Object.values(rooms).map(({ folder }) => folder);
  const found = folders.filter((folder) => existsSync(`${folder}/package.json`));
  return Object.fromEntries(
    found.map((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      return [name, { folder, exports }];
    }),
  );
}

export function importGraph(
  sources: readonly Source[],
  packages: Packages,
  kinds: readonly Import['kind'][] = ['value', 'dynamic'],
): ImportGraph {
  return new Map(
    sources.map(({ path, code }) => {
      const imports = readModule(code, path).imports.filter(({ kind }) => kinds.includes(kind));
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

export function reachedFrom(graph: ImportGraph, files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

export const storiesIn = (graph: ImportGraph): string[] =>
  [...graph.keys()].filter((path) => path.endsWith('.stories.tsx'));
