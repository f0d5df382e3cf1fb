import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { minify } from 'rolldown/utils';
import type { Plugin } from 'vite';

/**
 * Serves and emits /boot.js: a classic script of its own, because the policy allows no inline one and a module would run
 * after the first paint. The table of languages is put in here, so that it has one home.
 */
export function bootScript(): Plugin {
  const source = async () => {
    const table = await readFile(createRequire(import.meta.url).resolve('@baize/messages/tags.json'), 'utf8');
    return (await readFile(new URL('./src/boot.js', import.meta.url), 'utf8')).replace('__LANGUAGES__', () => table);
  };
  return {
    name: 'baize-boot-script',
    configureServer(server) {
      server.middlewares.use('/boot.js', async (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(await source());
      });
    },
    async generateBundle() {
      const { code } = await minify('boot.js', await source());
      this.emitFile({ type: 'asset', fileName: 'boot.js', source: code });
    },
  };
}
