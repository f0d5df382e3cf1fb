import { type BannerPalette, bannerKinds, bannerMarks, drawBanner } from '@baize/art';
import { bannerColours } from '@baize/tokens/brand/banner';
import type { BrandSource } from '@baize/tokens/brand/source';
import type { BrandId } from '@baize/tokens/brands';

const directions = ['ltr', 'rtl'] as const;

/**
 * Draws the banners in the brand's colours and with the mark of the brand it came from: object URLs by kind and direction, such as `table rtl`. `release` frees
 * them.
 */
export function drawArt(
  source: BrandSource,
  base: string,
): {
  pictures: ReadonlyMap<string, string>;
  release: () => void;
} {
  const colours = bannerColours(source) as unknown as BannerPalette;
  const mark = bannerMarks[base as BrandId];
  const pictures = new Map(
    bannerKinds.flatMap((kind) =>
      directions.map((dir) => {
        const svg = drawBanner(kind, { colours, mark, dir, name: 'studio' });
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
