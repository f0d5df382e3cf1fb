import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { brands } from '@baize/tokens/brands';
import { executeTool } from '@baize/tooling/execute';
import { Refusal } from '@baize/tooling/refusal';
import { keepStamp, type Product, staleStamp } from '@baize/tooling/stamp';
import { styles } from '@baize/tooling/styles';
import { build, type Plugin } from 'vite';
import { packageManifest, sheetTypes, type WorkspaceManifest } from './manifest.ts';
import { packageOf } from './packageOf.ts';
import { wordLanguages, wordsEntry, writeWords } from './words.ts';

const room = 'packages/ui';
const sources = resolve(room, 'src');
const declarations = '.cache/package-types';
export const packageFolder = `${room}/dist`;

const product: Product = {
  name: 'package',
  sources: [
    room,
    'tokens',
    'packages/messages/catalogues',
    'packages/messages/build.ts',
    'LICENSE',
    'tsconfig.json',
    'package-lock.json',
    'packages/workbench/src/package/build.ts',
    'packages/workbench/src/package/manifest.ts',
    'packages/workbench/src/package/node',
    'packages/workbench/src/package/packageOf.ts',
    'packages/workbench/src/package/textCode.ts',
    'packages/workbench/src/package/words.ts',
    'packages/tooling/src/styles.ts',
  ],
  made: [`${packageFolder}/package.json`],
};

/**
 * Builds the design system package in packages/ui/dist: one module, declaration and at most one sheet per source file,
 * each sheet imported by its module. The workspace itself uses src.
 */
export async function buildPackage({ force = false } = {}): Promise<void> {
  const stamp = staleStamp(product);
  if (stamp === null && !force) return;
  const manifest: WorkspaceManifest = JSON.parse(readFileSync(`${room}/package.json`, 'utf8'));
  const own = Object.values(manifest.exports).map((entry) => resolve(room, entry));
  const entries = [...own, resolve('tokens/generated/constants.ts')];
  const packages = await writeModules(entries);
  await writeWords(packageFolder);
  await writeDeclarations([...entries.filter((entry) => !entry.endsWith('.css.ts')), wordsEntry], packages);
  copySheets();
  cpSync('packages/workbench/src/package/node', `${packageFolder}/node`, { recursive: true });
  writeFileSync(`${packageFolder}/${sheetTypes}`, 'export {};\n');
  cpSync('LICENSE', `${packageFolder}/LICENSE`);
  cpSync(`${room}/README.md`, `${packageFolder}/README.md`);
  writeFileSync(
    `${packageFolder}/package.json`,
    `${JSON.stringify(packageManifest(manifest, packages, wordLanguages), null, 2)}\n`,
  );
  if (stamp !== null) keepStamp(product.name, stamp);
}

async function writeModules(entry: string[]): Promise<Set<string>> {
  const packages = new Set<string>();
  await build({
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    // Published code is a production build regardless of NODE_ENV.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [styles(), importOwnSheets(packages)],
    build: {
      target: 'es2022',
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      outDir: resolve(packageFolder),
      emptyOutDir: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        // Preserved modules keep `use client` despite the warning; a test checks it.
        onwarn: (warning, warn) => void (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning)),
        external: (id) => !/^[./\0]|^[A-Za-z]:|^@baize\//.test(id) && !id.includes('.vanilla.css'),
        output: {
          preserveModules: true,
          preserveModulesRoot: sources,
          entryFileNames: '[name].js',
          assetFileNames: ({ names: [name = ''] }) => name.replace('.css.ts.vanilla.css', '.css'),
        },
      },
    },
  });
  return packages;
}

/**
 * Vite separates a library's sheets from its modules; importing each from its module lets both be tree-shaken together.
 */
function importOwnSheets(packages: Set<string>): Plugin {
  return {
    name: 'import-own-sheets',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sheets = [...(chunk.viteMetadata?.importedCss ?? [])].map((sheet) => from(chunk.fileName, sheet));
        const code = chunk.code.replaceAll(/^\/\* empty css\s+\*\/\n/gm, '');
        const [directive = ''] = /^["']use client["'];\n/.exec(code) ?? [];
        const imports = sheets.map((sheet) => `import '${sheet}';\n`).join('');
        chunk.code = directive + imports + code.slice(directive.length);
        for (const id of chunk.imports) if (!(id in bundle)) packages.add(packageOf(id));
      }
    },
  };
}

async function writeDeclarations(entries: readonly string[], packages: Set<string>): Promise<void> {
  rmSync(declarations, { recursive: true, force: true });
  const { code, output } = await executeTool('tsc', ['-p', `${room}/tsconfig.package.json`], { quiet: true });
  if (code !== 0) throw new Refusal(`The declarations of the package do not build:\n${output}`);
  const written = new Set<string>();
  const write = (path: string) => {
    const target = placeOf(path);
    if (written.has(target)) return;
    written.add(target);
    const text = portable(readFileSync(join(declarations, path), 'utf8'), target);
    mkdirSync(dirname(join(packageFolder, target)), { recursive: true });
    writeFileSync(join(packageFolder, target), text);
    for (const [, id = ''] of text.matchAll(/(?:from |import\()['"]([^'"]+)['"]/g)) {
      if (id.startsWith('.')) write(sourceOf(join(dirname(target), id).replaceAll('\\', '/')));
      else packages.add(packageOf(id));
    }
  };
  for (const entry of entries) write(relative('.', entry).replaceAll('\\', '/').replace(/\.ts$/, '.d.ts'));
}

const sourceOf = (module: string) =>
  `${module.startsWith('tokens/') ? '' : `${room}/src/`}${module.replace(/\.js$/, '.d.ts')}`;

const placeOf = (path: string) => path.replace(`${room}/src/`, '');

const portable = (text: string, path: string) =>
  text
    .replaceAll(/(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2')
    .replaceAll(/@baize\/tokens\/(contract|constants)/g, (_, name: string) =>
      from(path, `tokens/generated/${name}.js`),
    );

/**
 * Copies the orders of layers for hosts, and the unbranded sheet, which needs no fonts or pictures. Brand owners build
 * their own (`baize-brand`).
 */
function copySheets(): void {
  cpSync(`${room}/src/layers`, `${packageFolder}/layers`, { recursive: true });
  for (const { id } of brands.filter(({ bare }) => bare))
    cpSync(`tokens/generated/brands/${id}.css`, `${packageFolder}/sheets/${id}.css`);
}

function from(file: string, target: string): string {
  const path = relative(dirname(file), target).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
