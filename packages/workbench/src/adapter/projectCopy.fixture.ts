import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Folders that an operator never touches (ADP-19). */
export const untouched = ['site', 'packages/ui', 'packages/gateway'];
const copied = [...untouched, 'packages/adapter', 'packages/domain', 'packages/tooling', 'packages/workbench'];
const leftOut = new Set(['node_modules', 'dist', 'test-results']);

export interface ProjectCopy {
  root: string;
  /** Size and time of every file and folder of the untouched ones. */
  state: () => Readonly<Record<string, string>>;
  remove: () => void;
}

/** Copies the project with one adapter, under another name, and makes what nobody touches read-only. */
export function copyProject(adapter: string, name: string): ProjectCopy {
  mkdirSync('.cache/adapters', { recursive: true });
  // Installed packages are found in the folders above.
  const root = resolve(mkdtempSync('.cache/adapters/project-'));
  const copy = (from: string, to: string) =>
    cpSync(from, join(root, to), { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  for (const folder of copied) copy(folder, folder);
  copy(`adapters/${adapter}`, `adapters/${name}`);
  const links = join(root, 'node_modules/@baize');
  mkdirSync(links, { recursive: true });
  for (const folder of copied) symlinkSync(join(root, folder), join(links, basename(folder)), 'junction');
  const entries = () => untouched.flatMap((folder) => [folder, ...below(root, folder)]);
  for (const path of entries()) setWritable(join(root, path), false);
  return {
    root,
    state: () => Object.fromEntries(entries().map((path) => [path, stateOf(join(root, path))])),
    remove: () => {
      for (const path of entries()) setWritable(join(root, path), true);
      rmSync(root, { recursive: true });
    },
  };
}

const below = (root: string, folder: string): string[] =>
  (readdirSync(join(root, folder), { recursive: true }) as string[]).map((path) => join(folder, path));

function setWritable(path: string, writable: boolean) {
  const mode = statSync(path).isDirectory() ? 0o555 : 0o444;
  chmodSync(path, writable ? mode | 0o200 : mode);
}

function stateOf(path: string): string {
  const { size, mtimeMs, mode } = statSync(path);
  return `${size} ${mtimeMs} ${(mode & 0o777).toString(8)}`;
}
