import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { execute } from './execute.ts';
import { Refusal } from './refusal.ts';

export interface ScratchOptions {
  commit?: string;
}

const ours = '@baize';
const lock = 'package-lock.json';
/** npm's installation record; commands treat an older or missing one as stale. */
const installed = '.package-lock.json';
/** Outputs kept between copies, so that a refreshed copy rebuilds only what changed. */
const made = new Set(['.git', 'node_modules', '.cache', 'dist', 'generated', 'storybook-static', 'test-results']);

/**
 * Copies the project into `folder`: tracked files and new ones not ignored by git. Packages are symlinked, ours to the
 * copy; a commit with another lock file gets its own installation.
 */
export async function makeScratch(folder: string, { commit }: ScratchOptions = {}): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const files = commit ? await checkOut(commit, folder) : await copyWorkingTree(folder);
  removeAllBut(new Set(files), folder);
  await makeRepository(folder, commit);
  if (commit && !sameBytes(lock, join(folder, lock))) await install(folder);
  else linkPackages(folder);
}

async function copyWorkingTree(folder: string): Promise<string[]> {
  const listed = await listOf(['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = listed.filter((file) => existsSync(file));
  for (const file of files) {
    const copy = join(folder, file);
    if (sameBytes(file, copy)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(file, copy);
  }
  return files;
}

/** Uses a separate index, so the project's index and worktree list stay untouched. */
async function checkOut(commit: string, folder: string): Promise<string[]> {
  const env = { GIT_INDEX_FILE: resolve(folder, '.cache', 'index') };
  mkdirSync(dirname(env.GIT_INDEX_FILE), { recursive: true });
  await git(['read-tree', commit], env);
  await git(['checkout-index', '--all', '--force', `--prefix=${resolve(folder)}/`], env);
  return listOf(['ls-tree', '-r', '-z', '--name-only', commit]);
}

/**
 * Creates a repository sharing this one's objects: linters would otherwise apply the outer ignore file, and pictures
 * are compared with an earlier commit.
 */
async function makeRepository(folder: string, commit = 'HEAD'): Promise<void> {
  await git(['init', '--quiet', folder]);
  const objects = (await git(['rev-parse', '--git-path', 'objects'])).trim();
  writeFileSync(join(folder, '.git', 'objects', 'info', 'alternates'), `${resolve(objects)}\n`);
  const head = (await git(['rev-parse', `${commit}^{commit}`])).trim();
  await git(['-C', folder, 'update-ref', 'HEAD', head]);
  await git(['-C', folder, 'read-tree', head]);
}

async function listOf(args: readonly string[]): Promise<string[]> {
  return (await git(args)).split('\0').filter(Boolean);
}

async function git(args: readonly string[], env?: Record<string, string>): Promise<string> {
  const { code, output } = await execute('git', args, { quiet: true, env });
  if (code !== 0) throw new Refusal(`git ${args.join(' ')} failed:\n${output}`);
  return output;
}

function removeAllBut(kept: ReadonlySet<string>, folder: string, within = ''): void {
  for (const name of readdirSync(join(folder, within))) {
    if (made.has(name)) continue;
    const path = within ? `${within}/${name}` : name;
    if (lstatSync(join(folder, path)).isDirectory()) removeAllBut(kept, folder, path);
    else if (!kept.has(path)) rmSync(join(folder, path));
  }
}

function linkPackages(folder: string): void {
  const target = join(folder, 'node_modules');
  if (existsSync(target) && !isLinked(target)) rmSync(target, { recursive: true });
  mkdirSync(join(target, ours), { recursive: true });
  const names = readdirSync('node_modules').filter(
    (name) => name === '.bin' || !(name.startsWith('.') || name === ours),
  );
  for (const name of names) link(resolve('node_modules', name), join(target, name));
  for (const name of readdirSync(join('node_modules', ours))) {
    const place = relative(realpathSync('.'), realpathSync(join('node_modules', ours, name)));
    link(resolve(folder, place), join(target, ours, name));
  }
  copyFileSync(join('node_modules', installed), join(target, installed));
  const now = new Date();
  utimesSync(join(target, installed), now, now);
}

const isLinked = (packages: string) =>
  existsSync(join(packages, '.bin')) && lstatSync(join(packages, '.bin')).isSymbolicLink();

function link(to: string, from: string): void {
  if (existsSync(from)) return;
  rmSync(from, { force: true });
  // Junctions need no special rights on Windows, unlike symlinks.
  symlinkSync(to, from, 'junction');
}

async function install(folder: string): Promise<void> {
  const target = join(folder, 'node_modules');
  if (existsSync(target) && isLinked(target)) rmSync(target, { recursive: true });
  const { code, output } = await execute(
    'npm',
    // A production build in the same process would leave out what builds and tests need.
    ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      quiet: true,
      cwd: folder,
    },
  );
  if (code !== 0) throw new Refusal(`The packages of ${folder} do not install:\n${output}`);
  const now = new Date();
  utimesSync(join(target, installed), now, now);
}

function sameBytes(a: string, b: string): boolean {
  return existsSync(b) && readFileSync(a).equals(readFileSync(b));
}
