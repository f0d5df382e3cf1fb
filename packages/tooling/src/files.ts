import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'generated', 'storybook-static', 'test-results', '.cache', '.git']);

/** Lists all files under the paths, sorted, without generated and installed ones. */
export function filesUnder(...paths: readonly string[]): string[] {
  return paths.filter(existsSync).flatMap(walk).sort();
}

function walk(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .flatMap((name) => walk(join(path, name)));
}

export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 24);
}
