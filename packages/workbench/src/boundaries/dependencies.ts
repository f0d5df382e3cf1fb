import { readFileSync } from 'node:fs';
import { filesUnder } from '../lib/files.ts';

interface Manifest {
  name: string;
  bin?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const folders = ['tokens', 'packages', 'site', '.storybook'];
const manifests = ['package.json', 'tokens/package.json', 'site/package.json'];

/** Dependencies that nothing in the project names, each as a sentence. Run from the repository's root. */
export function unusedDependencies(): string[] {
  const files = filesUnder(...folders).map((path) => path.replaceAll('\\', '/'));
  const text = files
    .filter((path) => /\.(tsx?|js|mjs|json|conf|css|html)$/.test(path) && !path.endsWith('package.json'))
    .map((path) => readFileSync(path, 'utf8'))
    .concat(readFileSync('tsconfig.json', 'utf8'))
    .join('\n');
  const packages = files.filter((path) => /^packages\/[^/]+\/package\.json$/.test(path));
  return [...manifests, ...packages].flatMap((path) => {
    const { dependencies, devDependencies } = read(path);
    const names = Object.keys({ ...dependencies, ...devDependencies });
    return unusedOf(names, text).map(
      (name) => `${path}: nothing uses ${name}. Remove it, or what should have used it.`,
    );
  });
}

/** Of these packages the ones that the text does not name: by an import, a path, or the command a package brings. */
export function unusedOf(
  names: readonly string[],
  text: string,
  installed: (name: string) => Pick<Manifest, 'bin' | 'peerDependencies'> = readInstalled,
): string[] {
  const used = names.filter((name) => [name, ...commandsOf(name, installed)].some((word) => isNamed(word, text)));
  const peers = new Set(used.flatMap((name) => Object.keys(installed(name).peerDependencies ?? {})));
  return names.filter((name) => !used.includes(name) && !peers.has(name) && !name.startsWith('@types/'));
}

function commandsOf(name: string, installed: (name: string) => Pick<Manifest, 'bin'>): string[] {
  const { bin } = installed(name);
  return typeof bin === 'object' ? Object.keys(bin) : [];
}

function isNamed(name: string, text: string): boolean {
  const [scope, rest] = name.split('/');
  // The faces of the art are named by a list beside the path that they share.
  const inPath = rest !== undefined && text.includes(`${scope}/\${`) && new RegExp(`['"]${rest}['"]`).test(text);
  return inPath || new RegExp(`['"/]${name.replace(/[/.]/g, '\\$&')}['"/]`).test(text);
}

const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'));

const readInstalled = (name: string): Manifest => read(`node_modules/${name}/package.json`);
