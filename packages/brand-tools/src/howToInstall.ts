import { fontPackages, installedFamilies } from '@baize/tokens/node';
import { meant } from './finding.ts';
import type { Place } from './place.ts';

export function howToInstall(family: string, place: Place): string {
  const [variable = '', single = ''] = fontPackages(family);
  const there = installedFamilies();
  const guess = meant(family, there);
  return [
    ...(guess ? [`Did you mean "${guess}"?`] : []),
    `Run: ${place.install(variable)}, or ${single} for a family of single weights.`,
    there.length > 0 ? `Installed: ${there.join(', ')}.` : 'No family is installed here.',
  ].join(' ');
}
