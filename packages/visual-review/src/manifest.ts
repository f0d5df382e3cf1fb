import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const manifestFile = '.storybook/pictures.txt';

export interface Manifest {
  /** Browser that took the pictures; null before the first run. */
  browser: string | null;
  /**
   * PNG hashes by picture name; several if a state has more than one rasterisation. Hashes from another browser end
   * with @ and its name.
   */
  pictures: ReadonlyMap<string, readonly string[]>;
}

export const bareHash = (hash: string): string => hash.split('@')[0] ?? hash;

/** Reports whether the browser made one of the hashes and can reproduce it exactly. */
export const isMadeBy = (browser: string, { browser: usual }: Manifest, hashes: readonly string[]): boolean =>
  hashes.some((hash) => (hash.split('@')[1] ?? usual) === browser);

export const keptHash = (hash: string, browser: string | null, { browser: usual }: Manifest): string =>
  browser === usual ? hash : `${hash}@${browser}`;

export function readManifest(file = manifestFile): Manifest {
  return existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : { browser: null, pictures: new Map() };
}

export function writeManifest(manifest: Manifest, file = manifestFile): void {
  writeFileSync(file, formatManifest(manifest));
}

export function parseManifest(text: string): Manifest {
  const lines = text.split(/\r?\n/);
  const comment = lines.find((line) => line.startsWith('#'));
  const pictures = new Map<string, readonly string[]>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [name = '', ...hashes] = line.trim().split(/\s+/);
    if (hashes.length === 0 || !hashes.every((hash) => /^[0-9a-f]{32,64}(@\S+)?$/.test(hash)))
      throw new Error(`${manifestFile}:${index + 1} is not a name and its hashes: ${line}`);
    pictures.set(name, hashes);
  }
  return { browser: comment?.replace(/^#\s*/, '') || null, pictures };
}

/** Sorts by code unit, so that the order does not depend on the locale. */
export function formatManifest({ browser, pictures }: Manifest): string {
  const lines = [...pictures].map(([name, hashes]) => `${name} ${hashes.join(' ')}`);
  const byName = [...lines].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return [...(browser ? [`# ${browser}`] : []), ...byName, ''].join('\n');
}

const nameOf = (line: string) => line.slice(0, line.indexOf(' '));
