import { bareHash, keptHash, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { ownPictures, readTaken, type Taken } from './taken.ts';

/** Rasterisations of one picture that are remembered. */
const remembered = 3;

/**
 * Takes all pictures of the last run into the manifest. A picture that `changed` has its new hash alone; one that looks the
 * same has one hash more. With `complete`, pictures that no story has any more are dropped.
 */
export function updateManifest(browser: string, changed: ReadonlySet<string>, complete: boolean): void {
  writeManifest(updated(readManifest(), readTaken(), { browser, changed, complete }));
}

interface Update {
  browser: string;
  changed: ReadonlySet<string>;
  complete: boolean;
}

export function updated(
  manifest: Manifest,
  stories: readonly Taken[],
  { browser, changed, complete }: Update,
): Manifest {
  const taken = stories.flatMap(ownPictures);
  // A whole run in another browser makes that one the manifest's.
  const next: Manifest = { ...manifest, browser: complete ? browser : (manifest.browser ?? browser) };
  const pictures = new Map(complete ? [] : manifest.pictures);
  for (const { name, hash } of taken) {
    const before = manifest.pictures.get(name) ?? [];
    const kept = keptHash(hash, browser, next);
    const isKnown = before.some((one) => bareHash(one) === hash);
    // The bytes are right whichever browser drew them first.
    if (isKnown) pictures.set(name, before);
    else if (changed.has(name) || next.browser !== manifest.browser) pictures.set(name, [kept]);
    else pictures.set(name, [kept, ...before].slice(0, remembered));
  }
  return { ...next, pictures };
}
