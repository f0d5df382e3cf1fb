import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { ImportGraph } from '@baize/tooling/boundaries/importGraph';

/** Definitions of pages, dialogs and centre pages, each beside what it loads. */
const definition = /\.route\.tsx?$/;

/** Definitions loaded per key of a route table: `pointMall`, `convert`, `depositv2`. A story loads only those it names. */
export interface RouteTable {
  always: readonly string[];
  rows: readonly { key: string; file: string }[];
}

export function routeTables(graph: ImportGraph, read = (file: string) => readFileSync(file, 'utf8')) {
  const tables = new Map<string, RouteTable>();
  for (const [file, imports] of graph) {
    if (/\.(test|stories)\./.test(file) || !imports.some((target) => definition.test(target))) continue;
    const rows = rowsOf(read(file), file);
    const loaded = new Set(rows.map((row) => row.file));
    tables.set(file, { always: imports.filter((target) => !loaded.has(target)), rows });
  }
  return tables;
}

/** Finds the file of each row, `vip: vipRoute`, by the import of its definition. */
function rowsOf(code: string, file: string): { key: string; file: string }[] {
  const files = new Map<string, string>();
  for (const [, names = '', from = ''] of code.matchAll(/^import \{([^}]+)\} from '([^']+\.route\.tsx?)'/gm))
    for (const name of names.split(',')) files.set(name.trim(), posix.join(posix.dirname(file), from));
  return [...code.matchAll(/^ {2}'?([\w-]+)'?: (\w+),$/gm)].flatMap(([, key = '', name = '']) => {
    const loaded = files.get(name);
    return loaded ? [{ key, file: loaded }] : [];
  });
}

export function pageAddresses(code: string): ReadonlyMap<string, readonly string[]> {
  const rows = code.matchAll(/^ {2}(\w+): \[([^\]]*)\]/gm);
  return new Map(
    [...rows].map(([, key = '', list = '']) => [key, [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)]),
  );
}

/**
 * Reports whether a story's text names a row by page address or key. Links whose target the play function does not
 * spell out are missed.
 */
export function names(text: string, key: string, addresses: ReadonlyMap<string, readonly string[]>): boolean {
  const lower = text.toLowerCase();
  const paths = addresses.get(key);
  if (!paths) return new RegExp(`\\b${key.toLowerCase()}\\b`).test(lower);
  return paths.some((path) => {
    const [fixed = ''] = path.split(':');
    return fixed === '/' ? /['"`]\/['"`?]/.test(text) : lower.includes(fixed);
  });
}
