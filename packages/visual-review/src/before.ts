import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execute } from '@baize/tooling/execute';
import { makeScratch } from '@baize/tooling/scratch';
import { picturesFolder } from './findings.ts';
import { manifestFile } from './manifest.ts';
import { readTaken, takenFolder } from './taken.ts';

export interface Base {
  commit: string;
  name: string;
}

/**
 * Finds the commit of the previously accepted look: the newest that changed the manifest, except a clean HEAD. Null
 * without git, in shallow history, or before the first manifest.
 */
export async function acceptedBase(): Promise<Base | null> {
  const clean = (await git('status', '--porcelain')) === '';
  const head = await git('rev-parse', 'HEAD');
  const accepted = (await git('log', '-2', '--format=%H', '--', manifestFile)).split('\n').filter(Boolean);
  const commit = accepted.find((one) => !(clean && one === head));
  return commit ? { commit, name: await git('log', '-1', '--format=%h %s', commit) } : null;
}

export const fileAt = (commit: string, file: string): Promise<string> => git('show', `${commit}:${file}`);

export async function checkOutBase({ commit }: Base): Promise<string> {
  const folder = join('.cache', 'before');
  await makeScratch(folder, { commit });
  return folder;
}

export async function tokensOf(base: Base): Promise<string | undefined> {
  const cwd = await checkOutBase(base);
  const { code } = await execute(process.execPath, ['packages/workbench/run.mjs', 'prepare'], { cwd, quiet: true });
  return code === 0 ? join(cwd, 'tokens', 'generated') : undefined;
}

/**
 * Draws the story files' pictures at the commit, into the same store. Returns hashes by name; throws with the output of
 * failed commands.
 */
export async function drawBefore(base: Base, storyFiles: readonly string[]): Promise<Map<string, string>> {
  const folder = await checkOutBase(base);
  rmSync(join(folder, takenFolder), { recursive: true, force: true });
  const { code, output } = await execute(
    process.execPath,
    ['packages/workbench/run.mjs', 'visual', '--take', ...storyFiles],
    { cwd: folder, quiet: true, env: { BAIZE_PICTURE_STORE: resolve(picturesFolder), CI: '' } },
  );
  const drawn = new Map(
    readTaken(join(folder, takenFolder)).flatMap(({ pictures }) => pictures.map(({ name, hash }) => [name, hash])),
  );
  if (code !== 0 && drawn.size === 0) throw new Error(`The state before (${base.name}) cannot be drawn:\n${output}`);
  return drawn;
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await execute('git', args, { quiet: true }).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? output.trim() : '';
}
