import { CardRow, Hero, Sections, Skeleton } from '@baize/ui';

export const noWords = { previous: '', next: '' };
export const loading = { kind: 'loading' } as const;

/** What stands where the hero of home will be, of the same measures, without a word: it is the same in every language. */
export const HomeHeroSkeleton = () => (
  <Hero aside={<Skeleton shape="jackpot" />} footer={<Skeleton shape="notice" />}>
    <Skeleton shape="banner" />
  </Hero>
);

export const HomeSkeleton = () => (
  <Sections>
    <Skeleton shape="categories" />
    <CardRow title="" shape="portrait" phone="columns" load={loading} words={noWords}>
      {null}
    </CardRow>
    <CardRow title="" shape="wide" load={loading} words={noWords}>
      {null}
    </CardRow>
  </Sections>
);

export const places = Array.from({ length: 12 }, (_, place) => place);
