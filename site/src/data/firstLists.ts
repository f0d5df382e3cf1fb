import { gameList, promotions } from '@baize/gateway';
import { type ReadsOf, read } from './firstReads.ts';

/** Lists a lobby's first games, enough to fill its rows (LOB-19). A test compares the input with the lobby's own. */
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

export const firstLists: Readonly<Record<string, ReadsOf | undefined>> = {
  '/rng': games('RNG', 18),
  '/fish': games('FISH', 24),
  '/pvp': games('PVP', 24),
  '/promotions': ({ language }) => [read(promotions, { language })],
};
