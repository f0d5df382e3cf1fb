import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, type Edit } from 'jsonc-parser';
import type { Finding } from './finding.ts';
import type { Place } from './place.ts';

/** Putting one thing right may show another, but not for ever. */
const most = 10;

/**
 * Writes into the files what helps for certain, and looks again until nothing of that kind is left. Resolves with what
 * was put right, in this order, and with what is still found.
 */
export async function mendFindings(
  find: () => Promise<Finding[]>,
  { format }: Pick<Place, 'format'>,
): Promise<{ mended: readonly Finding[]; findings: readonly Finding[] }> {
  const mended: Finding[] = [];
  const files = new Set<string>();
  let findings = await find();
  for (let round = 0; round < most && findings.some(({ edits }) => edits); round++) {
    for (const file of new Set(findings.map((finding) => finding.file))) {
      const chosen = apart(findings.filter((finding) => finding.file === file));
      if (chosen.length === 0) continue;
      const edits = chosen.flatMap((finding) => finding.edits ?? []);
      writeFileSync(file, applyEdits(readFileSync(file, 'utf8'), edits));
      mended.push(...chosen);
      files.add(file);
    }
    findings = await find();
  }
  for (const file of files) await format(file);
  return { mended, findings: files.size > 0 ? await find() : findings };
}

/** Findings whose edits do not touch each other; the others come with the next look. */
function apart(findings: readonly Finding[]): Finding[] {
  const taken: Edit[] = [];
  return findings.filter(({ edits = [] }) => {
    const isFree = edits.every((edit) =>
      taken.every(({ offset, length }) => edit.offset > offset + length || edit.offset + edit.length < offset),
    );
    if (edits.length === 0 || !isFree) return false;
    taken.push(...edits);
    return true;
  });
}
