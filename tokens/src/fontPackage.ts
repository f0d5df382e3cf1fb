import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

/** What Fontsource says of a family in `metadata.json`. */
export interface FontMetadata {
  family: string;
  subsets: readonly string[];
  weights: readonly number[];
  variable: false | Readonly<Record<string, { min: string; max: string }>>;
  category: string;
}

/** The packages that a family may come in, the one with every weight in a file first. */
export function fontPackages(family: string): string[] {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return [`@fontsource-variable/${name}`, `@fontsource/${name}`];
}

/**
 * The folder of an installed font package, or undefined. Node's own search: from the folder that a command runs in upwards, as
 * workspaces share packages, then from these tools, whose own fonts a strict installer puts beside them alone.
 */
export function fontFolder(name: string): string | undefined {
  for (const start of [resolve(process.cwd(), 'any.js'), import.meta.url]) {
    try {
      return dirname(createRequire(start).resolve(`${name}/metadata.json`));
    } catch {
      // Not seen from there.
    }
  }
  return undefined;
}

/** The package that carries a family, if one is installed, with what it says of itself. */
export function installedFont(family: string): { name: string; folder: string; metadata: FontMetadata } | undefined {
  for (const name of fontPackages(family)) {
    const folder = fontFolder(name);
    if (folder) return { name, folder, metadata: metadataIn(folder) };
  }
  return undefined;
}

/** The families whose packages are installed where a command runs, by name. */
export function installedFamilies(): string[] {
  const families = ['@fontsource-variable', '@fontsource'].flatMap((scope) => {
    const folder = resolve(process.cwd(), 'node_modules', scope);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map((name) => resolve(folder, name))
      .filter((each) => existsSync(resolve(each, 'metadata.json')))
      .map((each) => metadataIn(each).family.replace(/ Variable$/, ''));
  });
  return [...new Set(families)].sort();
}

const metadataIn = (folder: string): FontMetadata =>
  JSON.parse(readFileSync(resolve(folder, 'metadata.json'), 'utf8')) as FontMetadata;
