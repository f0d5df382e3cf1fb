import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { minify } from 'rolldown/utils';
import type { Manifest, Plugin } from 'vite';
import type { EarlyReads } from './early-reads.ts';

/** The modules a page begins with, by what `boot.js` calls the page or by its address; `-phone` is what it has besides on a phone. */
export const pageModules = {
  home: ['src/features/home/Home.tsx', 'src/features/home/HomeHero.tsx'],
  'home-phone': ['src/features/home/Categories.tsx'],
  lobby: ['src/features/games/lobby/Lobby.tsx', 'src/features/games/lobby/LobbyHero.tsx'],
  category: ['src/features/games/categories/Category.tsx', 'src/features/games/categories/CategoryHero.tsx'],
  '/promotions': ['src/features/promotions/Promotions.tsx', 'src/features/promotions/PromotionsHero.tsx'],
  phone: ['src/app/layout/phoneParts.ts'],
  visitor: ['src/app/layout/VisitorCorner.tsx'],
  player: ['src/app/layout/playerParts.ts'],
} as const;

/**
 * The script that runs before the first paint, for a built site. It is a classic script of its own, because the policy allows no
 * inline one and a module would run too late. It asks for the files and the first reads of the page that the address names beside the
 * first script.
 */
export async function bootScript(manifest: Manifest, reads: EarlyReads): Promise<string> {
  const files = Object.entries(pageModules).map(([page, modules]) => [page, filesOf(modules, manifest)]);
  const { code } = await minify('boot.js', source(Object.fromEntries(files), reads));
  return code;
}

/** Serves the same script while developing, where files are asked for one by one. */
export function serveBootScript(): Plugin {
  return {
    name: 'baize-boot-script',
    configureServer({ middlewares }) {
      middlewares.use('/boot.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(source({}, { all: [], pages: {}, lists: {} }));
      });
    },
  };
}

function source(files: Readonly<Record<string, string[]>>, reads: EarlyReads): string {
  const languages = readFileSync(createRequire(import.meta.url).resolve('@baize/messages/tags.json'), 'utf8');
  return readFileSync('site/src/boot.js', 'utf8')
    .replace('__LANGUAGES__', () => languages)
    .replace('__FILES__', () => JSON.stringify(files))
    .replace('__READS__', () => JSON.stringify(reads));
}

/** Scripts and sheets of the modules and of all they import, in the order they are imported, without those of the entry. */
export function filesOf(modules: readonly string[], manifest: Manifest): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const known = filesUnder(entry ? [entry] : [], manifest);
  return [...filesUnder(modules, manifest)].filter((file) => !known.has(file)).map((file) => `/${file}`);
}

function filesUnder(modules: readonly string[], manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest of the build has no ${key}.`);
    chunk.imports?.forEach(visit);
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(file);
  };
  modules.forEach(visit);
  return files;
}
