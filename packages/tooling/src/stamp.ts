import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesUnder, hashOf } from './files.ts';

const place = (name: string) => `.cache/stamps/${name}`;

export interface Product {
  name: string;
  sources: readonly string[];
  made: readonly string[];
}

/** Returns the stamp to store after rebuilding, or null when fresh. */
export function staleStamp({ name, sources, made }: Product): string | null {
  const stamp = hashOf(filesUnder(...sources));
  const fresh = made.every(existsSync) && existsSync(place(name)) && readFileSync(place(name), 'utf8') === stamp;
  return fresh ? null : stamp;
}

export function keepStamp(name: string, stamp: string): void {
  mkdirSync(dirname(place(name)), { recursive: true });
  writeFileSync(place(name), stamp);
}
