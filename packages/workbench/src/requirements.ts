import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { Refusal } from '@baize/tooling/refusal';
import { type Proven, readProofs, requirementsFolder, unknownIds } from '@baize/tooling/requirements/proofs';
import { reportFile, reportOf } from './accessibility/report.ts';

const table = 'test-results/requirements.md';

/**
 * Lists the requirements that no test or story test names, and writes the whole table and the accessibility report.
 * Fails where an id is named that is none.
 */
export async function run(): Promise<number> {
  if (!existsSync(requirementsFolder)) throw new Refusal(`${requirementsFolder} is missing.`);
  const proven = readProofs();
  const { requirements, proofs } = proven;
  const unproven = [...requirements.keys()].filter((id) => !proofs.some((proof) => proof.id === id));
  for (const id of unproven) console.log(`${id}  ${shorten(requirements.get(id) ?? '')}`);
  console.log(
    `${requirements.size - unproven.length} of ${requirements.size} requirements are proven by a test; ${unproven.length} are not.`,
  );

  mkdirSync('test-results', { recursive: true });
  writeFileSync(table, tableOf(proven));
  console.log(`The table: ${table}`);
  writeFileSync(reportFile, reportOf(proofs));
  console.log(`The accessibility report: ${reportFile}`);
  const unknown = unknownIds(proven);
  for (const problem of unknown) console.error(problem);
  return unknown.length > 0 ? 1 : 0;
}

function tableOf({ requirements, proofs }: Proven): string {
  const rows = [...requirements].map(([id, text]) => {
    const of = proofs
      .filter((proof) => proof.id === id)
      .map(({ title, path }) => `${title.replaceAll('|', '\\|')} (${path})`);
    return `| ${id} | ${shorten(text).replaceAll('|', '\\|')} | ${of.join('<br>') || '–'} |`;
  });
  return `# What proves the requirements\n\n| id | requirement | proven by |\n|---|---|---|\n${rows.join('\n')}\n`;
}

const shorten = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);
