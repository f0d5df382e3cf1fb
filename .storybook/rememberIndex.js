// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versions } from 'storybook/internal/common';

/** @typedef {import('storybook/internal/types').Indexer} Indexer */
/** @typedef {Awaited<ReturnType<Indexer['createIndex']>>} Found */

const folder = '.cache/story-index';

/**
 * Has an indexer remember what it found in a file until the file changes: reading every story anew is half of what the
 * server does before its first answer.
 *
 * @param {Indexer} indexer
 * @returns {Indexer}
 */
export const remembering = (indexer) => ({
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

/**
 * @param {string} place
 * @param {string} state
 * @returns {Promise<Found | null>}
 */
async function recall(place, state) {
  try {
    /** @type {{ state: string; found: Found }} */
    const kept = JSON.parse(await readFile(place, 'utf8'));
    return kept.state === state ? kept.found : null;
  } catch {
    // Never read before, or half written by a start that was interrupted.
    return null;
  }
}

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);
