import { reachedFrom, readGraph } from '@baize/tooling/boundaries/importGraph';
import type { Fault } from './fault.ts';

export type Reach = (file: string, lazy: boolean) => ReadonlySet<string>;

/**
 * Groups the faults of a step into few batches applied together, which saves builds. Faults share a batch if neither
 * can break the other's test; journeys and tokens affect everything.
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
    // Lazy parts belong to other pages, so stories ignore them; a unit test may import its subject dynamically.
    return file === other.file || reach(other.foundBy.file, foundBy.step === 'unit').has(file);
  }
}

const isModule = (path: string) => /\.tsx?$/.test(path);

function makeReach(): Reach {
  const atStart = readGraph(['value']);
  const ever = readGraph();
  return (file, lazy) => reachedFrom(lazy ? ever : atStart, [file]);
}
