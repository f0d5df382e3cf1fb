import type { Wording } from './wording.ts';

/** Languages with catalogues, and two pseudo-locales: XA (stretched English) and XB (mirrored). */
export const spoken = ['EN', 'UR', 'CN', 'ID', 'TH', 'TY', 'VI', 'XA', 'XB'] as const;

export interface Globals {
  brand: string;
  theme: 'light' | 'dark';
  language: (typeof spoken)[number];
  words: Wording;
  /** Jurisdiction profile; the brand's own if absent. */
  profile?: string;
  /** Day whose rules hold, yyyy-MM-dd or `in30`; the real one if absent. */
  day?: string;
}

export interface Mode extends Globals {
  width: number;
  height: number;
}

export const firstGlobals: Globals = { brand: 'baize', theme: 'light', language: 'EN', words: 'written' };

/** Modes in the order axe and pictures visit them, which changes the width once. */
export const modes = {
  desk: { brand: 'baize', theme: 'light', language: 'EN', words: 'written', width: 1440, height: 900 },
  'desk-dark-rtl': { brand: 'baize', theme: 'dark', language: 'UR', words: 'written', width: 1440, height: 900 },
  'phone-lumen': { brand: 'lumen', theme: 'light', language: 'EN', words: 'written', width: 390, height: 844 },
  'phone-lotus-dark-rtl': { brand: 'lotus', theme: 'dark', language: 'UR', words: 'written', width: 390, height: 844 },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

export const chromaticModes = Object.fromEntries(
  Object.entries(modes).map(([name, { width, height, ...globals }]) => [
    name,
    { ...globals, viewport: { width, height } },
  ]),
);
