import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenUses } from '@baize/studio/docs/tokenUses';

const root = join(import.meta.dirname, '../packages/ui/src');

/** Returns the sheets that read each role. Computed at build time, as pages cannot read style sheets as text. */
export function roleUses(): Readonly<Record<string, readonly string[]>> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts'));
  return Object.fromEntries(
    tokenUses(Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))),
  );
}
