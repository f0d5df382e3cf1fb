import type { Wording } from './wording.ts';

/** Codes of the languages that have words, and of the two that stand for them in reviews: English stretched, and mirrored. */
export const spoken = ['EN', 'UR', 'CN', 'ID', 'TH', 'TY', 'VI', 'XA', 'XB'] as const;

/** What the toolbar sets: attributes of <html>, in stories of the site the language of the words, and what stands for them. */
export interface Globals {
  brand: string;
  theme: 'light' | 'dark';
  language: (typeof spoken)[number];
  words: Wording;
}

/** One way of looking at every story. */
export interface Mode extends Globals {
  width: number;
  height: number;
}

export const firstGlobals: Globals = { brand: 'baize', theme: 'light', language: 'EN', words: 'written' };

/** Axe and pictures go through these in this order, which changes the width once. */
export const modes = {
  desk: { brand: 'baize', theme: 'light', language: 'EN', words: 'written', width: 1440, height: 900 },
  'desk-dark-rtl': { brand: 'baize', theme: 'dark', language: 'UR', words: 'written', width: 1440, height: 900 },
  'phone-lumen': { brand: 'lumen', theme: 'light', language: 'EN', words: 'written', width: 390, height: 844 },
  'phone-lotus-dark-rtl': { brand: 'lotus', theme: 'dark', language: 'UR', words: 'written', width: 390, height: 844 },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** The same modes for Chromatic, which takes globals and a viewport. */
export const chromaticModes = Object.fromEntries(
  Object.entries(modes).map(([name, { width, height, ...globals }]) => [
    name,
    { ...globals, viewport: { width, height } },
  ]),
);
