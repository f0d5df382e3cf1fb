import { CardRow, Hero, Sections, Skeleton } from '@baize/ui';

export const noWords = { previous: '', next: '' };
export const loading = { kind: 'loading' } as const;

/** Shows a home hero placeholder of the same size, without text so that it fits every language. */
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

const lower = ['portrait', 'portrait', 'draw', 'wide', 'wide', 'promotion'] as const;

export const LowerHomeSkeleton = () => (
  <Sections>
    {lower.map((shape, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
      <CardRow key={place} title="" shape={shape} load={loading} words={noWords}>
        {null}
      </CardRow>
    ))}
  </Sections>
);

export const places = Array.from({ length: 12 }, (_, place) => place);
