import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesUnder, hashOf } from './files.ts';

const place = (name: string) => `.cache/stamps/${name}`;

/** What is made from sources: stale when a source has changed since, or when what was made is gone. */
export interface Product {
  name: string;
  /** Files and folders it is made from. */
  sources: readonly string[];
  /** Files or folders that must exist. */
  made: readonly string[];
}

/** The stamp to store once the product is made again, or null when it is still fresh. */
export function staleStamp({ name, sources, made }: Product): string | null {
  const stamp = hashOf(filesUnder(...sources));
  const fresh = made.every(existsSync) && existsSync(place(name)) && readFileSync(place(name), 'utf8') === stamp;
  return fresh ? null : stamp;
}

export function keepStamp(name: string, stamp: string): void {
  mkdirSync(dirname(place(name)), { recursive: true });
  writeFileSync(place(name), stamp);
}
