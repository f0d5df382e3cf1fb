import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBrandCommand } from './commands.ts';
import type { Place } from './place.ts';

/**
 * An operator's folder: brands in `brands`, fonts in its node_modules; the token files are bundled with this script.
 */
const ownFolder: Place = {
  folders: resolve('brands'),
  tokens: fileURLToPath(new URL('./tokens', import.meta.url)),
  first: null,
  sources: [],
  command: 'npx baize-brand',
  install: (name) => `npm install ${name}`,
  uninstall: (name) => `npm uninstall ${name}`,
  next: (id) => [`npx baize-brand lint ${id}`, `npx baize-brand build ${id}`],
  format: async () => {},
};

try {
  process.exitCode = await runBrandCommand(process.argv.slice(2), ownFolder);
} catch (error) {
  const isRefusal = error instanceof Error && error.name === 'Refusal';
  console.error(isRefusal ? error.message : error);
  process.exitCode = 1;
}
