import { languageOf } from '@baize/messages/languages';
import { brands } from '@baize/tokens/brands';
import { firstGlobals, type Globals, modes } from '../../../.storybook/modes.ts';
import { stressModes } from '../../../.storybook/stressModes.ts';
import type { Theme } from './tokenChanges.ts';

export interface ModeLabel {
  /** Such as `Desk, dark, mirrored`. */
  name: string;
  note: string;
  brand: string;
  theme: Theme;
  direction: 'ltr' | 'rtl';
}

export function modeLabels(): Record<string, ModeLabel> {
  const looks = Object.entries(modes).map(([name, { width, ...globals }]) => label(titleOf(name), globals, width));
  const width = Object.values(modes).at(-1)?.width ?? 0;
  const stressed = stressModes.map(({ name, globals }) => label(capital(name.replaceAll('-', ' ')), globals, width));
  return Object.fromEntries(
    [...Object.keys(modes), ...stressModes.map(({ name }) => name)].map((name, index) => [
      name,
      [...looks, ...stressed][index] as ModeLabel,
    ]),
  );
}

function label(name: string, { brand, theme, language }: Omit<Globals, 'words'>, width: number): ModeLabel {
  const { direction } = languageOf(language);
  const way = direction === 'rtl' ? 'right to left' : 'left to right';
  const house = brand === firstGlobals.brand ? [] : [brandName(brand)];
  return { name, note: capital([...house, theme, way, width].join(', ')), brand, theme, direction };
}

function titleOf(name: string): string {
  const words = name.split('-').map((word) => (word === 'rtl' ? 'mirrored' : brandName(word)));
  return capital(words.join(', '));
}

export const brandName = (id: string): string => brands.find((brand) => brand.id === id)?.name ?? id;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
