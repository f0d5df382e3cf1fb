import { bareHash, keptHash, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { ownPictures, readTaken, type Taken } from './taken.ts';

/** Rasterisations kept per picture. */
const remembered = 3;

/**
 * Writes the last run's pictures to the manifest: `changed` ones replace their hashes, similar ones add a hash, `gone`
 * ones are dropped. With `complete`, so is everything not taken.
 */
export function updateManifest(update: Update): void {
  writeManifest(updated(readManifest(), readTaken(), update));
}

interface Update {
  browser: string;
  changed: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  complete: boolean;
}

export function updated(
  manifest: Manifest,
  stories: readonly Taken[],
  { browser, changed, gone, complete }: Update,
): Manifest {
  const taken = stories.flatMap(ownPictures);
  const next: Manifest = { ...manifest, browser: complete ? browser : (manifest.browser ?? browser) };
  const pictures = new Map(complete ? [] : [...manifest.pictures].filter(([name]) => !gone.has(name)));
  for (const { name, hash } of taken) {
    const before = manifest.pictures.get(name) ?? [];
    const kept = keptHash(hash, browser, next);
    const isKnown = before.some((one) => bareHash(one) === hash);
    // Identical bytes are correct whichever browser drew them.
    if (isKnown) pictures.set(name, before);
    else if (changed.has(name) || next.browser !== manifest.browser) pictures.set(name, [kept]);
    else pictures.set(name, [kept, ...before].slice(0, remembered));
  }
  return { ...next, pictures };
}
