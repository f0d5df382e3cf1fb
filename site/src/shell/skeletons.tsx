import { Grid, Hero, Lane, Sections, Skeleton, Split, Stack } from '@baize/ui';

const noWords = { previous: '', next: '' };
const loading = { kind: 'loading' } as const;

/** What stands where the stage of home will be, of the same measures, without a word: it is the same in every language. */
export const HomeStageSkeleton = () => (
  <Hero aside={<Skeleton shape="jackpot" />} foot={<Skeleton shape="notice" />}>
    <Skeleton shape="banner" />
  </Hero>
);

export const HomeSkeleton = () => (
  <Sections>
    <Skeleton shape="categories" />
    <Lane title="" shape="portrait" phone="columns" load={loading} words={noWords}>
      {null}
    </Lane>
    <Lane title="" shape="wide" load={loading} words={noWords}>
      {null}
    </Lane>
  </Sections>
);

export const LobbyStageSkeleton = () => <Skeleton shape="lobby" />;

export const LobbySkeleton = () => (
  <Stack gap={6}>
    <Skeleton shape="filters" />
    <Split aside={<Skeleton shape="winners" />}>
      <GamesSkeleton />
    </Split>
  </Stack>
);

const places = Array.from({ length: 12 }, (_, place) => place);

/** The games of a lobby on their way, within the lobby that is there. */
export const GamesSkeleton = () => (
  <Grid columns="portrait">
    {places.map((place) => (
      <Skeleton key={place} shape="portrait" />
    ))}
  </Grid>
);
