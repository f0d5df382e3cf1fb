import { writeFileSync } from 'node:fs';
import { lint } from './brand/lint.ts';
import { newBrand } from './brand/newBrand.ts';
import { brandJsonSchema } from './brand/schema.ts';
import { executeTool } from './lib/execute.ts';
import { Refusal } from './lib/refusal.ts';

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  new: newBrand,
  lint,
  schema: writeSchema,
};

/** npm run brand -- new <id> … makes a brand, lint [id] says what is wrong with brands; schema writes what editors check brand files by. */
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
