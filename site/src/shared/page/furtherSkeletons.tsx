import { CardRow, Grid, Sections, Skeleton, Split, Stack } from '@baize/ui';
import { loading, noWords, places } from './skeletons.tsx';

export const LobbyHeroSkeleton = () => <Skeleton shape="lobby" />;

/** The head of a lobby whose route announces something: between its name and its studios. */
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

/** The games of a lobby on their way, within the lobby that is there: beside a column or without one. */
export const GamesSkeleton = ({ beside }: { beside: boolean }) => (
  <Grid columns={beside ? 'lobby' : 'portrait'}>
    {places.map((place) => (
      <Skeleton key={place} shape="portrait" />
    ))}
  </Grid>
);

const rows = places.slice(0, 8);

/** Text of unknown length that an operator wrote. */
export const TextSkeleton = () => <Skeleton shape="line" count={12} guessed />;

/** Notices in force, folded. */
export const NoticesSkeleton = () => <Skeleton shape="row" count={5} guessed />;

/** Something of which little is known before it is there. */
export const GuessedSkeleton = () => <Skeleton shape="panel" guessed />;

export const BlogSkeleton = () => (
  <Grid columns="thirds">
    {places.slice(0, 6).map((place) => (
      <Skeleton key={place} shape="offer" guessed />
    ))}
  </Grid>
);

/** A heading and what is said below it. */
export const HeadHeroSkeleton = () => <Skeleton shape="head" />;

/** The same with a banner below. */
export const BannerHeadHeroSkeleton = () => (
  <Stack gap={4}>
    <Skeleton shape="head" />
    <Skeleton shape="banner" />
  </Stack>
);

export const CategoryHeroSkeleton = () => (
  <Stack gap={5}>
    <Skeleton shape="heading" />
    <Skeleton shape="lowBanner" />
  </Stack>
);

/** The cards of a category's page, wide as they will be. */
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

/** The rewards of a points mall on their way. */
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
