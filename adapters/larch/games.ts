import {
  type AdapterCall,
  anyBody,
  basisPoints,
  gameFactsWire,
  gamesIn,
  isoMoment,
  menuCalls,
  type Operations,
  onStatus,
  optionalText,
  path,
  type Query,
  snakeCase,
  textIn,
  wholeList,
} from '@baize/adapter';
import * as v from 'valibot';
import { kinds, list, money } from './words.ts';

const facts = {
  ...v.entriesFromList(['id', 'kind', 'state'], v.string()),
  title: v.record(v.string(), v.string()),
  studio: v.object({ code: v.string(), name: v.string() }),
  ...v.entriesFromList(['cover', 'class'], optionalText),
  tags: v.array(v.string()),
  stake_min: money.sum,
};
const game = snakeCase(facts);
const detail = snakeCase({ ...facts, rtp_bp: basisPoints, volatility: v.number() });
const launch = snakeCase({ id: v.string(), url: v.string(), expires_at: isoMoment, embed: v.boolean() });
const studio = v.object({
  ...v.entriesFromList(['code', 'name', 'state'], v.string()),
  logo: optionalText,
  games: v.number(),
});
const menu = v.object({ groups: v.array(v.object({ kind: v.string(), studios: v.array(studio) })) });
type Game = v.InferOutput<typeof game>;

const wireOf = ({ id, title, kind, studio: by, tags, stakeMin, state, ...rest }: Game, language: string) => ({
  nodeId: id,
  gameName: textIn(title, language),
  vassalage: by.code,
  vassalageName: by.name,
  gameType: kinds.ours(kind),
  gameCode: id,
  icon: rest.cover,
  gameClassify: rest.class,
  minBet: stakeMin.amount,
  isHot: tags.includes('HOT'),
  isNew: tags.includes('NEW'),
  isJackpot: tags.includes('JACKPOT'),
  maintenance: state !== 'OPEN',
});

const sorts: Readonly<Record<string, string>> = { new: 'NEW', name: 'NAME', rtp: 'RTP' };
const kindOf = (category: string | undefined) => category && kinds.theirs(category.toUpperCase());
/** Slug of a game's id such as `gam:omb/amber-dragon`. */
const slugOf = (id: string): string => id.split('/').at(-1) ?? '';

async function categoriesOf({ platform, cached }: AdapterCall) {
  const { groups } = await cached('menu', 30, () => platform.get('/v2/menu', menu));
  return groups.map(({ kind, studios }) => ({
    category: kinds.ours(kind),
    vendors: studios.map(({ state, ...rest }) => ({ ...rest, isOpen: state === 'OPEN' })),
  }));
}

/** Reads a page of games. The first part is the same for everybody, so it is asked once in 30 seconds. */
async function gamesOf({ platform, pages, cached, language }: AdapterCall, page: number, query: Query) {
  const read = list(platform, '/v2/games', game, query);
  const first = () => cached(`games ${JSON.stringify(query)}`, 30, () => read());
  const { items, more } = await pages.at(page, (after) => (after ? read(after) : first()));
  return { games: items.map((one) => wireOf(one, language)), more };
}

/** Reads a whole short list, such as the favourites, which larch does not filter. */
async function ownGames(where: string, { platform, language }: AdapterCall) {
  const all = await wholeList(list(platform, where, game, { limit: 100 }));
  return all.map((one) => wireOf(one, language));
}

export const gameOperations = {
  ...menuCalls(categoriesOf),

  async gameList(
    { gameType, vassalage, gameName, gameClassify, minBet, minLineNum, sortType, pageNo, pageSize },
    call,
  ) {
    const chosen = { class: gameClassify, stake: minBet, lines: minLineNum, sort: sorts[sortType ?? ''] };
    const query = { kind: kindOf(gameType), studio: vassalage?.join(','), q: gameName, ...chosen, limit: pageSize };
    return { ...(await gamesOf(call, pageNo, query)), total: null, totalPages: null };
  },

  async hotGames({ vassalage, gameType }, call) {
    const { games } = await gamesOf(call, 1, { kind: kindOf(gameType), studio: vassalage, sort: 'HOT', limit: 24 });
    return { games };
  },

  async gameDetail({ nodeId }, { platform, language }) {
    const { rtpBp, volatility, ...found } = await platform.get(path`/v2/games/${slugOf(nodeId)}`, detail);
    return gameFactsWire(wireOf(found, language), { rtp: rtpBp, volatility });
  },

  async launchGame({ nodeId }, { platform, visitor, language }) {
    const body = { return_to: visitor.origin, locale: language.toLowerCase() };
    const made = await platform.post(path`/v2/games/${slugOf(nodeId)}/launches`, body, launch);
    return { url: made.url, launchId: made.id, ownWindow: !made.embed };
  },

  async favouriteGames(asked, call) {
    const { shown, totalPages } = gamesIn(await ownGames('/v2/me/favourites', call), asked);
    return { content: shown, totalPages };
  },

  favouriteIds: async (_, call) => (await ownGames('/v2/me/favourites', call)).map(({ nodeId }) => nodeId),

  async addFavourite({ nodeId }, { platform }) {
    // Larch says 409 for a favourite that is there already: done.
    await onStatus(409, platform.put(path`/v2/me/favourites/${slugOf(nodeId)}`, undefined, anyBody), null);
  },

  removeFavourite: ({ nodeId }, { platform }) => platform.delete(path`/v2/me/favourites/${slugOf(nodeId)}`, anyBody),

  async recentGames(asked, call) {
    const { shown, totalPages } = gamesIn(await ownGames('/v2/me/recent', call), asked);
    return { list: shown, totalPages };
  },
} satisfies Operations;
