import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@baize/tooling/refusal';
import type { Fault } from './fault.ts';

export const occurrences = ({ from }: Pick<Fault, 'from'>, code: string): number => code.split(from).length - 1;

export function applyFaults(faults: readonly Fault[], folder: string): () => void {
  const before = new Map<string, string>();
  for (const fault of faults) {
    const path = join(folder, fault.file);
    const code = readFileSync(path, 'utf8');
    if (occurrences(fault, code) !== 1)
      throw new Refusal(`${fault.id}: its text stands ${occurrences(fault, code)} times in ${fault.file}.`);
    if (!before.has(path)) before.set(path, code);
    writeFileSync(
      path,
      code.replace(fault.from, () => fault.to),
    );
  }
  return () => {
    for (const [path, code] of before) writeFileSync(path, code);
  };
}
