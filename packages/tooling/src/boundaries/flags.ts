import { type ImportGraph, reachedFrom } from './importGraph.ts';
import { flagReaders, withoutFlags } from './layerTable.ts';
import { isTestFile } from './table.ts';

/** Lists parts that could differ by an experiment though the law or safety forbids it, one sentence each (OPS-33). */
export function flagsRead(graph: ImportGraph): string[] {
  const guarded = [...graph.keys()].filter((file) => !isTestFile(file) && withoutFlags.some(begins(file)));
  return guarded.flatMap((file) => {
    const reached = reachedFrom(graph, [file]);
    const reader = flagReaders.find((flag) => reached.has(flag));
    return reader ? [`${file} reads a flag by ${reader}; there everybody gets the same.`] : [];
  });
}

/** Lists entries of the table that stand for no file, one sentence each. */
export const missingFlagFiles = (graph: ImportGraph): string[] =>
  [...flagReaders, ...withoutFlags]
    .filter((start) => ![...graph.keys()].some((file) => begins(file)(start)))
    .map((start) => `${start} is named in the table of flags, and no file is there.`);

const begins = (file: string) => (start: string) => file.startsWith(start);
