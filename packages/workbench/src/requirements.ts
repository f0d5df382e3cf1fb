import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filesUnder } from './lib/files.ts';
import { Refusal } from './lib/refusal.ts';
import { type Proof, proofsIn, readRequirements } from './requirements/read.ts';

const source = 'docs/requirements.md';
const table = 'test-results/requirements.md';

/** Lists the requirements that no test or story test names, and writes the whole table. */
export async function run(): Promise<void> {
  if (!existsSync(source)) throw new Refusal(`${source} is missing.`);
  const requirements = readRequirements(readFileSync(source, 'utf8'));
  const files = filesUnder('packages', 'site', 'tokens', '.storybook').filter((path) =>
    /\.(test|stories|spec|journey)\.tsx?$|\/e2e\/.*\.ts$/.test(path),
  );
  const proofs = files.flatMap((path) => proofsIn(readFileSync(path, 'utf8'), path));

  const unknown = proofs.filter(({ id }) => !requirements.has(id));
  for (const { id, path } of unknown) console.error(`${path} names ${id}, which is no requirement.`);
  const unproven = [...requirements.keys()].filter((id) => !proofs.some((proof) => proof.id === id));
  for (const id of unproven) console.log(`${id}  ${shorten(requirements.get(id) ?? '')}`);
  console.log(
    `${requirements.size - unproven.length} of ${requirements.size} requirements are proven by a test; ${unproven.length} are not.`,
  );

  mkdirSync('test-results', { recursive: true });
  writeFileSync(table, tableOf(requirements, proofs));
  console.log(`The table: ${table}`);
}

function tableOf(requirements: ReadonlyMap<string, string>, proofs: readonly Proof[]): string {
  const rows = [...requirements].map(([id, text]) => {
    const of = proofs
      .filter((proof) => proof.id === id)
      .map(({ title, path }) => `${title.replaceAll('|', '\\|')} (${path})`);
    return `| ${id} | ${shorten(text).replaceAll('|', '\\|')} | ${of.join('<br>') || '–'} |`;
  });
  return `# What proves the requirements\n\n| id | requirement | proven by |\n|---|---|---|\n${rows.join('\n')}\n`;
}

const shorten = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);
