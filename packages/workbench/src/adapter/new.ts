import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { offeredBy } from '@baize/adapter';
import { Refusal } from '@baize/tooling/refusal';
import { readDocument } from '../contract/files.ts';
import { callsPage, coverageOf, coverageText } from './coverage.ts';
import { folderOf, loadAdapter } from './module.ts';

const template = 'template';

/** Writes the folder of a new adapter: a module that answers three calls, its test, and the list of all calls. */
export async function newAdapter(id: string): Promise<number> {
  const folder = folderOf(id);
  if (existsSync(folder)) throw new Refusal(`${folder} exists already.`);
  mkdirSync(folder, { recursive: true });
  const document = readDocument();
  const coverage = coverageOf(new Set(offeredBy(await loadAdapter(template))), document);
  const files = { ...renamedFiles(id), 'calls.md': callsPage(coverage, document, id) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const name of Object.keys(files)) console.log(`${folder}/${name}`);
  console.log(`
${coverageText(coverage)}

Next: set ${settingOf(id)}_URL to the address of your platform and write its paths and shapes into ${folder}/adapter.ts.
  npm run adapter -- check ${id}     what is wrong, and what the site loses by what is missing
  npm run adapter -- serve ${id}     answers at http://localhost:4180
docs/adapters.md leads through it.`);
  return 0;
}

const settingOf = (id: string): string => id.toUpperCase().replaceAll('-', '_');

/** Returns module and test of the template under another id, by file name. */
export function renamedFiles(id: string): Record<string, string> {
  const read = (name: string) => readFileSync(join(folderOf(template), name), 'utf8');
  const renamed = (text: string) => text.replaceAll('TEMPLATE', settingOf(id)).replaceAll(template, id);
  return Object.fromEntries(['adapter.ts', 'adapter.test.ts'].map((name) => [name, renamed(read(name))]));
}
