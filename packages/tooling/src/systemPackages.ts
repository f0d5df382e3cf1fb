import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execute } from './execute.ts';

export const findOnPath = (program: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

export const mayInstall = (): boolean => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;

/** Installs Debian packages; callers check whether the result exists. */
export async function installPackages(...names: readonly string[]): Promise<void> {
  await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { quiet: true });
}

export async function updatePackageLists(): Promise<void> {
  await execute('apt-get', ['update', '-qq'], { quiet: true });
}
