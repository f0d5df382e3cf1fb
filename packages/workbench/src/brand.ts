import { writeFileSync } from 'node:fs';
import { diff } from './brand/diff.ts';
import { importBrand } from './brand/importBrand.ts';
import { lint } from './brand/lint.ts';
import { newBrand } from './brand/newBrand.ts';
import { removeBrand } from './brand/removeBrand.ts';
import { brandJsonSchema } from './brand/schema.ts';
import { executeTool } from './lib/execute.ts';
import { Refusal } from './lib/refusal.ts';

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  new: newBrand,
  import: importBrand,
  lint,
  diff,
  remove: removeBrand,
  schema: writeSchema,
};

/** npm run brand -- <command> …: docs/brands.md says what each does. */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  const command = commands[name];
  if (!command) throw new Refusal(`Say what to do: npm run brand -- ${Object.keys(commands).join(' | ')} …`);
  return await command(args);
}

async function writeSchema(): Promise<number> {
  const file = 'tokens/brand.schema.json';
  writeFileSync(file, brandJsonSchema());
  return (await executeTool('biome', ['format', '--write', file])).code;
}
