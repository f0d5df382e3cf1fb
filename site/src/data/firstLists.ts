import { gameList, promotions } from '@baize/gateway';
import { type ReadsOf, read } from './firstReads.ts';

/** How many games the lobby asks for by the width of the window: as many as fill its rows (LOB-19). */
const pageSizes = [
  { pageSize: 12, media: '(max-width: 899.98px), (min-width: 1200px)' },
  { pageSize: 15, media: '(min-width: 900px) and (max-width: 1199.98px)' },
];

/** The first games of a lobby; a test holds them to what it asks for. */
const games =
  (gameType: string): ReadsOf =>
  ({ merchant, channel, language }) =>
    pageSizes.map(({ pageSize, media }) => {
      const input = { merchant, gameType, page: 1, pageSize, ...(channel && { channel }), language };
      return read(gameList, input, media);
    });

/** The lists that pages read first where their address has no query, which would ask for others. Home needs none of these calls. */
export const firstLists: Readonly<Record<string, ReadsOf | undefined>> = {
  '/rng': games('RNG'),
  '/fish': games('FISH'),
  '/pvp': games('PVP'),
  '/promotions': ({ language }) => [read(promotions, { language })],
};
