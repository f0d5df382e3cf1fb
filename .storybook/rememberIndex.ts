import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versions } from 'storybook/internal/common';
import type { Indexer } from 'storybook/internal/types';

const folder = '.cache/story-index';

/**
 * Has an indexer remember what it found in a file until the file changes: reading every story anew is half of what the
 * server does before its first answer.
 */
export const remembering = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => {
    const code = await readFile(fileName, 'utf8');
    const titled = options.makeTitle('') ?? '';
    const place = join(folder, `${hashOf(fileName)}.json`);
    const state = hashOf([versions.storybook, titled, code].join('\0'));
    const known = await recall(place, state);
    if (known) return known;
    const found = await indexer.createIndex(fileName, options);
    await mkdir(folder, { recursive: true });
    await writeFile(place, JSON.stringify({ state, found }));
    return found;
  },
});

type Found = Awaited<ReturnType<Indexer['createIndex']>>;

async function recall(place: string, state: string): Promise<Found | null> {
  try {
    const kept = JSON.parse(await readFile(place, 'utf8')) as { state: string; found: Found };
    return kept.state === state ? kept.found : null;
  } catch {
    // Never read before, or half written by a start that was interrupted.
    return null;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
