import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { brands } from '@baize/tokens/brands';
import { build, type Plugin } from 'vite';
import { executeTool } from '../lib/execute.ts';
import { Refusal } from '../lib/refusal.ts';
import { keepStamp, type Product, staleStamp } from '../lib/stamp.ts';
import { styles } from '../styles.ts';
import { packageManifest, sheetTypes, type WorkspaceManifest } from './manifest.ts';
import { packageOf } from './packageOf.ts';

const room = 'packages/ui';
const sources = resolve(room, 'src');
const declarations = '.cache/package-types';
export const packageFolder = `${room}/dist`;

const product: Product = {
  name: 'package',
  sources: [
    room,
    'tokens',
    'LICENSE',
    'tsconfig.json',
    'package-lock.json',
    'packages/workbench/src/package/build.ts',
    'packages/workbench/src/package/manifest.ts',
    'packages/workbench/src/package/node',
    'packages/workbench/src/package/packageOf.ts',
    'packages/workbench/src/styles.ts',
  ],
  made: [`${packageFolder}/package.json`],
};

/**
 * The design system as a package for others, in packages/ui/dist: one module, one declaration and at most one sheet
 * for each source file, the sheet imported by the module it belongs to. The workspace itself goes on using src.
 */
export async function buildPackage({ force = false } = {}): Promise<void> {
  const stamp = staleStamp(product);
  if (stamp === null && !force) return;
  const manifest: WorkspaceManifest = JSON.parse(readFileSync(`${room}/package.json`, 'utf8'));
  const own = Object.values(manifest.exports).map((entry) => resolve(room, entry));
  const entries = [...own, resolve('tokens/generated/constants.ts')];
  const packages = await writeModules(entries);
  await writeDeclarations(
    entries.filter((entry) => !entry.endsWith('.css.ts')),
    packages,
  );
  copySheets();
  cpSync('packages/workbench/src/package/node', `${packageFolder}/node`, { recursive: true });
  writeFileSync(`${packageFolder}/${sheetTypes}`, 'export {};\n');
  cpSync('LICENSE', `${packageFolder}/LICENSE`);
  cpSync(`${room}/README.md`, `${packageFolder}/README.md`);
  writeFileSync(`${packageFolder}/package.json`, `${JSON.stringify(packageManifest(manifest, packages), null, 2)}\n`);
  if (stamp !== null) keepStamp(product.name, stamp);
}

/** Writes the modules and their sheets. Answers with the packages they import. */
async function writeModules(entry: string[]): Promise<Set<string>> {
  const packages = new Set<string>();
  await build({
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    // Whatever NODE_ENV says: what is published is not for development.
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
        // A module that stays a module keeps its `use client`, whatever the warning fears; a test sees it.
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

/** Vite keeps a library's sheets apart from its modules; here each module asks for its own, so that both are shaken as one. */
function importOwnSheets(packages: Set<string>): Plugin {
  return {
    name: 'import-own-sheets',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sheets = [...(chunk.viteMetadata?.importedCss ?? [])].map((sheet) => from(chunk.fileName, sheet));
        const code = chunk.code.replaceAll(/^\/\* empty css\s+\*\/\n/gm, '');
        // A directive counts only before everything else.
        const [directive = ''] = /^["']use client["'];\n/.exec(code) ?? [];
        const imports = sheets.map((sheet) => `import '${sheet}';\n`).join('');
        chunk.code = directive + imports + code.slice(directive.length);
        for (const id of chunk.imports) if (!(id in bundle)) packages.add(packageOf(id));
      }
    },
  };
}

/** Writes the declarations that the entries lead to, and adds the packages whose types they use. */
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

/** Where the declaration of a module of the package was written by the compiler. */
const sourceOf = (module: string) =>
  `${module.startsWith('tokens/') ? '' : `${room}/src/`}${module.replace(/\.js$/, '.d.ts')}`;

/** Where a file of the repository stands in the package. */
const placeOf = (path: string) => path.replace(`${room}/src/`, '');

/** Imports as Node reads them: the module's own name for a sibling, a path for what comes from the tokens. */
const portable = (text: string, path: string) =>
  text
    .replaceAll(/(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2')
    .replaceAll(/@baize\/tokens\/(contract|constants)/g, (_, name: string) =>
      from(path, `tokens/generated/${name}.js`),
    );

/** The sheet of no brand, which needs neither fonts nor pictures. Those of brands are their owners' to build (`baize-brand`). */
function copySheets(): void {
  for (const { id } of brands.filter(({ bare }) => bare))
    cpSync(`tokens/generated/brands/${id}.css`, `${packageFolder}/sheets/${id}.css`);
}

/** The specifier by which one file of the package names another. */
function from(file: string, target: string): string {
  const path = relative(dirname(file), target).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
