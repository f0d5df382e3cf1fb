import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

export interface FontMetadata {
  family: string;
  subsets: readonly string[];
  weights: readonly number[];
  variable: false | Readonly<Record<string, { min: string; max: string }>>;
  category: string;
}

export function fontPackages(family: string): string[] {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return [`@fontsource-variable/${name}`, `@fontsource/${name}`];
}

/**
 * Finds the folder of an installed font package, resolving from the working directory, as workspaces share packages,
 * then from here, where a strict installer puts these tools' own fonts.
 */
export function fontFolder(name: string): string | undefined {
  for (const start of [resolve(process.cwd(), 'any.js'), import.meta.url]) {
    try {
      return dirname(createRequire(start).resolve(`${name}/metadata.json`));
    } catch {
      // Not resolvable from there; try the next.
    }
  }
  return undefined;
}

export function installedFont(family: string): { name: string; folder: string; metadata: FontMetadata } | undefined {
  for (const name of fontPackages(family)) {
    const folder = fontFolder(name);
    if (folder) return { name, folder, metadata: metadataIn(folder) };
  }
  return undefined;
}

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
