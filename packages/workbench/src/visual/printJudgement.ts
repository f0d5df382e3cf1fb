import { tokensOf } from './before.ts';
import type { Finding } from './findings.ts';
import type { Judgement } from './judge.ts';
import { writeVisualReport } from './report.ts';

/** Everything about the pictures that fails a run, a line each. */
export function failuresOf({ findings, orphans, run }: Judgement): string[] {
  return [
    ...findings.map(failureOf),
    ...orphans.map((name) => `${name}: no story has this picture any more`),
    ...run.equal.map(
      ({ name, like }) => `${name}: looks like ${like}; say so with visual.looksLike, or picture the state`,
    ),
  ];
}

/** What a picture that differs says to the reader. */
export function failureOf({ name, kind, pixels, looksLike }: Finding): string {
  if (looksLike) return `${name}: does not look like ${looksLike}, as visual.looksLike says`;
  return kind === 'new' ? `${name}: no picture is accepted yet` : `${name}: the picture has changed (${pixels} pixels)`;
}

/** Writes the report and says where it is, and what the reader should know besides. */
export async function printJudgement(judgement: Judgement): Promise<void> {
  for (const note of judgement.notes) console.log(note);
  const { base } = judgement.run;
  const hasChanged = judgement.findings.some(({ kind }) => kind === 'changed');
  const report = await writeVisualReport({ tokensBefore: base && hasChanged ? await tokensOf(base) : undefined });
  if (report && judgement.findings.length > 0) console.log(`Pictures that differ: ${report}`);
}
