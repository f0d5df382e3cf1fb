import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DisplayFace } from './brand/source.ts';
import type { Cut, Face } from './face.ts';

/** What Fontsource says of a family in `metadata.json`. */
interface Metadata {
  family: string;
  subsets: readonly string[];
  weights: readonly number[];
  variable: false | Readonly<Record<string, { min: string; max: string }>>;
  category: string;
}

const western: readonly Cut[] = ['latin', 'latin-ext', 'vietnamese'];

/** The packages that a family may come in, the one with every weight in a file first. */
export function fontPackages(family: string): string[] {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return [`@fontsource-variable/${name}`, `@fontsource/${name}`];
}

/**
 * A family of Latin letters, read from the package that carries it. Throws with the command that installs it.
 * `axis` names the cut of the files where a family has further axes, which is then set to its end.
 */
export function latinFace({ family = '', axis }: Pick<DisplayFace, 'family' | 'axis'>): Face {
  const name = fontPackages(family).find((each) => existsSync(packageFile(each, 'metadata.json')));
  if (!name)
    throw new Error(`No package carries ${family}: npm install -D -w @baize/tokens ${fontPackages(family)[0]}`);
  const { subsets, weights, variable, category } = JSON.parse(
    readFileSync(packageFile(name, 'metadata.json'), 'utf8'),
  ) as Metadata;
  const id = name.split('/')[1] ?? '';
  const kind = variable ? (axis ?? 'wght') : weights[0];
  const end = variable && axis ? variable[axis.toUpperCase()]?.max : undefined;
  return {
    family,
    package: name,
    file: `${id}-*-${kind}-normal`,
    weights: variable ? `${variable.wght?.min} ${variable.wght?.max}` : String(weights[0]),
    cuts: western.filter((cut) => subsets.includes(cut)),
    standIn: category === 'serif' ? 'serif' : 'sans',
    ...(axis && end ? { axes: { [axis.toUpperCase()]: Number(end) } } : {}),
  };
}

const packageFile = (name: string, file: string) => resolve(process.cwd(), 'node_modules', name, file);
