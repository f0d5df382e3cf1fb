import type { gameMenus, hotGames, WireOf } from '@baize/gateway';
import type { Game } from '../world/games.ts';
import { lotteryGames } from '../world/lottery.ts';
import type { Vendor } from '../world/vendors.ts';

type GameWire = NonNullable<WireOf<typeof hotGames>['games']>[number];
type CategoryWire = NonNullable<WireOf<typeof gameMenus>>[number];
type VendorWire = NonNullable<CategoryWire['vendors']>[number];

/** A picture's path; the site joins it to an image origin. */
export const gamePicture = (vendor: string, code: string): string => `/art/games/${vendor}/${code}.svg`;

const lotteryCodes = new Set(lotteryGames.map(({ code }) => code));

/** A game in the platform's own words. */
export function gameWire(game: Game): GameWire {
  const lottery = lotteryCodes.has(game.code);
  return {
    nodeId: game.nodeId,
    gameName: game.title,
    vassalage: game.vassalage,
    vassalageName: game.vendor.name,
    gameType: game.gameType,
    gameId: String(game.nodeId),
    gameCode: game.code,
    icon: gamePicture(game.vassalage, game.code),
    gameClassify: game.gameType === 'RNG' ? game.classify : null,
    minBet: game.minBet,
    isHot: game.hot ? 1 : 0,
    isNew: game.fresh ? 1 : 0,
    isJackpot: game.jackpot ? 1 : 0,
    maintenance: game.maintenance,
    isGame: null,
    defaultPlayType: lottery ? 'standard' : null,
    accountTypeName: lottery ? game.gameType : null,
  };
}

export function vendorWire(vendor: Vendor): VendorWire {
  return {
    vassalage: vendor.code,
    name: vendor.name,
    isHot: vendor.hot ? 1 : 0,
    gameType: vendor.gameType,
    accountTypeId: vendor.accountTypeId,
    icon: `/art/vendors/${vendor.code}.svg`,
    maintenance: vendor.maintenance,
  };
}
