import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { heroPicture, useStoryBrand } from '../internal/storyBrand.ts';
import { Banner, type BannerProps } from './Banner.tsx';
import type { BannerItem } from './BannerSlide.tsx';

export const words = {
  pause: 'Stop the slides',
  play: 'Start the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  slide: (position: number, total: number) => `Slide ${position} of ${total}`,
  roles: { carousel: 'carousel', slide: 'slide' },
};

export const slides: BannerItem[] = [
  {
    id: 'hero',
    picture: [heroPicture],
    title: 'The\u00a0table\u00a0is\u00a0set. Take\u00a0a\u00a0seat.',
    text: 'Slots, live dealers, lottery draws and the match, all from one wallet.',
    actions: (
      <>
        <Button kind="accent" size="lg" href="/register">
          Register
        </Button>
        <Button surface="dark" size="lg" href="/free">
          Try free play
        </Button>
      </>
    ),
  },
  {
    id: 'cards',
    picture: ['/art/banners/cards.svg'],
    title: 'Sixteen tables, open all night.',
    text: 'Baccarat, roulette and dragon tiger with dealers who know the game.',
    href: '#live',
  },
  {
    id: 'jackpot',
    picture: ['/art/banners/jackpot.svg'],
    alt: 'The progressive jackpot',
    href: '#jackpot',
    external: true,
  },
];

export const longSlide: BannerItem = {
  id: 'long',
  picture: ['/art/banners/ocean.svg'],
  title: 'Donaudampfschifffahrtsgesellschaft sails again with every deep-sea table',
  text: 'A sentence that is a good deal longer than the space beside the picture would like it to be, so that it has to wrap.',
  href: '#ocean',
};

export function BrandBanner(props: BannerProps) {
  const { banner, heroWords } = useStoryBrand();
  const slides = props.slides.map((slide) => ({
    ...slide,
    ...(heroWords && slide.picture.includes(heroPicture) && { title: heroWords.headline, text: heroWords.lead }),
    picture: slide.picture.map(banner),
  }));
  return <Banner {...props} slides={slides} />;
}

export function Rebuilt(props: BannerProps) {
  const [other, setOther] = useState(false);
  return (
    <>
      <BrandBanner {...props} slides={other ? slides.slice(1) : slides} />
      <Button surface="dark" onClick={() => setOther(true)}>
        Another route
      </Button>
    </>
  );
}
