import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { BrandSource } from './brand/source.ts';

/** Returns the tokens folder, assuming that commands run in the repository root. */
export const tokensFolder = (): string => resolve(process.cwd(), 'tokens');

export const brandsFolder = (): string => resolve(tokensFolder(), 'brands');

export interface BrandFolder {
  id: string;
  folder: string;
  source: BrandSource;
}

/** Reads every folder of `tokens/brands` with a brand.json, sorted by name. Throws with the file's path. */
export function readBrands(folder = brandsFolder()): BrandFolder[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((id) => readBrandFolder(resolve(folder, id)));
}

export function readBrandFolder(folder: string): BrandFolder {
  return { id: basename(folder), folder, source: readBrandSource(resolve(folder, 'brand.json')) };
}

function readBrandSource(file: string): BrandSource {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BrandSource;
  } catch (error) {
    throw new Error(`${file} can not be read: ${(error as Error).message}`, { cause: error });
  }
}
