import {
  compareAmounts,
  type GameType,
  gameTypes,
  gameWords,
  matchingName,
  nearestTerm,
  offersCockfight,
  searchGameNames,
} from '@baize/domain';
import { aboutKind, gameLanguage, kindOf } from '@baize/games';
import {
  addFavourite,
  favouriteGames,
  favouriteIds,
  gameDetail,
  gameList,
  gameMenus,
  gameVendors,
  hotGames,
  recentGames,
  removeFavourite,
  searchGames,
  vendorLanes,
  winnerBoard,
} from '@baize/gateway';
import { answer, type Call, type SignedCall } from '../../http/answer.ts';
import { longestPage, pageOf } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Game, stakeIn } from '../../world/games/games.ts';
import { vendorsOf } from '../../world/games/vendors.ts';
import { winners } from '../../world/games/winners.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import { gamePicture, gameWire, vendorWire } from '../base/wire.ts';

const hotListLength = 24;
/** Types that a list of all most played games mixes. */
const everyType = ['RNG', 'LIVE', 'FISH', 'PVP'];

export const gameRoutes = [
  answer(gameMenus, (_, call) => categories(call)),

  answer(gameVendors, ({ gameType }, call) => categories(call, gameType)),

  answer(vendorLanes, ({ gameType }, call) => ({
    data: {
      lanes: (categories(call, gameType) ?? []).map(({ gameCategory, vendors }) => ({
        title: gameCategory,
        cards: (vendors ?? []).map((vendor, place) => ({ ...vendor, id: `${gameCategory}-${place + 1}` })),
      })),
    },
  })),

  answer(gameList, (query, call) => {
    checkBrowsing(call);
    const studios = call.world.settings.emptyLobby ? [] : studiosOf(call, query.gameType);
    const chosen = studios.filter(({ code }) => !query.vassalage?.length || query.vassalage.includes(code));
    const all = takingTurns(chosen.map(({ games }) => games));
    const found = inOrder(
      all.filter((game) => fits(game, query, call)),
      query.sortType,
    );
    const { games, totalPages } = gamesPage(found, query.pageNo, query.pageSize);
    const vassalageTotals = studios.map((studio) => ({
      vassalage: studio.code,
      total: studio.games.filter((game) => fits(game, query, call)).length,
    }));
    return { games, totalPages, total: found.length, vassalageTotals };
  }),

  answer(searchGames, ({ gameName, pageNo, pageSize }, call) => {
    checkBrowsing(call);
    const all = gameTypes.flatMap((gameType) => studiosOf(call, gameType)).flatMap(({ games }) => games);
    const found = searchGameNames(all, gameName);
    const { items, totalPages } = pageOf(found, { pageNo, pageSize });
    const suggestion = found.length > 0 ? null : nearestTerm(gameName, all.flatMap(gameWords));
    return {
      games: items.map((game) => ({ ...gameWire(game), gameNames: game.names })),
      totalPages,
      total: found.length,
      suggestion: suggestion !== null && searchGameNames(all, suggestion).length > 0 ? suggestion : null,
    };
  }),

  answer(hotGames, ({ vassalage, gameType }, call) => {
    const ordered = vassalage
      ? call.world.games.ofVendor(vassalage)
      : takingTurns(
          (gameType ? [gameType] : everyType)
            .flatMap((type) => vendorsFor(call, type))
            .map(({ code }) => call.world.games.ofVendor(code).filter(({ hot }) => hot)),
        );
    const hot = ordered.filter((game) => game.hot && !game.maintenance);
    return { games: call.world.settings.emptyLists ? [] : hot.slice(0, hotListLength).map(gameWire) };
  }),

  answer(recentGames, ({ gameType, vassalage, pageNo, pageSize }, call) => {
    const { games, totalPages } = gamesPage(kept(call, 'recent', gameType, vassalage), pageNo, pageSize);
    return { list: games, totalPages };
  }),

  answer(favouriteGames, ({ gameType, pageNo, pageSize }, call) => {
    const { games, totalPages } = gamesPage(kept(call, 'favourites', gameType), pageNo, pageSize);
    return { content: games, totalPages };
  }),

  answer(favouriteIds, (_, call) => kept(call, 'favourites').map(({ nodeId }) => nodeId)),

  answer(addFavourite, ({ nodeId }, { world, account }) => {
    world.playerGames.mark(account.username, gameOf(world.games.byNode(Number(nodeId))));
    return null;
  }),

  answer(removeFavourite, ({ nodeId }, { world, account }) => {
    world.playerGames.unmark(account.username, Number(nodeId));
    return null;
  }),

  answer(winnerBoard, ({ gameCategory, limitNum }, { world }) => {
    if (world.settings.emptyLists) return [];
    return winners(world, gameCategory.toUpperCase(), Math.min(limitNum, longestPage)).map((winner) => ({
      vo: {
        id: winner.id,
        playerName: winner.name,
        gameName: winner.game,
        nodeId: world.games.byCode(winner.gameCode)?.nodeId ?? null,
        vassalage: winner.vassalage,
        winAmount: winner.amount,
        currency: world.currency().code,
        time: winner.at,
        icon: gamePicture(winner.vassalage, winner.gameCode),
      },
    }));
  }),

  answer(gameDetail, ({ nodeId }, { world, language }) => {
    const game = gameOf(world.games.byNode(Number(nodeId)));
    return {
      game: gameWire(game),
      rtp: game.returnToPlayer,
      volatility: game.volatility,
      minBet: game.minBet,
      maxBet: game.maxBet,
      lines: game.lines,
      bonusContribution: game.bonusContribution,
      description: aboutKind(kindOf(game), gameLanguage(language)),
    };
  }),
];

function categories(call: Call, only?: string) {
  if (call.world.settings.emptyLists) return [];
  return gameTypes
    .filter((gameType) => !only || gameType === only.toUpperCase())
    .map((gameType) => ({
      gameCategory: gameType,
      vendors: vendorsFor(call, gameType).map((vendor) => vendorWire(vendor, call.world.games.countOf(vendor))),
    }))
    .filter(({ vendors }) => vendors.length > 0);
}

function vendorsFor({ world }: Call, gameType: string) {
  const upper = gameType.toUpperCase() as GameType;
  if (upper === 'DS88' && !offersCockfight(rulesOf(world))) return [];
  return vendorsOf(upper, world.settings.stressVendors);
}

function checkBrowsing({ account, world }: Call) {
  if (!account && !world.settings.visitorsBrowse) throw new Refusal('not-logged-in', { status: 401 });
}

function studiosOf(call: Call, gameType: string): { code: string; games: readonly Game[] }[] {
  if (call.world.settings.emptyLists) return [];
  return vendorsFor(call, gameType).map(({ code }) => ({ code, games: call.world.games.ofVendor(code) }));
}

function inOrder(games: readonly Game[], sortType: string | undefined): readonly Game[] {
  const order = sortType === undefined ? undefined : orders.get(sortType);
  return order ? games.toSorted(order) : games;
}

const alphabet = new Intl.Collator('en');
const orders = new Map<string, (one: Game, other: Game) => number>([
  ['new', (one, other) => Number(other.fresh) - Number(one.fresh)],
  ['name', (one, other) => alphabet.compare(one.title, other.title)],
  ['rtp', (one, other) => compareAmounts(other.returnToPlayer, one.returnToPlayer) ?? 0],
]);

interface Filters {
  gameClassify?: string | undefined;
  gameName?: string | undefined;
  minBet?: string | undefined;
  minLineNum?: string | undefined;
}

/**
 * Reports whether a game passes every filter; lines are a minimum. A minimum bet must match exactly after conversion,
 * as the platform has the same few in every currency.
 */
function fits(game: Game, { gameClassify, gameName, minBet, minLineNum }: Filters, { world }: Call): boolean {
  if (gameClassify && game.classify !== gameClassify) return false;
  if (gameName && matchingName(game, gameName) === null) return false;
  if (minBet && compareAmounts(game.minBet, stakeIn(minBet, world.currency())) !== 0) return false;
  return !minLineNum || (game.lines ?? 1) >= Number(minLineNum);
}

function gamesPage(found: readonly Game[], pageNo: number, pageSize: number) {
  const { items, totalPages } = pageOf(found, { pageNo, pageSize });
  return { games: items.map(gameWire), totalPages };
}

/** Interleaves the lists, so that no vendor crowds out the others. */
function takingTurns(lists: readonly (readonly Game[])[]): readonly Game[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}

function kept({ world, account }: SignedCall, which: 'recent' | 'favourites', gameType?: string, vendor?: string) {
  if (world.settings.emptyLists) return [];
  return world.playerGames[which](account.username)
    .flatMap((nodeId) => world.games.byNode(nodeId) ?? [])
    .filter(
      (game) => (!gameType || game.gameType === gameType.toUpperCase()) && (!vendor || game.vassalage === vendor),
    );
}

function gameOf(game: Game | undefined): Game {
  if (!game) throw new Refusal('not-found', { status: 404, message: 'no such game' });
  return game;
}
