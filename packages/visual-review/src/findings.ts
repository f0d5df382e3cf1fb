import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const resultsFolder = 'test-results/visual';
/** Full-colour pictures by hash. Copies of the project share the original's store. */
export const picturesFolder = process.env.BAIZE_PICTURE_STORE ?? '.cache/pictures';

export interface Finding {
  /** Picture name, as in the manifest: `actions-button--primary--desk`, `…--desk-pressed`, `…--urdu-words`. */
  name: string;
  storyId: string;
  title: string;
  storyName: string;
  fileName: string;
  /** Key of `.storybook/modes.ts` or name of a stress mode. */
  mode: string;
  /** Picture of another story this one should match. Cannot be accepted; the story's parameter is wrong. */
  looksLike?: string;
  kind: 'changed' | 'new';
  /** First 32 hex digits of the PNG's SHA-256. */
  before: string | null;
  after: string;
  size: { before: [number, number] | null; after: [number, number] };
  pixels: number;
  box: Box | null;
  /** Most frequent exact changes, at most 16: `#cba348` → `#dbbd7a`. */
  colours: readonly { from: string; to: string; pixels: number }[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface VisualRun {
  browser: string;
  pictures: number;
  seconds: number;
  base: { commit: string; name: string } | null;
  /** Pictures identical to another state's. */
  equal: readonly { name: string; like: string }[];
  unpictured: readonly string[];
}

export function readFindings(): Finding[] {
  const folder = join(resultsFolder, 'findings');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

export function readRun(): VisualRun | null {
  const file = join(resultsFolder, 'run.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
