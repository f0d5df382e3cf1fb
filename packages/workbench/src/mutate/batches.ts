import { reachedFrom, readGraph } from '../boundaries/importGraph.ts';
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

/** What stands in the table of rooms; a dynamic import is followed where a unit test may be the one that imports it. */
function makeReach(): Reach {
  const atStart = readGraph(['value']);
  const ever = readGraph();
  return (file, lazy) => reachedFrom(lazy ? ever : atStart, [file]);
}
