import { brands as generated } from './generated/brands.ts';

export interface Brand {
  id: string;
  name: string;
  /** Unbranded look for behaviour tests, without fonts or colours of its own. */
  bare: boolean;
  /** Names of the font files used on every page; `fontAddresses` has their URLs. */
  preload: readonly string[];
}

export const brands: readonly (Brand & { id: BrandId })[] = generated;

export type BrandId = (typeof generated)[number]['id'];

/**
 * Fonts to preload per non-Latin script, from /alphabets/<script>.css. The font of Urdu headings is too large to
 * preload.
 */
export const scriptPreload: Readonly<Record<string, readonly string[]>> = {
  arabic: ['vazirmatn-arabic-wght-normal'],
  thai: ['noto-sans-thai-thai-wght-normal'],
  // Which of its files a page needs depends on its text.
  chinese: [],
};
