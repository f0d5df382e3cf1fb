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

export const bannerBrands: readonly BrandId[] = brands.map(({ id }) => id);
