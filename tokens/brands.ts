import { brands as generated } from './generated/brands.ts';

export interface Brand {
  id: string;
  /** The name people read. */
  name: string;
  /** No brand at all, for tests of behaviour: no font to wait for, no colour to look at. */
  bare: boolean;
  /** Names of the font files whose letters stand on every page; `fontAddresses` says where they are. */
  preload: readonly string[];
}

/** Every brand that has a folder, by id. */
export const brands: readonly (Brand & { id: BrandId })[] = generated;

export type BrandId = (typeof generated)[number]['id'];

/** What a script that is not Latin adds to a brand's list; its faces stand in /alphabets/<script>.css. The face of Urdu headings is too large to hurry. */
export const scriptPreload: Readonly<Record<string, readonly string[]>> = {
  arabic: ['vazirmatn-arabic-wght-normal'],
  thai: ['noto-sans-thai-thai-wght-normal'],
  // Which of its cuts a page needs, only its words tell.
  chinese: [],
};
