import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a run of the pictures leaves behind, from the root of the repository. */
export const resultsFolder = 'test-results/visual';
/** Every picture in full colour, by its hash. Copies of the project share the store of the one they were made from. */
export const picturesFolder = process.env.BAIZE_PICTURE_STORE ?? '.cache/pictures';

/** A picture that differs from the one in the manifest. */
export interface Finding {
  /** `actions-button--primary--desk`, `…--desk-pressed`, `…--urdu-words`; a line of the manifest begins with it. */
  name: string;
  storyId: string;
  /** `Actions/Button` */
  title: string;
  storyName: string;
  /** `./packages/ui/src/actions/Button.stories.tsx` */
  fileName: string;
  /** A key of `.storybook/modes.ts`, or the name of a stress mode. */
  mode: string;
  /** The other story's picture that this one should look like. It can not be accepted: the story says what no longer holds. */
  looksLike?: string;
  /** New: the manifest has no such picture. */
  kind: 'changed' | 'new';
  /** Hashes of pictures: the first 32 hex digits of the SHA-256 of the PNG. */
  before: string | null;
  after: string;
  size: { before: [number, number] | null; after: [number, number] };
  /** How many pixels differ. */
  pixels: number;
  /** Around all that differs. */
  box: Box | null;
  /** The most frequent exact changes, at most 16: `#cba348` → `#dbbd7a`. */
  colours: readonly { from: string; to: string; pixels: number }[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface VisualRun {
  /** Name and version of the browser that took the pictures. */
  browser: string;
  pictures: number;
  seconds: number;
  base: { commit: string; name: string } | null;
  /** Pictures with the same bytes as another state's. */
  equal: readonly { name: string; like: string }[];
  /** Ids of stories that have no picture. */
  unpictured: readonly string[];
}

export function readFindings(): Finding[] {
  const folder = join(resultsFolder, 'findings');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Null when no run has ended since the folder was emptied. */
export function readRun(): VisualRun | null {
  const file = join(resultsFolder, 'run.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
