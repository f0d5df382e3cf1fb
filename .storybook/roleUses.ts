import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenUses } from './docs/tokenUses.ts';

const root = join(import.meta.dirname, '../packages/ui/src');

/** Which sheets of the design system read a role: told to the pages at build time, as sheets are no modules to be read there. */
export function roleUses(): Readonly<Record<string, readonly string[]>> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts'));
  return Object.fromEntries(
    tokenUses(Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))),
  );
}
