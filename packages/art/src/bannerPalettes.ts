import { brandDocuments } from '@baize/tokens/brandDocuments';
import { type BrandId, brands } from '@baize/tokens/brands';

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

export const bannerPalettes = Object.fromEntries(
  Object.entries(brandDocuments).map(([id, { banner }]) => [id, banner]),
) as unknown as Readonly<Record<BrandId, BannerPalette>>;

/** Brand → content of its logo file. */
export const bannerMarks = Object.fromEntries(
  Object.entries(brandDocuments).map(([id, { mark }]) => [id, mark]),
) as unknown as Readonly<Record<BrandId, string>>;

export const bannerBrands: readonly BrandId[] = brands.map(({ id }) => id);
