import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { packageOf } from './packageOf.ts';

const room = 'packages/brand-tools';
export const brandToolsFolder = `${room}/dist`;

/** Files of the repository that the tools read besides the bundle. */
const tokenFiles = ['base.tokens.json', 'languages', 'palette', 'semantic'];

/** The brand tools as a package with one command, for operators without this repository; in packages/brand-tools/dist. */
export async function buildBrandTools(): Promise<void> {
  rmSync(brandToolsFolder, { recursive: true, force: true });
  mkdirSync(brandToolsFolder, { recursive: true });
  const bundle = await rolldown({
    input: { bin: `${room}/src/bin.ts` },
    platform: 'node',
    external: (id) => !/^[./\0]|^[A-Za-z]:|^@baize\//.test(id) && !id.startsWith('@oxc-project/runtime'),
    // A tool of a brand uses a few tables of other rooms, and none of what these do when they are loaded.
    treeshake: { moduleSideEffects: false },
    logLevel: 'warn',
  });
  const { output } = await bundle.write({
    dir: brandToolsFolder,
    format: 'esm',
    banner: '#!/usr/bin/env node',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  });
  await bundle.close();
  for (const name of tokenFiles) cpSync(`tokens/${name}`, join(brandToolsFolder, 'tokens', name), { recursive: true });
  cpSync('LICENSE', join(brandToolsFolder, 'LICENSE'));
  cpSync(`${room}/README.md`, join(brandToolsFolder, 'README.md'));
  const chunks = output.filter((part) => part.type === 'chunk');
  const files = new Set(chunks.map(({ fileName }) => fileName));
  // Tree-shaken packages are still listed among the imports.
  const imported = chunks.flatMap(({ imports, code }) => imports.filter((id) => code.includes(`"${id}"`)));
  const packages = new Set(imported.filter((id) => !files.has(id) && !id.startsWith('node:')).map(packageOf));
  writeFileSync(join(brandToolsFolder, 'package.json'), `${JSON.stringify(manifest(packages), null, 2)}\n`);
}

/** The face of everything that a brand names no other for. */
const firstFace = '@fontsource-variable/hanken-grotesk';

function manifest(packages: ReadonlySet<string>) {
  const { version, license } = readManifest(room);
  const { engines } = readManifest('.');
  return {
    name: '@baize/brand',
    version,
    description: 'Makes, checks and builds brands of a gaming site.',
    license,
    type: 'module',
    bin: { 'baize-brand': './bin.mjs' },
    engines,
    dependencies: Object.fromEntries(
      [...packages, firstFace].sort().map((name) => [name, readManifest(join('node_modules', name)).version]),
    ),
  };
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
    engines: Record<string, string>;
  };
