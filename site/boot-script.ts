import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { minify } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';

/** What `boot.js` calls a page → the modules that only such a page begins with. */
export type PageModules = Readonly<Record<string, RegExp>>;

/**
 * Serves and emits /boot.js: a classic script of its own, because the policy allows no inline one and a module would run
 * after the first paint. Two tables are put in here, so that each has one home: languages,
 * and the files of the page that the address asks for, which are then fetched beside the first script and not after it.
 */
export function bootScript(pages: PageModules): Plugin {
  const source = async (files: Record<string, string[]>) => {
    const languages = await readFile(createRequire(import.meta.url).resolve('@baize/messages/tags.json'), 'utf8');
    return (await readFile(new URL('./src/boot.js', import.meta.url), 'utf8'))
      .replace('__LANGUAGES__', () => languages)
      .replace('__FILES__', () => JSON.stringify(files));
  };
  return {
    name: 'baize-boot-script',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use('/boot.js', async (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(await source({}));
      });
    },
    async generateBundle(_, bundle) {
      const files = Object.entries(pages).map(([page, modules]) => [page, filesOf(modules, Object.values(bundle))]);
      const { code } = await minify('boot.js', await source(Object.fromEntries(files)));
      this.emitFile({ type: 'asset', fileName: 'boot.js', source: code });
    },
  };
}

/**
 * Addresses of the scripts that hold these modules, of what those import, and of all their sheets; without what every page has. What a file
 * builds on stands before it, as of two rules that weigh the same the later one holds.
 */
export function filesOf(modules: RegExp, bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] {
  const chunks = bundle.filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const gather = (chunk: Rolldown.OutputChunk, into: Set<Rolldown.OutputChunk>) => {
    if (into.has(chunk)) return;
    into.add(chunk);
    for (const name of chunk.imports) {
      const imported = named.get(name);
      if (imported) gather(imported, into);
    }
    // Last, now that what it imports is in.
    into.delete(chunk);
    into.add(chunk);
  };
  const everywhere = new Set<Rolldown.OutputChunk>();
  const here = new Set<Rolldown.OutputChunk>();
  for (const chunk of chunks) {
    if (chunk.isEntry) gather(chunk, everywhere);
    if (chunk.moduleIds.some((id) => modules.test(id))) gather(chunk, here);
  }
  const further = [...here].filter((chunk) => !everywhere.has(chunk));
  if (further.length === 0) throw new Error(`no file of its own holds ${modules}`);
  return further.flatMap(({ fileName, viteMetadata }) =>
    [...(viteMetadata?.importedCss ?? []), fileName].map((name) => `/${name}`),
  );
}
