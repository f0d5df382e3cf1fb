import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Import, readModule } from '../boundaries/imports.ts';
import type { Fault } from './fault.ts';

/** The modules that a file imports, and those that they import, by paths from the root. */
export type Reach = (file: string, lazy: boolean) => ReadonlySet<string>;

/**
 * Parts the faults of one step into as few groups as one after the other allows; those of a group are in at once, which saves builds.
 * Two share a group when neither can be what the other's test trips over. A journey sees everything, and so does a token.
 */
export function batchesOf(faults: readonly Fault[], reach: Reach = makeReach()): Fault[][] {
  const batches: Fault[][] = [];
  for (const fault of faults) {
    const free = batches.find((batch) => batch.every((other) => !disturbs(fault, other) && !disturbs(other, fault)));
    if (free) free.push(fault);
    else batches.push([fault]);
  }
  return batches;

  function disturbs({ file, foundBy }: Fault, other: Fault): boolean {
    if (foundBy.step === 'check') return other.foundBy.step === 'check' && foundBy.part === other.foundBy.part;
    if (other.foundBy.step === 'check' || foundBy.step === 'journeys' || !isModule(file)) return true;
    // Parts of a page that come later are on other pages; a unit test may import what it tests when it is ready for it.
    return file === other.file || reach(other.foundBy.file, foundBy.step === 'unit').has(file);
  }
}

const isModule = (path: string) => /\.tsx?$/.test(path);

function makeReach(): Reach {
  const known = new Map<string, readonly Import[]>();
  const importsOf = (file: string) => {
    const imports = known.get(file) ?? readModule(readFileSync(file, 'utf8'), file).imports;
    known.set(file, imports);
    return imports;
  };
  return (file, lazy) => {
    const reached = new Set([file]);
    for (const each of reached) {
      for (const { from, kind } of importsOf(each)) {
        const path = kind === 'value' || (lazy && kind === 'dynamic') ? pathOf(from, each) : null;
        if (path && isModule(path) && existsSync(path)) reached.add(path);
      }
    }
    return reached;
  };
}

/** Where a module of ours stands; null for a package. */
function pathOf(from: string, importer: string): string | null {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from);
  const [scope, name = '', ...rest] = from.split('/');
  if (scope !== '@baize') return null;
  const folder = existsSync(`packages/${name}`) ? `packages/${name}` : name;
  const { exports = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const target: unknown = exports[['.', ...rest].join('/')];
  return typeof target === 'string' ? posix.join(folder, target) : null;
}
