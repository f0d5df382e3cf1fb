import type { DisplayFace } from './brand/source.ts';
import type { Cut, Face } from './face.ts';
import { fontPackages, installedFont } from './fontPackage.ts';

const western: readonly Cut[] = ['latin', 'latin-ext', 'vietnamese'];

/**
 * Reads a Latin family from its installed package. Throws with the command that installs it. `axis` selects the files
 * of a family with further axes, set to the axis's maximum.
 */
export function latinFace({ family = '', axis }: Pick<DisplayFace, 'family' | 'axis'>): Face {
  const found = installedFont(family);
  if (!found) throw new Error(`${family} is not installed: it comes as ${fontPackages(family).join(' or ')}`);
  const { name, metadata } = found;
  const { subsets, weights, variable, category } = metadata;
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
