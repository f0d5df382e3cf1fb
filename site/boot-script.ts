import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { wordsFor } from '@baize/messages/old-browser';
import { builtFor } from '@baize/tooling/features/floor';
import { minify, transformSync } from 'rolldown/utils';
import type { Manifest, Plugin } from 'vite';
import type { EarlyReads } from './early-reads.ts';

/** Entry modules of each page, by its name in `boot.js` or its path; `-phone` lists additions on phones. */
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
 * Builds the script that runs before the first paint: a classic file, because the policy forbids inline scripts and a
 * module would run too late. It requests the page's files and first reads in parallel with the entry script.
 */
export async function bootScript(manifest: Manifest, reads: EarlyReads, oldBrowser: string): Promise<string> {
  const files = Object.entries(pageModules).map(([page, modules]) => [page, filesOf(modules, manifest)]);
  return forOldBrowsers('boot.js', source(Object.fromEntries(files), reads, oldBrowser));
}

/** Builds the script that tells people of an old browser what to do; `boot.js` fetches it in no other. */
export async function oldBrowserScript(): Promise<string> {
  return forOldBrowsers('oldBrowser.js', oldBrowserSource());
}

const oldBrowserSource = (): string =>
  readFileSync('site/src/oldBrowser.js', 'utf8').replace('__TEXTS__', () => JSON.stringify(wordsFor(builtFor)));

/** Lowers what browsers before the oldest supported ones cannot parse. */
async function forOldBrowsers(name: string, text: string): Promise<string> {
  const { code } = await minify(name, transformSync(name, text, { target: 'es2018' }).code, {
    compress: { target: 'es2018' },
  });
  return code;
}

export function serveBootScript(): Plugin {
  return {
    name: 'baize-boot-script',
    configureServer({ middlewares }) {
      middlewares.use('/boot.js', (_, response) => {
        response
          .setHeader('content-type', 'text/javascript')
          .end(source({}, { all: [], pages: {}, lists: {} }, '/old-browser.js'));
      });
      middlewares.use('/old-browser.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(oldBrowserSource());
      });
    },
  };
}

function source(files: Readonly<Record<string, string[]>>, reads: EarlyReads, oldBrowser: string): string {
  const languages = readFileSync(createRequire(import.meta.url).resolve('@baize/messages/tags.json'), 'utf8');
  return readFileSync('site/src/boot.js', 'utf8')
    .replace('__LANGUAGES__', () => languages)
    .replace('__OLD_BROWSER__', () => oldBrowser)
    .replace('__FILES__', () => JSON.stringify(files))
    .replace('__READS__', () => JSON.stringify(reads));
}

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
