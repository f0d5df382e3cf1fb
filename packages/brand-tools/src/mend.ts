import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, type Edit } from 'jsonc-parser';
import type { Finding } from './finding.ts';
import type { Place } from './place.ts';

/** Maximum passes, as one fix may reveal another finding. */
const most = 10;

/**
 * Applies certain fixes and lints again until none is left. Resolves with the fixed findings in order and the remaining
 * ones.
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
