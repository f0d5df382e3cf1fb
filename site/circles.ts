import type { Plugin, Rolldown } from 'vite';

/**
 * Refuses files that import each other: which of them runs first hangs on the page, and there the other's values are missing.
 * A group that names a module and not what only that one needs makes them.
 */
export function noCircles(): Plugin {
  return {
    name: 'baize-no-circles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const circle = circleIn(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (circle) this.error(`files that import each other: ${circle.join(' > ')}`);
    },
  };
}

/** The names of files that lead back to the first of them, or null. */
export function circleIn(chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>[]): string[] | null {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const done = new Set<string>();
  const search = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const found = search(next, [...path, name]);
      if (found) return found;
    }
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const found = search(name, []);
    if (found) return found;
  }
  return null;
}
