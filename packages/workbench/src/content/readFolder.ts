import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentEntry } from '@baize/domain';
import { readContentEntry } from '@baize/gateway';
import { Refusal } from '@baize/tooling/refusal';

/** One file of a brand's content, as it is written and as it is read. */
export interface ContentFile {
  path: string;
  written: Record<string, unknown>;
  entry: ContentEntry | null;
  /** Why it cannot be read. */
  problems: readonly string[];
}

/** Reads the content of a brand: each `.json` below `content/<brand>` is one entry. */
export function readFolder(root: string, brand: string): ContentFile[] {
  const folder = join(root, brand);
  if (!existsSync(folder)) throw new Refusal(`There is no content of "${brand}": ${folder} is missing.`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readEntry(join(brand, name), readFileSync(join(folder, name), 'utf8')));
}

/** Reads one file by its text. */
export function readEntry(path: string, text: string): ContentFile {
  let written: Record<string, unknown>;
  try {
    written = JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    return { path, written: {}, entry: null, problems: [(error as Error).message] };
  }
  return { path, written, ...readContentEntry(written) };
}
