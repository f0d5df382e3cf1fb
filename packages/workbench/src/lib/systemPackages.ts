import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execute } from './execute.ts';

export const findOnPath = (program: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** Whether this is a Debian whose packages we may install. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;

/** Installs packages of a Debian that we are root of; whether that worked shows in what is there afterwards. */
export async function installPackages(...names: readonly string[]): Promise<void> {
  await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { quiet: true });
}

export async function updatePackageLists(): Promise<void> {
  await execute('apt-get', ['update', '-qq'], { quiet: true });
}
