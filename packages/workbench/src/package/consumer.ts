import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { execute } from '@baize/tooling/execute';
import { build, type Rolldown } from 'vite';

/** Application outside the repository with only the packed package and its declared dependencies. */
export interface Consumer {
  folder: string;
  remove(): void;
}

export interface Bundle {
  modules: string[];
  script: string;
  styles: string;
}

export async function pack(published: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-pack-'));
  try {
    const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { code, output } = await execute(npm, args, { cwd: resolve(published), quiet: true });
    if (code !== 0) throw new Error(`npm does not pack:\n${output}`);
    return readFileSync(join(folder, /[\w.-]+\.tgz/.exec(output)?.[0] ?? ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs the tarball, links its declared dependencies, and adds the further packages named. */
export function installConsumer(tarball: Buffer, further: readonly string[] = []): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'baize-consumer-'));
  const packed = createPackageFromTarballData(tarball);
  for (const path of packed.listFiles()) {
    const target = join(folder, path.slice(1));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, packed.readFile(path));
  }
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'node_modules', packed.packageName, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const types = Object.keys(peerDependencies ?? {}).map((name) => `@types/${name}`);
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...types, ...further]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link, 'junction');
  }
  const own = { [packed.packageName]: '*', ...peerDependencies };
  const manifest = { name: 'consumer', type: 'module', private: true, dependencies: own };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function bundle({ folder }: Consumer, code: string): Promise<Bundle> {
  writeFileSync(join(folder, 'main.js'), code);
  const result = (await build({
    root: folder,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: join(folder, 'main.js'), external: /^react(-dom)?($|\/)/ },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((part) => part.type === 'chunk');
  const sheets = result.output.filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'));
  const own = '/node_modules/@baize/ui/';
  const modules = chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([id, { renderedLength }]) => id.includes(own) && renderedLength > 0)
    .map(([id]) => id.slice(id.indexOf(own) + own.length));
  return {
    modules: modules.sort(),
    script: chunks.map((chunk) => chunk.code).join('\n'),
    styles: sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('\n'),
  };
}

export async function typeProblems(
  { folder }: Consumer,
  modules: readonly string[],
  resolution: 'bundler' | 'nodenext',
): Promise<string> {
  const files = modules.map((_, at) => `app${at}.tsx`);
  for (const [at, code] of modules.entries()) writeFileSync(join(folder, `app${at}.tsx`), code);
  const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
  const compilerOptions = {
    module,
    moduleResolution: resolution,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: false,
    noEmit: true,
    jsx: 'react-jsx',
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const { output } = await execute(resolve('node_modules/.bin/tsc'), ['-p', folder], { quiet: true });
  return output.trim();
}
