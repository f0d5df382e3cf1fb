import { oklch } from './colour.ts';

/** The colours of a brand's banners. */
export interface BannerPalette {
  cloth: string;
  clothLight: string;
  line: string;
  metal: string;
  hot: string;
  ink: string;
  cool: string;
  skyTop: string;
  skyFoot: string;
}

export const bannerPalettes = {
  baize: {
    cloth: oklch(0.21, 0.045, 163),
    clothLight: oklch(0.4, 0.088, 160),
    line: '#f3ead4',
    metal: oklch(0.8, 0.115, 86),
    hot: '#b3261e',
    ink: oklch(0.13, 0.02, 165),
    cool: oklch(0.52, 0.08, 200),
    skyTop: oklch(0.26, 0.06, 200),
    skyFoot: oklch(0.6, 0.09, 190),
  },
  lumen: {
    cloth: oklch(0.17, 0.1, 280),
    clothLight: oklch(0.44, 0.24, 280),
    line: '#e4e6ff',
    metal: oklch(0.86, 0.13, 205),
    hot: '#5b2be0',
    ink: oklch(0.1, 0.04, 280),
    cool: oklch(0.62, 0.16, 230),
    skyTop: oklch(0.22, 0.14, 283),
    skyFoot: oklch(0.62, 0.17, 235),
  },
  lotus: {
    cloth: oklch(0.33, 0.13, 28),
    clothLight: oklch(0.55, 0.2, 33),
    line: '#fbeed2',
    metal: oklch(0.86, 0.14, 88),
    hot: '#7a1410',
    ink: oklch(0.18, 0.06, 25),
    cool: oklch(0.55, 0.1, 180),
    skyTop: oklch(0.36, 0.12, 20),
    skyFoot: oklch(0.7, 0.16, 50),
  },
  plain: {
    cloth: oklch(0.24, 0.01, 250),
    clothLight: oklch(0.42, 0.02, 250),
    line: '#f4f4f4',
    metal: oklch(0.82, 0.02, 250),
    hot: '#8a2f2a',
    ink: oklch(0.14, 0.01, 250),
    cool: oklch(0.52, 0.03, 240),
    skyTop: oklch(0.3, 0.02, 250),
    skyFoot: oklch(0.64, 0.03, 240),
  },
} as const satisfies Record<string, BannerPalette>;

export type BannerBrand = keyof typeof bannerPalettes;
export const bannerBrands = Object.keys(bannerPalettes) as readonly BannerBrand[];
