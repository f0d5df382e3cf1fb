import { readFileSync } from 'node:fs';
import { filesUnder } from '../files.ts';
import { rooms } from './table.ts';

export interface Source {
  path: string;
  code: string;
}

/** Reads every TypeScript file of all rooms. Run from the repository root. */
export function readSources(): Source[] {
  return filesUnder(...Object.values(rooms).map(({ folder }) => folder))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), code: readFileSync(path, 'utf8') }));
}

export function readExports(): Record<string, readonly string[]> {
  const folders = Object.values(rooms).map(({ folder }) => folder);
  const manifests = folders
    .filter((folder) => folder !== '.storybook')
    .map((folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
  return Object.fromEntries(manifests.map(({ name, exports = {} }) => [name, Object.keys(exports)]));
}
