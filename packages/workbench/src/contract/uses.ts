import { readFileSync } from 'node:fs';
import { type ImportGraph, readGraph } from '@baize/tooling/boundaries/importGraph';
import { routeTables } from '../changed/routeTables.ts';

/** Words for the tables of pages, by file. */
const tableNames: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/OverlayHost/, 'Dialog'],
  [/agent/i, 'Agent centre'],
  [/member/i, 'Account'],
  [/routes\.ts$/, 'Page'],
];

const start = ['site/src/app/start.tsx', 'site/src/app/App.tsx'];

/** Parts named at most, nearest first. */
const most = 6;

/**
 * Finds the parts of the site that import each call, by the module graph: rows of the tables of pages, and the frame
 * around them, nearest first. What the frame covers is not repeated.
 */
export function partsByCall(
  names: ReadonlySet<string>,
  graph: ImportGraph = readGraph(),
  read = (file: string) => readFileSync(file, 'utf8'),
): Record<string, string[]> {
  const tables = routeTables(graph, read);
  const imported = new Map<string, readonly string[]>();
  const bearers = callsBehind(
    [...graph.keys()].filter((file) => /^packages\/gateway\/src\/.+(?<!\.test)\.ts$/.test(file)).map(read),
    names,
  );
  const callsOf = (file: string) => {
    const known = imported.get(file) ?? callsImported(read(file), bearers);
    imported.set(file, known);
    return known;
  };
  const found = new Map<string, Map<string, number>>();
  const add = (part: string, files: ReadonlyMap<string, number>) => {
    for (const [file, steps] of files) {
      if (!file.startsWith('site/src/') || !/\.tsx?$/.test(file)) continue;
      for (const call of callsOf(file)) {
        const parts = found.get(call) ?? new Map<string, number>();
        found.set(call, parts.set(part, Math.min(steps, parts.get(part) ?? steps)));
      }
    }
  };
  const closed = withoutRows(graph, tables);
  const frame = stepsFrom(closed, start);
  add('Frame', frame);
  for (const [table, { rows }] of tables)
    for (const { key, file } of rows) {
      const own = [...stepsFrom(closed, [file])].filter(([one]) => !frame.has(one));
      add(`${tableNames.find(([pattern]) => pattern.test(table))?.[1] ?? 'Part'}: ${key}`, new Map(own));
    }
  return Object.fromEntries([...found].map(([call, parts]) => [call, nearest(parts)]));
}

function stepsFrom(graph: ImportGraph, files: readonly string[]): Map<string, number> {
  const steps = new Map(files.map((file) => [file, 0]));
  for (const [file, far] of steps)
    for (const next of graph.get(file) ?? []) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}

/** Keeps the parts that import a call on the shortest ways; longer ones only share code with them. */
function nearest(parts: ReadonlyMap<string, number>): string[] {
  const shortest = Math.min(...parts.values());
  return [...parts]
    .filter(([, steps]) => steps <= shortest + 1)
    .sort(([a, near], [b, far]) => near - far || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([part]) => part);
}

/** Cuts the graph at the tables of pages, so that a page does not reach all others. */
function withoutRows(graph: ImportGraph, tables: ReturnType<typeof routeTables>): ImportGraph {
  return new Map([...graph].map(([file, targets]) => [file, tables.get(file)?.always ?? targets]));
}

export function callsImported(code: string, bearers: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const lists = [...code.matchAll(/import \{([^}]*)\} from '@baize\/gateway'/g)];
  return lists.flatMap(([, list = '']) =>
    list.split(',').flatMap((one) => [...(bearers.get(one.trim().split(' as ')[0] ?? '') ?? [])]),
  );
}

/** Finds the calls behind each export of the gateway: the call itself, or those that a function or table makes. */
export function callsBehind(sources: readonly string[], names: ReadonlySet<string>): Map<string, Set<string>> {
  const found = new Map([...names].map((name) => [name, new Set([name])]));
  const others = sources.flatMap(exportsOf).filter(([name]) => !names.has(name) && name !== 'endpoints');
  for (let grown = true; grown; ) {
    grown = false;
    for (const [name, words] of others) {
      const before = found.get(name) ?? new Set();
      const all = new Set([...before, ...words.flatMap((word) => [...(found.get(word) ?? [])])]);
      grown ||= all.size > before.size;
      if (all.size > 0) found.set(name, all);
    }
  }
  return found;
}

/** Lists the exported values of a file, each with the words of its code. */
function exportsOf(source: string): [name: string, words: string[]][] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^'\n]*'|`[^`]*`/g, '');
  return code.split(/^(?=export )/m).flatMap((part): [string, string[]][] => {
    const name = /^export (?:const|class|(?:async )?function) (\w+)/.exec(part)?.[1];
    return name ? [[name, [...new Set(part.match(/(?<![.\w])\w+\b(?!\s*:)/g))]]] : [];
  });
}
