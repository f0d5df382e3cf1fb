import { type BannerPalette, bannerKinds, drawBanner } from '@baize/art';
import { bannerColours } from '@baize/tokens/brand/banner';
import type { BrandSource } from '@baize/tokens/brand/source';

const directions = ['ltr', 'rtl'] as const;

/**
 * Creates CSS that replaces a page's banner pictures with ones in the brand's colours. `release` frees their object
 * URLs.
 */
export function artSheet(source: BrandSource): { css: string; release: () => void } {
  const colours = bannerColours(source) as unknown as BannerPalette;
  const pictures = bannerKinds.flatMap((kind) =>
    directions.map((dir) => {
      const svg = drawBanner(kind, colours, dir, 'studio');
      const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      const ofDirection = dir === 'rtl' ? '[src*="dir=rtl"]' : ':not([src*="dir=rtl"])';
      return { address, rule: `img[src*="/art/banners/${kind}.svg"]${ofDirection} { content: url("${address}"); }` };
    }),
  );
  return {
    css: pictures.map(({ rule }) => rule).join('\n'),
    release: () => {
      for (const { address } of pictures) URL.revokeObjectURL(address);
    },
  };
}
