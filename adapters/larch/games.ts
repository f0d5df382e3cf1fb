import {
  type AdapterCall,
  anyBody,
  isoMoment,
  type Operations,
  onStatus,
  optionalText,
  type Platform,
  pageIn,
  type Query,
  textIn,
  wholeList,
} from '@baize/adapter';
import { fromMinor } from '@baize/domain';
import * as v from 'valibot';
import { categoryOf, kindOf, list, money } from './words.ts';

const game = v.object({
  ...v.entriesFromList(['id', 'kind', 'state'], v.string()),
  title: v.record(v.string(), v.string()),
  studio: v.object({ code: v.string(), name: v.string() }),
  ...v.entriesFromList(['cover', 'class'], optionalText),
  tags: v.array(v.string()),
  stake_min: money.sum,
});
const detail = v.object({ ...game.entries, rtp_bp: v.number(), volatility: v.number() });
const launch = v.object({ id: v.string(), url: v.string(), expires_at: isoMoment, embed: v.boolean() });
const studio = v.object({
  ...v.entriesFromList(['code', 'name', 'state'], v.string()),
  logo: optionalText,
  games: v.number(),
});
const menu = v.object({ groups: v.array(v.object({ kind: v.string(), studios: v.array(studio) })) });

const wireOf = (
  { id, title, kind, studio: by, cover, class: style, tags, stake_min, state }: v.InferOutput<typeof game>,
  language: string,
) => ({
  nodeId: id,
  gameName: textIn(title, language),
  vassalage: by.code,
  vassalageName: by.name,
  gameType: categoryOf(kind),
  gameCode: id,
  icon: cover,
  gameClassify: style,
  minBet: stake_min.amount,
  isHot: tags.includes('HOT'),
  isNew: tags.includes('NEW'),
  isJackpot: tags.includes('JACKPOT'),
  maintenance: state !== 'OPEN',
});

/** Facts of a game that larch does not tell. */
const unknown = { maxBet: null, lines: null, bonusContribution: null, description: null };

/** Slug of a game's id such as `gam:omb/amber-dragon`. */
const slugOf = (id: string): string => encodeURIComponent(id.split('/').at(-1) ?? '');

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

/** Reads a page of games. The first part is the same for everybody, so it is asked once in 30 seconds. */
function pageOf({ platform, pages, cached }: AdapterCall, page: number, query: Query) {
  const read = list(platform, '/v2/games', game, query);
  return pages.at(page, (after) => (after ? read(after) : cached(`games ${JSON.stringify(query)}`, 30, () => read())));
}

const sorts: Readonly<Record<string, string>> = { new: 'NEW', name: 'NAME', rtp: 'RTP' };

/** Reads a whole short list, such as the favourites. */
const all = (platform: Platform, path: string) => wholeList(list(platform, path, game, { limit: 100 }));

export const gameOperations = {
  gameMenus: (_, call) => menuOf(call),

  async vendorLanes({ gameType }, call) {
    const lanes = (await menuOf(call, gameType)).map(({ gameCategory, vendors }) => ({
      title: gameCategory,
      cards: vendors,
    }));
    return { data: { lanes } };
  },

  async gameList(
    { gameType, vassalage, gameName, gameClassify, minBet, minLineNum, sortType, pageNo, pageSize },
    call,
  ) {
    const chosen = { class: gameClassify, stake: minBet, lines: minLineNum, sort: sorts[sortType ?? ''] };
    const query = { kind: kindOf(gameType), studio: vassalage?.join(','), q: gameName, ...chosen, limit: pageSize };
    const { items, more } = await pageOf(call, pageNo, query);
    return { games: items.map((one) => wireOf(one, call.language)), total: null, totalPages: null, more };
  },

  async hotGames({ vassalage, gameType }, call) {
    const { items } = await pageOf(call, 1, { kind: kindOf(gameType), studio: vassalage, sort: 'HOT', limit: 24 });
    return { games: items.map((one) => wireOf(one, call.language)) };
  },

  async gameDetail({ nodeId }, { platform, language }) {
    const found = await platform.get(`/v2/games/${slugOf(nodeId)}`, detail);
    const own = wireOf(found, language);
    const rtp = fromMinor(BigInt(found.rtp_bp), 2);
    return { game: own, rtp, volatility: found.volatility, minBet: own.minBet, ...unknown };
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
    // Larch says 409 for a favourite that is there already: done.
    await onStatus(409, platform.put(`/v2/me/favourites/${slugOf(nodeId)}`, undefined, anyBody), null);
  },

  removeFavourite: ({ nodeId }, { platform }) => platform.delete(`/v2/me/favourites/${slugOf(nodeId)}`, anyBody),

  async recentGames({ gameType, vassalage, ...page }, { platform, language }) {
    const own = (await all(platform, '/v2/me/recent')).filter(
      ({ kind, studio: by }) => (!gameType || kind === kindOf(gameType)) && (!vassalage || by.code === vassalage),
    );
    const { shown, totalPages } = pageIn(own, page);
    return { list: shown.map((one) => wireOf(one, language)), totalPages };
  },
} satisfies Operations;
