import { type BannerSlide, decideLinkage, movesBanners } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { Banner, type BannerItem } from '@baize/ui';
import { type ReactNode, useMemo } from 'react';
import { type Translate, useText } from '../../core/language/useText.ts';
import { firstPictureAt } from '../../core/loading/firstPicture.ts';
import { usePage } from '../../core/routing/navigation.tsx';
import { pageNeeds } from '../../core/routing/pageNeeds.ts';
import { pageAt, plainPath } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';
import type { Platform } from '../../core/services/platform.ts';
import { useRules } from '../../core/services/rules.ts';
import { useBrand, useServices } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';
import { useBanners } from '../../data/announcements.ts';
import { type Pictures, usePictures } from '../../data/pictures.ts';

interface RouteBannerProps {
  size?: 'sm' | 'md';
  actions?: ReactNode;
}

/** Shows the route's banners. A target we do not follow leaves the picture without a link (BAN-01, FLT-048).
 * They move by themselves only where the rules allow it (JUR-03). */
export function RouteBanner({ size = 'md', actions }: RouteBannerProps) {
  const text = useText();
  const { allowedHosts } = useBrand();
  const { offers } = useServices().platform;
  const { permission } = useStatus();
  const pictures = usePictures();
  const autoplay = movesBanners(useRules());
  const { pathname } = usePage();
  const { banners, loading, group } = useBanners(plainPath(pathname));
  const first = loading ? firstPictureAt(pathname) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered changes with the status
  const slides = useMemo(() => {
    if (first) return [{ id: first, picture: [first] }];
    const ways = { hosts: allowedHosts, offers, text, buttons: size === 'md', actions };
    return banners.map((banner) => slideOf(banner, pictures, ways));
  }, [banners, allowedHosts, pictures, text, size, actions, offers, permission, first]);
  return (
    <Banner
      slides={slides}
      label={text('home.banner')}
      loading={loading}
      data-content={group}
      size={size}
      autoplay={autoplay}
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

interface Ways {
  hosts: readonly string[];
  offers: Platform['offers'];
  text: Translate;
  buttons: boolean;
  actions: ReactNode;
}

function slideOf(banner: BannerSlide, pictures: Pictures, { hosts, offers, text, buttons, actions }: Ways): BannerItem {
  const slide = {
    id: banner.id,
    picture: pictures(banner.picture),
    title: banner.title ?? undefined,
    text: banner.text ?? undefined,
  };
  const to = (href: string, label: MessageId, external = false): BannerItem => ({
    ...slide,
    href,
    external,
    hrefLabel: buttons ? text(label) : undefined,
  });
  const linkage = decideLinkage(banner, hosts);
  switch (linkage.kind) {
    case 'none':
      // A banner without a title carries its message in the picture and gets no buttons.
      return slide.title ? { ...slide, actions } : slide;
    case 'route': {
      const page = pageAt(linkage.path.replace(/[?#].*/s, ''));
      return page && offers(pageNeeds[page]) ? to(linkage.path, 'home.banner.go') : slide;
    }
    case 'game':
      return to(paths.game(linkage.game), 'game.play.short');
    case 'promotion':
      return offers('promotions') ? to(paths.promotion(linkage.promotion), 'home.banner.go') : slide;
    case 'external':
      return to(linkage.url, 'home.banner.go', true);
    default:
      return slide;
  }
}
