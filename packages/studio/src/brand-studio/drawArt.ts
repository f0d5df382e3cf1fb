import { type BannerPalette, bannerKinds, drawBanner } from '@baize/art';
import { bannerColours } from '@baize/tokens/brand/banner';
import type { BrandSource } from '@baize/tokens/brand/source';

const directions = ['ltr', 'rtl'] as const;

/**
 * Draws the banners in the brand's colours: object URLs by kind and direction, such as `table rtl`. `release` frees
 * them.
 */
export function drawArt(source: BrandSource): { pictures: ReadonlyMap<string, string>; release: () => void } {
  const colours = bannerColours(source) as unknown as BannerPalette;
  const pictures = new Map(
    bannerKinds.flatMap((kind) =>
      directions.map((dir) => {
        const svg = drawBanner(kind, colours, dir, 'studio');
        return [`${kind} ${dir}`, URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))] as const;
      }),
    ),
  );
  return {
    pictures,
    release: () => {
      for (const address of pictures.values()) URL.revokeObjectURL(address);
    },
  };
}
