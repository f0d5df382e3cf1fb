import { CardRow, Grid, Sections, Skeleton, Split, Stack } from '@baize/ui';
import { BannerSkeleton, loading, noWords, places } from './skeletons.tsx';

export const LobbyHeroSkeleton = () => <Skeleton shape="lobby" />;

export const BannerLobbyHeroSkeleton = () => (
  <Stack gap={5}>
    <Skeleton shape="heading" />
    <Skeleton shape="lowBanner" />
    <Skeleton shape="strip" />
  </Stack>
);

export const LobbySkeleton = () => (
  <Stack gap={6}>
    <Skeleton shape="filters" />
    <Split aside={<Skeleton shape="winners" />}>
      <GamesSkeleton beside />
    </Split>
  </Stack>
);

export const GamesSkeleton = ({ beside, count }: { beside: boolean; count?: number }) => (
  <Grid columns={beside ? 'lobby' : 'portrait'}>
    {places.slice(0, count).map((place) => (
      <Skeleton key={place} shape="portrait" />
    ))}
  </Grid>
);

const rows = places.slice(0, 8);

export const TextSkeleton = () => <Skeleton shape="line" count={12} guessed />;

export const NoticesSkeleton = () => <Skeleton shape="row" count={5} guessed />;

export const GuessedSkeleton = () => <Skeleton shape="panel" guessed />;

export const BlogSkeleton = () => (
  <Grid columns="thirds">
    {places.slice(0, 6).map((place) => (
      <Skeleton key={place} shape="offer" guessed />
    ))}
  </Grid>
);

export const HeadHeroSkeleton = () => <Skeleton shape="head" />;

export const TablesSkeleton = () => (
  <Stack gap={4}>
    <Skeleton shape="filters" />
    <Grid columns="tables">
      {places.slice(0, 12).map((place) => (
        <Skeleton key={place} shape="table" />
      ))}
    </Grid>
  </Stack>
);

export const OffersHeroSkeleton = () => (
  <Stack gap={3}>
    <Skeleton shape="heading" />
    <Skeleton shape="leadOffer" />
  </Stack>
);

export const BannerHeadHeroSkeleton = () => (
  <Stack gap={4}>
    <Skeleton shape="head" />
    <Skeleton shape="banner" />
  </Stack>
);

export const CategoryHeroSkeleton = ({ picture }: { picture?: string | null }) => (
  <Stack gap={5}>
    <Skeleton shape="heading" />
    <BannerSkeleton size="sm" picture={picture} />
  </Stack>
);

export const CategorySkeleton = () => (
  <Stack gap={6}>
    <Skeleton shape="title" />
    <Grid columns="wide">
      {rows.map((place) => (
        <Skeleton key={place} shape="wide" />
      ))}
    </Grid>
  </Stack>
);

export const MallHeroSkeleton = () => (
  <Stack gap={5}>
    <Skeleton shape="purse" />
    <Skeleton shape="lowBanner" />
  </Stack>
);

export const MallSkeleton = () => (
  <Stack gap={6}>
    <Skeleton shape="filters" />
    <RewardsSkeleton />
  </Stack>
);

export const RewardsSkeleton = () => (
  <Grid columns="wide">
    {rows.map((place) => (
      <Skeleton key={place} shape="panel" />
    ))}
  </Grid>
);

export const DrawHeroSkeleton = () => <Skeleton shape="drawHeader" />;

export const LotterySkeleton = () => (
  <Sections>
    <CardRow title="" shape="draw" phone="scroll" blank="draws" load={loading} words={noWords}>
      {null}
    </CardRow>
    <Split fold="under" aside={<Skeleton shape="winners" />}>
      <Skeleton shape="winners" />
    </Split>
  </Sections>
);

export const OffersSkeleton = () => (
  <Grid columns="thirds">
    {places.slice(0, 6).map((place) => (
      <Skeleton key={place} shape="offer" />
    ))}
  </Grid>
);

export const OfferSkeleton = () => <Skeleton shape="panel" count={3} />;

export const VipSkeleton = () => (
  <Stack gap={8}>
    <Grid columns="tiers">
      {places.slice(0, 6).map((place) => (
        <Skeleton key={place} shape="panel" />
      ))}
    </Grid>
    <Skeleton shape="row" count={5} />
  </Stack>
);
