import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { BrandSource } from '@baize/tokens/brand/source';
import type { BrandFolder } from '@baize/tokens/node';
import { Refusal } from '@baize/tooling/refusal';
import { sentences, subject } from './finding.ts';
import { lintShape } from './lintShape.ts';
import type { Place } from './place.ts';

/** Reads a brand by id or path. Throws a Refusal with file, line and fix if it is missing or has an invalid shape. */
export function readSource(named: string | undefined, { folders, command }: Place): BrandFolder {
  if (!named) throw new Refusal(`Name a brand by its id or its file: ${command} lint lists what is there.`);
  const file = named.endsWith('.json') ? resolve(named) : join(folders, named, 'brand.json');
  const shown = shownPath(file);
  if (!existsSync(file))
    throw new Refusal(
      named.endsWith('.json') ? `${shown} is missing.` : `There is no brand "${named}": ${shown} is missing.`,
    );
  const folder = dirname(file);
  const { subject: read, value } = subject(basename(folder), folder, shown, readFileSync(file, 'utf8'));
  if (value !== null) lintShape(read, value);
  const errors = read.findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Refusal(errors.map((error) => `${shown}:${error.line}:${error.column} ${sentences(error)}`).join('\n'));
  return { id: basename(folder), folder, source: value as BrandSource };
}

export const shownPath = (file: string): string => relative(process.cwd(), file).split(sep).join('/') || '.';
