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
  /** A commit to copy instead of the working tree. */
  commit?: string;
}

const ours = '@baize';
const lock = 'package-lock.json';
/** npm's record of what is installed: the commands take an older or a missing one for a stale installation. */
const installed = '.package-lock.json';
/** What commands make and stamps keep: a copy that is made again builds only what has changed since. */
const made = new Set(['.git', 'node_modules', '.cache', 'dist', 'generated', 'storybook-static', 'test-results']);

/**
 * Makes `folder` a copy of the project in which anything can be changed: every tracked file and every new one that git does not ignore.
 * Packages are shared by links, ours point into the copy; a commit with another lock file gets an installation of its own.
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

/** Through an index of its own, so that neither the project's index nor its list of worktrees knows of it. */
async function checkOut(commit: string, folder: string): Promise<string[]> {
  const env = { GIT_INDEX_FILE: resolve(folder, '.cache', 'index') };
  mkdirSync(dirname(env.GIT_INDEX_FILE), { recursive: true });
  await git(['read-tree', commit], env);
  await git(['checkout-index', '--all', '--force', `--prefix=${resolve(folder)}/`], env);
  return listOf(['ls-tree', '-r', '-z', '--name-only', commit]);
}

/**
 * A repository of its own over the objects of this one: linters would heed what this one's ignore file says of the place it stands in,
 * and pictures are compared with an earlier commit.
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
  // Windows lets everybody make junctions, and only some make links.
  symlinkSync(to, from, 'junction');
}

async function install(folder: string): Promise<void> {
  const target = join(folder, 'node_modules');
  if (existsSync(target) && isLinked(target)) rmSync(target, { recursive: true });
  const { code, output } = await execute(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
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
