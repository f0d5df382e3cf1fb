import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultsFolder } from './findings.ts';

export const takenFolder = join(resultsFolder, 'taken');

/** What the story runner took of one story. */
export interface Taken {
  /** Id of the story. */
  id: string;
  title: string;
  storyName: string;
  fileName: string;
  /** The last part of the id of the story of the same component that it looks like. */
  looksLike?: string;
  exact?: true;
  pictures: readonly Picture[];
}

export interface Picture {
  /** `<id>--<mode>`, with `-<moment>` behind it when a play function asked for it. */
  name: string;
  mode: string;
  hash: string;
}

export function readTaken(folder = takenFolder): Taken[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).sort();
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** The picture that a picture is compared with: its own, or that of the story which its story ends up looking like. */
export function modelOf({ id, looksLike }: Taken, { name, mode }: Pick<Picture, 'name' | 'mode'>): string {
  const isOfTheEnd = name === `${id}--${mode}`;
  if (!looksLike || !isOfTheEnd) return name;
  return `${id.slice(0, id.indexOf('--'))}--${looksLike}--${mode}`;
}

/** The pictures of a story that the manifest has to know: those that are compared with themselves. */
export function ownPictures(story: Taken): readonly Picture[] {
  return story.pictures.filter((picture) => modelOf(story, picture) === picture.name);
}

/**
 * Pictures of different stories of a component that are alike in the same mode, though none says so: a state that was
 * never reached, or a picture too many.
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
