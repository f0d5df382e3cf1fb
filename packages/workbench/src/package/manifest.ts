export interface WorkspaceManifest {
  name: string;
  version: string;
  license: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Empty declaration; TypeScript 6 and later reject sheet imports without one. */
export const sheetTypes = 'sheet.d.ts';

const sheet = (path: string) => ({ types: `./${sheetTypes}`, default: path });

const words = (tag: string) => ({ types: './words/words.d.ts', default: `./words/${tag}.js` });

export function packageManifest(
  workspace: WorkspaceManifest,
  imported: ReadonlySet<string>,
  languages: readonly string[],
) {
  const { name, version, license, dependencies, peerDependencies } = workspace;
  const undeclared = [...imported].filter((id) => !(id in dependencies) && !(id in peerDependencies));
  if (undeclared.length > 0) throw new Error(`${name} imports ${undeclared.join(', ')} without naming it.`);
  const entries = Object.entries(workspace.exports).map(([entry, source]) => {
    const module = source.replace('./src/', './').replace(/\.ts$/, '');
    if (module.endsWith('.css')) return [entry, sheet(module)];
    return [entry, { types: `${module}.d.ts`, default: `${module}.js` }];
  });
  return {
    name,
    version,
    description: 'Parts of a gaming site, dressed by the sheet of a brand.',
    license,
    type: 'module',
    sideEffects: ['**/*.css', './node/register.js'],
    exports: {
      ...Object.fromEntries(entries),
      './constants': { types: './tokens/generated/constants.d.ts', default: './tokens/generated/constants.js' },
      './node': { types: './node/register.d.ts', default: './node/register.js' },
      ...Object.fromEntries(languages.map((tag) => [`./words/${tag}`, words(tag)])),
      './layers/*.css': sheet('./layers/*.css'),
      './sheets/*.css': sheet('./sheets/*.css'),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([id]) => imported.has(id))),
    peerDependencies,
  };
}
