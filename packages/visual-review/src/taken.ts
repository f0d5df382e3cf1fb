import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultsFolder } from './findings.ts';

export const takenFolder = join(resultsFolder, 'taken');

export interface Taken {
  id: string;
  title: string;
  storyName: string;
  fileName: string;
  /** Last part of the id of a sibling story this one should match. */
  looksLike?: string;
  exact?: true;
  pictures: readonly Picture[];
  left: readonly string[];
}

export interface Picture {
  /** `<id>--<mode>`, followed by `-<moment>` for a look in the play function. */
  name: string;
  mode: string;
  hash: string;
}

export function readTaken(folder = takenFolder): Taken[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).sort();
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Returns the picture to compare with: its own, or the `looksLike` story's for the final state. */
export function modelOf({ id, looksLike }: Taken, { name, mode }: Pick<Picture, 'name' | 'mode'>): string {
  const isOfTheEnd = name === `${id}--${mode}`;
  if (!looksLike || !isOfTheEnd) return name;
  return `${id.slice(0, id.indexOf('--'))}--${looksLike}--${mode}`;
}

export function ownPictures(story: Taken): readonly Picture[] {
  return story.pictures.filter((picture) => modelOf(story, picture) === picture.name);
}

/**
 * Returns manifest names without a story: of removed stories, and of stories that ran but neither took nor postponed
 * the picture. Stories not run or failed before pictures keep theirs.
 */
export function orphansOf(names: Iterable<string>, all: readonly Taken[], existing: readonly string[]): string[] {
  const ran = new Map(all.map((story) => [story.id, story]));
  const exists = new Set(existing);
  return [...names].filter((name) => {
    const [component, state, look = ''] = name.split('--');
    const id = `${component}--${state}`;
    const story = ran.get(id);
    if (!story) return !exists.has(id);
    const isLeft = story.left.some((mode) => look === mode || look.startsWith(`${mode}-`));
    return !isLeft && !ownPictures(story).some((picture) => picture.name === name);
  });
}

/**
 * Finds identical pictures of different stories of a component in the same mode, without `looksLike`: an unreached
 * state or a redundant picture.
 */
export function equalPictures(all: readonly Taken[]): { name: string; like: string }[] {
  const seen = new Map<string, { id: string; name: string }>();
  const equal: { name: string; like: string }[] = [];
  for (const story of all) {
    const { id, title } = story;
    for (const { name, mode, hash } of ownPictures(story)) {
      const key = `${title} ${mode} ${hash}`;
      const first = seen.get(key);
      if (!first) seen.set(key, { id, name });
      else if (first.id !== id) equal.push({ name, like: first.name });
    }
  }
  return equal;
}
