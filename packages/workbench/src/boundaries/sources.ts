import { readFileSync } from 'node:fs';
import { filesUnder } from '../lib/files.ts';
import { rooms } from './table.ts';

/** A file of the house, by its path from the root. */
export interface Source {
  path: string;
  code: string;
}

/** Every TypeScript file of every room. Run from the repository's root. */
export function readSources(): Source[] {
  return filesUnder(...Object.values(rooms).map(({ folder }) => folder))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), code: readFileSync(path, 'utf8') }));
}

/** What each package lets others import: the keys of `exports`, by the package's name. */
export function readExports(): Record<string, readonly string[]> {
  const folders = Object.values(rooms).map(({ folder }) => folder);
  const manifests = folders
    .filter((folder) => folder !== '.storybook')
    .map((folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
  return Object.fromEntries(manifests.map(({ name, exports = {} }) => [name, Object.keys(exports)]));
}
