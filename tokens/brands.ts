export interface Brand {
  id: string;
  /** The name people read. */
  name: string;
  /** Addresses of the font files whose letters stand on every page. */
  preload: readonly string[];
}

/** Every brand that has a sheet. `plain` exists for tests of behaviour: no font to wait for, no colour to look at. */
export const brands = [
  {
    id: 'baize',
    name: 'Baize',
    preload: ['/fonts/hanken-grotesk-latin-wght-normal.woff2', '/fonts/besley-latin-wght-normal.woff2'],
  },
  {
    id: 'lumen',
    name: 'Lumen',
    preload: ['/fonts/plus-jakarta-sans-latin-wght-normal.woff2', '/fonts/unbounded-latin-wght-normal.woff2'],
  },
  {
    id: 'lotus',
    name: 'Lotus',
    preload: ['/fonts/nunito-sans-latin-wght-normal.woff2', '/fonts/fraunces-latin-soft-normal.woff2'],
  },
  { id: 'plain', name: 'Plain', preload: [] },
] as const satisfies readonly Brand[];

export type BrandId = (typeof brands)[number]['id'];

/** What a script that is not Latin adds to a brand's list; its faces stand in /fonts/<script>.css. The face of Urdu headings is too large to hurry. */
export const scriptPreload: Readonly<Record<string, readonly string[]>> = {
  arabic: ['/fonts/vazirmatn-arabic-wght-normal.woff2'],
  thai: ['/fonts/noto-sans-thai-thai-wght-normal.woff2'],
  // Which of its cuts a page needs, only its words tell.
  chinese: [],
};
