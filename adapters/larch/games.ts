import { type AdapterCall, type Operations, type Platform, pageIn, type Query, wholeList } from '@baize/adapter';
import { fromMinor } from '@baize/domain';
import * as v from 'valibot';
import { categoryOf, kinds, listOf, moment, money, nothing, sum, text, texts, wordsIn } from './words.ts';

export const game = v.object({
  id: v.string(),
  slug: v.string(),
  title: texts,
  kind: v.string(),
  studio: v.object({ code: v.string(), name: v.string() }),
  cover: text,
  tags: v.array(v.string()),
  stake_min: sum,
  state: v.string(),
});
type Game = v.InferOutput<typeof game>;
const gamePage = listOf(game);
const detail = v.object({ ...game.entries, rtp_bp: v.number(), volatility: v.number() });
const launch = v.object({ id: v.string(), url: v.string(), expires_at: moment, embed: v.boolean() });
const menu = v.object({
  groups: v.array(
    v.object({
      kind: v.string(),
      studios: v.array(
        v.object({ code: v.string(), name: v.string(), logo: text, state: v.string(), games: v.number() }),
      ),
    }),
  ),
});

const wireOf = ({ id, title, kind, studio, cover, tags, stake_min, state }: Game, language: string) => ({
  nodeId: id,
  gameName: wordsIn(title, language),
  vassalage: studio.code,
  vassalageName: studio.name,
  gameType: categoryOf(kind),
  gameCode: id,
  icon: cover,
  minBet: money.decimal(stake_min),
  isHot: tags.includes('HOT'),
  isNew: tags.includes('NEW'),
  isJackpot: tags.includes('JACKPOT'),
  maintenance: state !== 'OPEN',
});

/** Facts of a game that larch does not tell. */
const unknown = { maxBet: null, lines: null, bonusContribution: null, description: null };

/** Slug of a game's id such as `gam:omb/amber-dragon`. */
const slugOf = (id: string): string => encodeURIComponent(id.split('/').at(-1) ?? '');
const kindOf = (gameType: string | undefined) => gameType && (kinds[gameType.toUpperCase()] ?? gameType);

async function menuOf({ platform, cached }: AdapterCall, only?: string) {
  const { groups } = await cached('menu', 30, () => platform.get('/v2/menu', menu));
  return groups
    .map(({ kind, studios }) => ({ gameCategory: categoryOf(kind), studios }))
    .filter(({ gameCategory, studios }) => studios.length > 0 && (!only || gameCategory === only.toUpperCase()))
    .map(({ gameCategory, studios }) => ({
      gameCategory,
      vendors: studios.map(({ code, name, logo, state, games }) => ({
        vassalage: code,
        name,
        gameType: gameCategory,
        icon: logo,
        maintenance: state !== 'OPEN',
        keyArt: null,
        gameCount: games,
      })),
    }));
}

/** Reads a page of games. Pages are the same for everybody, so a page of visitors is asked once in 30 seconds. */
async function pageOf({ platform, pages, cached }: AdapterCall, page: number, query: Query) {
  return pages.at(page, async (after) => {
    const asked = { ...query, after };
    const read = () => platform.get('/v2/games', gamePage, asked);
    const { data, next } = await (after ? read() : cached(`games ${JSON.stringify(asked)}`, 30, read));
    return { items: data, next };
  });
}

const sorts: Readonly<Record<string, string>> = { new: 'NEW', name: 'NAME', rtp: 'RTP' };

/** Reads a whole short list, such as the favourites. */
const all = (platform: Platform, path: string) =>
  wholeList(async (after) => {
    const { data, next } = await platform.get(path, gamePage, { limit: 100, after });
    return { items: data, next };
  });

export const gameOperations = {
  gameMenus: (_, call) => menuOf(call),

  async vendorLanes({ gameType }, call) {
    const lanes = (await menuOf(call, gameType)).map(({ gameCategory, vendors }) => ({
      title: gameCategory,
      cards: vendors,
    }));
    return { data: { lanes } };
  },

  async gameList({ gameType, vassalage, gameName, sortType, pageNo, pageSize }, call) {
    const query = {
      kind: kindOf(gameType),
      studio: vassalage?.join(','),
      q: gameName,
      sort: sorts[sortType ?? ''],
      limit: pageSize,
    };
    const { items, pagesKnown } = await pageOf(call, pageNo, query);
    return { games: items.map((one) => wireOf(one, call.language)), total: null, totalPages: pagesKnown };
  },

  async hotGames({ vassalage, gameType }, call) {
    const { items } = await pageOf(call, 1, { kind: kindOf(gameType), studio: vassalage, sort: 'HOT', limit: 24 });
    return { games: items.map((one) => wireOf(one, call.language)) };
  },

  async gameDetail({ nodeId }, { platform, language }) {
    const found = await platform.get(`/v2/games/${slugOf(nodeId)}`, detail);
    const own = wireOf(found, language);
    return {
      game: own,
      rtp: fromMinor(BigInt(found.rtp_bp), 2),
      volatility: found.volatility,
      minBet: own.minBet,
      ...unknown,
    };
  },

  async launchGame({ nodeId }, { platform, visitor, language }) {
    const body = { return_to: visitor.origin, locale: language.toLowerCase() };
    const made = await platform.post(`/v2/games/${slugOf(nodeId)}/launches`, body, launch);
    return { url: made.url, launchId: made.id, ownWindow: !made.embed };
  },

  async favouriteGames({ gameType, ...page }, { platform, language }) {
    const own = (await all(platform, '/v2/me/favourites')).filter(({ kind }) => kind === kindOf(gameType));
    const { shown, totalPages } = pageIn(own, page);
    return { content: shown.map((one) => wireOf(one, language)), totalPages };
  },

  favouriteIds: async (_, { platform }) => (await all(platform, '/v2/me/favourites')).map(({ id }) => id),

  async addFavourite({ nodeId }, { platform }) {
    await platform.put(`/v2/me/favourites/${slugOf(nodeId)}`, undefined, nothing).catch((error) => {
      // Larch says 409 for a favourite that is there already: done.
      if (error?.answer?.status !== 409) throw error;
    });
  },

  removeFavourite: ({ nodeId }, { platform }) => platform.delete(`/v2/me/favourites/${slugOf(nodeId)}`, nothing),

  async recentGames({ gameType, vassalage, ...page }, { platform, language }) {
    const own = (await all(platform, '/v2/me/recent')).filter(
      ({ kind, studio }) => (!gameType || kind === kindOf(gameType)) && (!vassalage || studio.code === vassalage),
    );
    const { shown, totalPages } = pageIn(own, page);
    return { list: shown.map((one) => wireOf(one, language)), totalPages };
  },
} satisfies Operations;
