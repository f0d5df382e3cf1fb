import { Banner, CardRow, Hero, Sections, Skeleton } from '@baize/ui';
import { firstPictureAt } from '../../core/loading/firstPicture.ts';

export const noWords = { previous: '', next: '' };
export const loading = { kind: 'loading' } as const;

interface BannerSkeletonProps {
  size?: 'sm' | 'md';
  /** Address of the picture that is known before its list; by default the one in the page. */
  picture?: string | null;
}

const noBannerWords = { ...noWords, pause: '', play: '', slide: () => '' };

export const BannerSkeleton = ({
  size = 'md',
  picture = firstPictureAt(globalThis.location?.pathname),
}: BannerSkeletonProps) =>
  picture ? (
    <Banner loading size={size} slides={[{ id: picture, picture: [picture] }]} label="" words={noBannerWords} />
  ) : (
    <Skeleton shape={size === 'md' ? 'banner' : 'lowBanner'} />
  );

/** Shows a home hero placeholder of the same size, without text so that it fits every language. */
export const HomeHeroSkeleton = ({ picture }: BannerSkeletonProps) => (
  <Hero aside={<Skeleton shape="jackpot" />} footer={<Skeleton shape="notice" />}>
    <BannerSkeleton picture={picture} />
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
