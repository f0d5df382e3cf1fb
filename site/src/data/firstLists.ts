import { gameList, promotions } from '@baize/gateway';
import { type ReadsOf, read } from './firstReads.ts';

/** The first games of the slots; a test holds them to what the lobby asks for. */
const slots: ReadsOf = (reader) => {
  const { merchant, channel, language } = reader;
  const input = { merchant, gameType: 'RNG', page: 1, pageSize: 12, ...(channel && { channel }), language };
  return [read(gameList, input)];
};

/** The lists that pages read first where their address has no query, which would ask for others. Home needs none of these calls. */
export const firstLists: Readonly<Record<string, ReadsOf | undefined>> = {
  '/rng': slots,
  '/promotions': ({ language }) => [read(promotions, { language })],
};
