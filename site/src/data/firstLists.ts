import { gameList, promotions } from '@baize/gateway';
import { type ReadsOf, read } from './firstReads.ts';

/** The first games of a lobby, as many as fill its rows in the window (LOB-19); a test holds them to what it asks for. */
const games =
  (gameType: string, large: number): ReadsOf =>
  ({ merchant, channel, language }) =>
    [
      { pageSize: 12, media: '(max-width: 899.98px), (min-width: 1200px) and (max-width: 1679.98px)' },
      { pageSize: 15, media: '(min-width: 900px) and (max-width: 1199.98px)' },
      { pageSize: large, media: '(min-width: 1680px)' },
    ].map(({ pageSize, media }) => {
      const input = { merchant, gameType, page: 1, pageSize, ...(channel && { channel }), language };
      return read(gameList, input, media);
    });

/** The lists that pages read first where their address has no query, which would ask for others. Home needs none of these calls. */
export const firstLists: Readonly<Record<string, ReadsOf | undefined>> = {
  '/rng': games('RNG', 18),
  '/fish': games('FISH', 24),
  '/pvp': games('PVP', 24),
  '/promotions': ({ language }) => [read(promotions, { language })],
};
