import { readFileSync } from 'node:fs';
import { filesUnder } from '../files.ts';
import { Refusal } from '../refusal.ts';
import { type Proof, proofsIn, readRequirements } from './read.ts';

export const requirementsFolder = 'docs/requirements';

/** The requirements by id, and what proves them. */
export interface Proven {
  requirements: ReadonlyMap<string, string>;
  proofs: readonly Proof[];
}

/** Reads the requirements of all areas and every test, story and journey that may name them. Run from the repository's root. */
export function readProofs(): Proven {
  const files = filesUnder('packages', 'adapters', 'site', 'tokens', '.storybook').filter((path) =>
    /\.(test|stories|journey)\.tsx?$|\/e2e\/.*\.ts$/.test(path),
  );
  return {
    requirements: readAreas(filesUnder(requirementsFolder).filter((path) => path.endsWith('.md'))),
    proofs: files.flatMap((path) => proofsIn(readFileSync(path, 'utf8'), path)),
  };
}

/** The requirements of several documents. Throws where two of them have the same id. */
export function readAreas(paths: readonly string[]): Map<string, string> {
  const all = new Map<string, string>();
  for (const path of paths)
    for (const [id, text] of readRequirements(readFileSync(path, 'utf8'))) {
      if (all.has(id)) throw new Refusal(`${path} has ${id}, which is taken.`);
      all.set(id, text);
    }
  return all;
}

/** A sentence for each id that a title or tag names and no requirement has. */
export const unknownIds = ({ requirements, proofs }: Proven): string[] =>
  proofs
    .filter(({ id }) => !requirements.has(id))
    .map(({ id, path }) => `${path} names ${id}, which is no requirement`);
