import { tokensOf } from './before.ts';
import type { Finding, VisualRun } from './findings.ts';
import type { Judgement } from './judge.ts';
import { writeVisualReport } from './report.ts';

export function failuresOf({ findings, orphans, run }: Judgement): string[] {
  return [
    ...findings.map(failureOf),
    ...orphans.map((name) => `${name}: no story has this picture any more`),
    ...run.equal.map(equalFailure),
  ];
}

export const equalFailure = ({ name, like }: VisualRun['equal'][number]): string =>
  `${name}: looks like ${like}; say so with visual.looksLike, or picture the state`;

export function failureOf({ name, kind, pixels, looksLike }: Finding): string {
  if (looksLike) return `${name}: does not look like ${looksLike}, as visual.looksLike says`;
  return kind === 'new' ? `${name}: no picture is accepted yet` : `${name}: the picture has changed (${pixels} pixels)`;
}

export async function printJudgement(judgement: Judgement): Promise<void> {
  for (const note of judgement.notes) console.log(note);
  const { base } = judgement.run;
  const hasChanged = judgement.findings.some(({ kind }) => kind === 'changed');
  const report = await writeVisualReport({ tokensBefore: base && hasChanged ? await tokensOf(base) : undefined });
  if (report && judgement.findings.length > 0) console.log(`Pictures that differ: ${report}`);
}
