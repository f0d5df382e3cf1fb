import type { gameMenus, hotGames, WireOf } from '@baize/gateway';
import type { Game } from '../../world/games/games.ts';
import type { Vendor } from '../../world/games/vendors.ts';
import { lotteryByCode } from '../../world/lottery/lottery.ts';
import { defaultPlayOf } from '../../world/lottery/lotteryPlays.ts';

type GameWire = NonNullable<WireOf<typeof hotGames>['games']>[number];
type CategoryWire = NonNullable<WireOf<typeof gameMenus>>[number];
type VendorWire = NonNullable<CategoryWire['vendors']>[number];

/** Returns a picture's path; the site joins it to an image origin. */
export const gamePicture = (vendor: string, code: string): string => `/art/games/${vendor}/${code}.svg`;

export function gameWire(game: Game): GameWire {
  const lottery = lotteryByCode(game.code);
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
    potAmount: game.pot?.amount ?? null,
    potTier: game.pot?.tier ?? null,
    maintenance: game.maintenance,
    isGame: null,
    defaultPlayType: lottery ? defaultPlayOf(lottery) : null,
    accountTypeName: lottery ? game.gameType : game.vendor.family,
  };
}

export function vendorWire(vendor: Vendor, gameCount: number): VendorWire {
  return {
    vassalage: vendor.code,
    name: vendor.name,
    isHot: vendor.hot ? 1 : 0,
    gameType: vendor.gameType,
    accountTypeId: vendor.accountTypeId,
    icon: `/art/vendors/${vendor.code}.svg`,
    maintenance: vendor.maintenance,
    isGame: vendor.list ? 'VASSALAGE' : null,
    accountTypeName: vendor.family,
    keyArt: `/art/vendors/${vendor.code}-art.svg`,
    gameCount,
    hasRooms: vendor.rooms,
  };
}
