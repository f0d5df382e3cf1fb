import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@baize/tokens/brands';
import * as constants from '@baize/tokens/constants';
import { contractPath } from '@baize/tokens/names';
import { rooms } from '@baize/tooling/boundaries/table';
import { filesUnder } from '@baize/tooling/files';
import { type FileDiff, readDiffs } from './fileDiffs.ts';
import type { Sheets } from './tokenChanges.ts';
import type { Looks, TokenFiles } from './tokenSources.ts';

const folders = Object.values(rooms).map(({ folder }) => folder);

export function changedFiles(commit: string): Map<string, FileDiff> {
  const paths = ['--', ...folders, ':!*.png', ':!*.txt'];
  const diffs = readDiffs(
    git('diff', '--unified=0', '--no-color', '--no-ext-diff', '--no-renames', commit, ...paths),
    constants,
  );
  for (const path of git('ls-files', '--others', '--exclude-standard', ...paths)
    .split('\n')
    .filter(Boolean))
    diffs.set(path, { what: 'a new file', line: 1 });
  return diffs;
}

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Reads brand sheets from a `generated` folder of tokens; empty if missing. */
export function readSheets(generated: string): Sheets {
  const folder = join(generated, 'brands');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return Object.fromEntries(
    files.map((name) => [name.replace(/\.css$/, ''), readFileSync(join(folder, name), 'utf8')]),
  );
}

export function readTokenFiles(): { files: TokenFiles; looks: Looks } {
  const paths = filesUnder('tokens').filter((path) => /\.tokens\.json$|[\\/]brand\.json$/.test(path));
  const looks = brands.flatMap(({ id }) =>
    (['light', 'dark'] as const).map((theme): [string, string[]] => [
      `${id}-${theme}`,
      [
        'palette/status.tokens.json',
        `semantic/${theme}.tokens.json`,
        ...(theme === 'light' ? ['semantic/lightStage.tokens.json'] : []),
        `brands/${id}/brand.json`,
      ].map((file) => `tokens/${file}`),
    ]),
  );
  return {
    files: new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')])),
    looks: Object.fromEntries(looks),
  };
}

export function roleNames(): (file: string, role: string) => boolean {
  const texts = new Map<string, string>();
  const known = new Map<string, boolean>();
  return (file, role) => {
    if (!file.endsWith('.css.ts')) return false;
    const key = `${file}\n${role}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const text = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    texts.set(file, text);
    const found = new RegExp(`\\b${contractPath(role).join('\\.')}\\b`).test(text);
    known.set(key, found);
    return found;
  };
}
