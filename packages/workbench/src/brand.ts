import { writeFileSync } from 'node:fs';
import { brandJsonSchema } from './brand/schema.ts';
import { executeTool } from './lib/execute.ts';

export async function run([command]: readonly string[]): Promise<number> {
  if (command === 'schema') {
    writeFileSync('tokens/brand.schema.json', brandJsonSchema());
    return (await executeTool('biome', ['format', '--write', 'tokens/brand.schema.json'])).code;
  }
  return 1;
}
