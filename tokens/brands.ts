export interface Brand {
  id: string;
  /** The name people read. */
  name: string;
  /** Names of the font files whose letters stand on every page; `fontAddresses` says where they are. */
  preload: readonly string[];
}

/** Every brand that has a sheet. `plain` exists for tests of behaviour: no font to wait for, no colour to look at. */
export const brands = [
  {
    id: 'baize',
    name: 'Baize',
    preload: ['hanken-grotesk-latin-wght-normal', 'besley-latin-wght-normal'],
  },
  {
    id: 'lumen',
    name: 'Lumen',
    preload: ['plus-jakarta-sans-latin-wght-normal', 'unbounded-latin-wght-normal'],
  },
  {
    id: 'lotus',
    name: 'Lotus',
    preload: ['nunito-sans-latin-wght-normal', 'fraunces-latin-soft-normal'],
  },
  { id: 'plain', name: 'Plain', preload: [] },
] as const satisfies readonly Brand[];

export type BrandId = (typeof brands)[number]['id'];

/** What a script that is not Latin adds to a brand's list; its faces stand in /alphabets/<script>.css. The face of Urdu headings is too large to hurry. */
export const scriptPreload: Readonly<Record<string, readonly string[]>> = {
  arabic: ['vazirmatn-arabic-wght-normal'],
  thai: ['noto-sans-thai-thai-wght-normal'],
  // Which of its cuts a page needs, only its words tell.
  chinese: [],
};
