import { openedDraws, openedNumbers, popularLotteries, vnGames } from '@baize/gateway';
import { answer } from '../http/answer.ts';
import { type Draw, type LotteryGame, lastDraw, lotteryGames, nextDraw, pastDraws } from '../world/lottery.ts';
import { vendorByCode } from '../world/vendors.ts';
import type { World } from '../world/world.ts';
import { gamePicture } from './wire.ts';

const mostDraws = 200;
/** The digit draws that the platform runs under its own routing code. */
const vnFamily = lotteryGames.filter(({ format }) => format.repeats);

export const lotteryRoutes = [
  answer(popularLotteries, ({ count }, { world }) => {
    if (world.settings.emptyLists) return [];
    return lotteryGames.slice(0, count).map((game) => lotteryWire(game, world.clock.now(), game.vendor));
  }),

  answer(vnGames, (_, { world }) => {
    if (world.settings.emptyLists) return [];
    return vnFamily.map((game) => lotteryWire(game, world.clock.now(), 'TCG_LOTTO_VN'));
  }),

  answer(openedNumbers, ({ count, gameCode }, { world }) => {
    if (world.settings.emptyLists) return [];
    const games = vnFamily.filter(({ code }) => !gameCode || code === gameCode);
    const each = Math.ceil(Math.min(count, mostDraws) / Math.max(1, games.length));
    return games
      .flatMap((game) =>
        pastDraws(world.seed, game, world.clock.now(), each).map((draw) => drawWire(world, game, draw)),
      )
      .sort((a, b) => b.openTime - a.openTime)
      .slice(0, count);
  }),

  answer(openedDraws, (_, { world }) => {
    if (world.settings.emptyLists) return [];
    return lotteryGames.map((game) => drawWire(world, game, lastDraw(world.seed, game, world.clock.now())));
  }),
];

function lotteryWire(game: LotteryGame, now: number, vassalage: string) {
  const next = nextDraw(game, now);
  const gameType = vendorByCode(game.vendor)?.gameType ?? 'LOTT';
  return {
    gameCode: game.code,
    gameName: game.title,
    vassalage,
    gameType,
    accountTypeName: gameType,
    defaultPlayType: 'standard',
    numero: next.number,
    closeTime: next.at,
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
    nextTime: nextDraw(game, world.clock.now()).at,
    icon: gamePicture(game.vendor, game.code),
  };
}
