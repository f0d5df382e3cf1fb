import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execute } from '../lib/execute.ts';
import { makeScratch } from '../lib/scratch.ts';
import { picturesFolder } from './findings.ts';
import { manifestFile } from './manifest.ts';
import { readTaken, takenFolder } from './taken.ts';

export interface Base {
  commit: string;
  /** For people: `4be21f0 ui: rename Later`. */
  name: string;
}

/**
 * The commit whose look was accepted before this one: the newest that changed the manifest, other than what is checked out without a
 * change. Null without git, in a history that does not reach so far, and before there was a manifest.
 */
export async function acceptedBase(): Promise<Base | null> {
  const clean = (await git('status', '--porcelain')) === '';
  const head = await git('rev-parse', 'HEAD');
  const accepted = (await git('log', '-2', '--format=%H', '--', manifestFile)).split('\n').filter(Boolean);
  const commit = accepted.find((one) => !(clean && one === head));
  return commit ? { commit, name: await git('log', '-1', '--format=%h %s', commit) } : null;
}

/** The file as it was in the commit; empty when it was not there. */
export const fileAt = (commit: string, file: string): Promise<string> => git('show', `${commit}:${file}`);

/** Where the base is checked out, once more at each call: what was built there for the same sources is kept. */
export async function checkOutBase({ commit }: Base): Promise<string> {
  const folder = join('.cache', 'before');
  await makeScratch(folder, { commit });
  return folder;
}

/** The folder `generated` of the tokens as the base has them; undefined when its own commands do not make it. */
export async function tokensOf(base: Base): Promise<string | undefined> {
  const cwd = await checkOutBase(base);
  const { code } = await execute(process.execPath, ['packages/workbench/run.mjs', 'prepare'], { cwd, quiet: true });
  return code === 0 ? join(cwd, 'tokens', 'generated') : undefined;
}

/**
 * Draws the pictures of the story files as the commit has them, into the same store. Returns the hash of each by name;
 * throws with the output of the commit's own commands when they fail.
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
