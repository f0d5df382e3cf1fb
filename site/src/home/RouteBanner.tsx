import { type BannerSlide, decideLinkage } from '@baize/domain';
import { Banner, type BannerItem } from '@baize/ui';
import { useMemo } from 'react';
import { usePage } from '../app/address.tsx';
import { useBrand } from '../app/services.ts';
import { useBanners } from '../data/announcements.ts';
import { type Pictures, usePictures } from '../data/pictures.ts';
import { useText } from '../language/useText.ts';
import { paths } from '../paths.ts';
import { hasRoute, plainPath } from '../routes.tsx';

/** The carousel of the route's own banners. A target we do not follow leaves the picture, inert (BAN-01, FLT-048). */
export function RouteBanner({ size }: { size?: 'full' | 'low' }) {
  const text = useText();
  const { allowedHosts } = useBrand();
  const pictures = usePictures();
  const { banners, loading } = useBanners(plainPath(usePage().pathname));
  const slides = useMemo(
    () => banners.map((banner) => slideOf(banner, allowedHosts, pictures)),
    [banners, allowedHosts, pictures],
  );
  return (
    <Banner
      slides={slides}
      label={text('home.banner')}
      loading={loading}
      size={size}
      words={{
        pause: text('home.banner.stop'),
        play: text('home.banner.start'),
        previous: text('frame.previous'),
        next: text('frame.next'),
        slide: (number, total) => text('home.banner.slide', { number, total }),
      }}
    />
  );
}

function slideOf(banner: BannerSlide, hosts: readonly string[], pictures: Pictures): BannerItem {
  const slide = {
    id: banner.id,
    picture: pictures(banner.picture),
    title: banner.title ?? undefined,
    text: banner.text ?? undefined,
  };
  const linkage = decideLinkage(banner, hosts);
  switch (linkage.kind) {
    case 'route':
      return hasRoute(linkage.path.replace(/[?#].*/s, '')) ? { ...slide, href: linkage.path } : slide;
    case 'game':
      return { ...slide, href: paths.game(linkage.game) };
    case 'promotion':
      return { ...slide, href: paths.promotion(linkage.promotion) };
    case 'external':
      return { ...slide, href: linkage.url, external: true };
    default:
      return slide;
  }
}
