import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@baize/tooling/refusal';
import { buildBrand } from './buildBrand.ts';
import { diff } from './diff.ts';
import { importBrand } from './importBrand.ts';
import { lint } from './lint.ts';
import { newBrand } from './newBrand.ts';
import type { Place } from './place.ts';
import { removeBrand } from './removeBrand.ts';
import { brandJsonSchema } from './schema.ts';

const commands: Readonly<Record<string, (args: readonly string[], place: Place) => Promise<number>>> = {
  new: newBrand,
  import: importBrand,
  lint,
  diff,
  remove: removeBrand,
  build: buildBrand,
  schema: writeSchema,
};

export async function runBrandCommand([name = '', ...args]: readonly string[], place: Place): Promise<number> {
  const command = commands[name];
  if (!command) throw new Refusal(`Say what to do: ${place.command} ${Object.keys(commands).join(' | ')} …`);
  return await command(args, place);
}

async function writeSchema(_: readonly string[], { folders, format }: Place): Promise<number> {
  const file = join(folders, '..', 'brand.schema.json');
  writeFileSync(file, brandJsonSchema());
  await format(file);
  return 0;
}
