import {
  drawHistory,
  openedDraws,
  openedNumbers,
  popularLotteries,
  recentLotteries,
  runningDraw,
  vnGames,
} from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { vendorByCode } from '../../world/games/vendors.ts';
import { type Draw, drawKindOf, type LotteryGame, lotteryByCode, lotteryGames } from '../../world/lottery/lottery.ts';
import { defaultPlayOf, playsFor, quickStakes } from '../../world/lottery/lotteryPlays.ts';
import type { World } from '../../world/world.ts';
import { gamePicture } from '../base/wire.ts';

const mostDraws = 200;
/** Digit draws that the platform runs under its own routing code. */
const vnFamily = lotteryGames.filter(({ format }) => format.repeats);

export const lotteryRoutes = [
  answer(popularLotteries, ({ count }, { world }) => {
    if (world.settings.emptyLists) return [];
    return lotteryGames.slice(0, count).map((game) => lotteryWire(game, world, game.vendor));
  }),

  answer(vnGames, (_, { world }) => {
    if (world.settings.emptyLists) return [];
    return vnFamily.map((game) => lotteryWire(game, world, 'TCG_LOTTO_VN'));
  }),

  answer(openedNumbers, ({ count, gameCode }, { world }) => {
    if (world.settings.emptyLists) return [];
    const games = vnFamily.filter(({ code }) => !gameCode || code === gameCode);
    const each = Math.ceil(Math.min(count, mostDraws) / Math.max(1, games.length));
    return games
      .flatMap((game) => world.draws.past(game, each).map((draw) => drawWire(world, game, draw)))
      .sort((a, b) => b.openTime - a.openTime)
      .slice(0, count);
  }),

  answer(openedDraws, (_, { world }) => {
    if (world.settings.emptyLists) return [];
    return lotteryGames.map((game) => drawWire(world, game, world.draws.last(game)));
  }),

  answer(recentLotteries, (_, { world, account }) => {
    if (world.settings.emptyLists) return [];
    return world.playerGames
      .recent(account.username)
      .flatMap((nodeId) => lotteryByCode(world.games.byNode(nodeId)?.code ?? '') ?? [])
      .map((game) => lotteryWire(game, world, game.vendor));
  }),

  answer(runningDraw, ({ gameCode }, { world }) => {
    const game = knownLottery(gameCode);
    const { number, closes, at } = world.draws.next(game);
    const currency = world.currency();
    return {
      gameCode: game.code,
      gameName: game.title,
      vassalage: game.vendor,
      icon: gamePicture(game.vendor, game.code),
      numero: number,
      closeTime: closes,
      openTime: at,
      drawKind: drawKindOf(game),
      plays: playsFor(game, currency).map(({ type, odds, min, max }) => ({
        playType: type,
        odds,
        minAmount: min,
        maxAmount: max,
      })),
      quickAmounts: quickStakes(currency),
      currency: currency.code,
    };
  }),

  answer(drawHistory, ({ gameCode, pageNo, pageSize }, { world }) => {
    const game = knownLottery(gameCode);
    if (world.settings.emptyLists) return { list: [], totalPages: 0 };
    const page = { pageNo: Math.max(1, pageNo), pageSize: Math.max(1, Math.min(pageSize, mostDraws)) };
    const { draws, totalPages } = world.draws.page(game, page);
    return { list: draws.map((draw) => drawWire(world, game, draw)), totalPages };
  }),
];

function knownLottery(code: string): LotteryGame {
  const game = lotteryByCode(code);
  if (!game) throw new Refusal('not-found', { status: 404, message: 'no such lottery' });
  return game;
}

function lotteryWire(game: LotteryGame, { draws }: World, vassalage: string) {
  const next = draws.next(game);
  const gameType = vendorByCode(game.vendor)?.gameType ?? 'LOTT';
  return {
    gameCode: game.code,
    gameName: game.title,
    vassalage,
    gameType,
    accountTypeName: gameType,
    defaultPlayType: defaultPlayOf(game),
    numero: next.number,
    closeTime: next.closes,
    icon: gamePicture(game.vendor, game.code),
  };
}

function drawWire(world: World, game: LotteryGame, draw: Draw) {
  return {
    gameCode: game.code,
    gameName: game.title,
    numero: draw.number,
    openCode: draw.balls.map(String),
    bonusCode: draw.bonus === null ? null : String(draw.bonus),
    openTime: draw.at,
    nextTime: world.draws.next(game).at,
    icon: gamePicture(game.vendor, game.code),
  };
}
