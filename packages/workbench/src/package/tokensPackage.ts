import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brands } from '@baize/tokens/brands';
import { readTokens } from '@baize/tokens/node';
import { executeTool } from '@baize/tooling/execute';
import { Refusal } from '@baize/tooling/refusal';
import { rolldown } from 'rolldown';
import { sheetTypes } from './manifest.ts';
import { packageOf } from './packageOf.ts';

const room = 'tokens';
const declarations = '.cache/token-types';
export const tokensPackageFolder = `${room}/dist`;

const entries = ['generated/contract', 'generated/constants', 'pairs', 'contrast'];

/**
 * Builds the tokens package for pages without React and for other tools: names, values, contrast pairs, DTCG files and
 * the unbranded sheet.
 */
export async function buildTokensPackage(): Promise<void> {
  rmSync(tokensPackageFolder, { recursive: true, force: true });
  const packages = await writeModules();
  await writeDeclarations();
  for (const { id } of brands.filter(({ bare }) => bare)) {
    cpSync(`${room}/generated/brands/${id}.css`, `${tokensPackageFolder}/sheets/${id}.css`);
    await writeDtcg(id);
  }
  writeFileSync(`${tokensPackageFolder}/${sheetTypes}`, 'export {};\n');
  cpSync('LICENSE', `${tokensPackageFolder}/LICENSE`);
  cpSync(`${room}/README.md`, `${tokensPackageFolder}/README.md`);
  writeFileSync(`${tokensPackageFolder}/package.json`, `${JSON.stringify(manifest(packages), null, 2)}\n`);
}

async function writeModules(): Promise<Set<string>> {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [basename(entry), `${room}/${entry}.ts`])),
    external: (id) => !/^[./\0]|^[A-Za-z]:/.test(id),
    logLevel: 'warn',
  });
  const { output } = await bundle.write({ dir: tokensPackageFolder, format: 'esm', chunkFileNames: '[name].js' });
  await bundle.close();
  const chunks = output.filter((part) => part.type === 'chunk');
  const files = new Set(chunks.map(({ fileName }) => fileName));
  return new Set(chunks.flatMap(({ imports }) => imports.filter((id) => !files.has(id)).map(packageOf)));
}

async function writeDeclarations(): Promise<void> {
  rmSync(declarations, { recursive: true, force: true });
  const { code, output } = await executeTool('tsc', ['-p', `${room}/tsconfig.package.json`], { quiet: true });
  if (code !== 0) throw new Refusal(`The declarations of the tokens do not build:\n${output}`);
  for (const entry of entries) {
    const text = readFileSync(join(declarations, `${entry}.d.ts`), 'utf8');
    writeFileSync(`${tokensPackageFolder}/${basename(entry)}.d.ts`, text.replaceAll(/(from "\.\/\w+)\.ts"/g, '$1.js"'));
  }
}

interface Group {
  [name: string]: Group | unknown;
}

/** Writes both themes as DTCG with aliases resolved, so that each file works alone. */
async function writeDtcg(brand: string): Promise<void> {
  const source = await readTokens();
  mkdirSync(`${tokensPackageFolder}/dtcg`, { recursive: true });
  for (const theme of ['light', 'dark']) {
    const root: Group = {};
    for (const [id, { $type, $value, $description }] of Object.entries(source.tokens(`${brand}-${theme}` as const))) {
      const path = id.split('.');
      const name = path.pop() ?? id;
      let group = root;
      for (const part of path) {
        group[part] ??= {};
        group = group[part] as Group;
      }
      group[name] = { $type, $value, ...($description && { $description }) };
    }
    const file = `${tokensPackageFolder}/dtcg/${brand}.${theme}.tokens.json`;
    writeFileSync(file, `${JSON.stringify(root, null, 2)}\n`);
  }
}

function manifest(packages: ReadonlySet<string>) {
  const { name, version, license, devDependencies } = JSON.parse(readFileSync(`${room}/package.json`, 'utf8'));
  const modules = entries.map((entry) => basename(entry));
  return {
    name,
    version,
    description: 'Design tokens of a gaming site: names of its variables, values, contrast pairs and DTCG files.',
    license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(modules.map((id) => [`./${id}`, { types: `./${id}.d.ts`, default: `./${id}.js` }])),
      './dtcg/*.tokens.json': './dtcg/*.tokens.json',
      './sheets/*.css': { types: `./${sheetTypes}`, default: './sheets/*.css' },
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries([...packages].sort().map((id) => [id, devDependencies[id]])),
  };
}
