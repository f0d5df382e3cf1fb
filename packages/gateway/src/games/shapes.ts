import { type Category, type Game, potTiers, type Vendor } from '@baize/domain';
import * as v from 'valibot';
import { amount, flag, id, optionalText, paged, text, whole } from '../base/fields.ts';
import { list } from '../base/list.ts';

const upper = v.pipe(
  text,
  v.transform((value) => value.toUpperCase()),
);

/** A vendor as the platform writes one. */
export const vendorFields = {
  vassalage: v.pipe(text, v.nonEmpty()),
  name: optionalText,
  isHot: flag,
  gameType: upper,
  accountTypeId: optionalText,
  icon: optionalText,
  maintenance: flag,
  isGame: optionalText,
  accountTypeName: optionalText,
  keyArt: optionalText,
  hasRooms: flag,
  gameCount: v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null), null),
};

const vendorWire = v.object(vendorFields);

export const vendorOf = ({
  vassalage,
  name,
  isHot,
  gameType,
  accountTypeId,
  icon,
  maintenance,
  keyArt,
  gameCount,
  hasRooms,
  ...rest
}: v.InferOutput<typeof vendorWire>): Vendor => ({
  ...rest,
  code: vassalage,
  name: name ?? vassalage,
  hot: isHot,
  type: gameType,
  accountType: accountTypeId,
  picture: icon,
  maintenance,
  art: keyArt,
  games: gameCount,
  rooms: hasRooms,
});

export const vendor = v.pipe(vendorWire, v.transform(vendorOf));

export const category = v.pipe(
  v.object({ gameCategory: upper, vendors: list(vendor) }),
  v.transform(({ gameCategory, vendors }): Category => ({ id: gameCategory, vendors })),
);

export const game = v.pipe(
  v.object({
    nodeId: id,
    gameName: v.pipe(text, v.nonEmpty()),
    gameNames: v.optional(v.fallback(v.nullable(v.record(text, v.pipe(text, v.nonEmpty()))), null), null),
    vassalage: v.pipe(text, v.nonEmpty()),
    vassalageName: optionalText,
    gameType: upper,
    gameId: optionalText,
    gameCode: optionalText,
    icon: optionalText,
    gameClassify: optionalText,
    minBet: amount,
    isHot: flag,
    isNew: flag,
    isJackpot: flag,
    potAmount: amount,
    potTier: v.optional(v.fallback(v.nullable(v.picklist(potTiers)), null), null),
    maintenance: flag,
    isGame: optionalText,
    defaultPlayType: optionalText,
    accountTypeName: optionalText,
  }),
  v.transform(
    (wire): Game => ({
      id: wire.nodeId,
      title: wire.gameName,
      ...(wire.gameNames && { names: wire.gameNames }),
      vendor: wire.vassalage,
      vendorName: wire.vassalageName ?? wire.vassalage,
      type: wire.gameType,
      code: wire.gameCode ?? wire.gameId ?? wire.nodeId,
      picture: wire.icon,
      classify: wire.gameClassify,
      minBet: wire.minBet,
      hot: wire.isHot,
      fresh: wire.isNew,
      jackpot: wire.isJackpot,
      ...(wire.potAmount !== null && { pot: { amount: wire.potAmount, tier: wire.potTier } }),
      maintenance: wire.maintenance,
      isGame: wire.isGame,
      defaultPlayType: wire.defaultPlayType,
      accountTypeName: wire.accountTypeName,
    }),
  ),
);

/** Fields that the game service wants in nearly every query. */
export const platform = v.optional(text, 'flash,html5-desktop');
export const clientType = v.optional(v.pipe(whole, v.value(3)), 3);
export const paging = paged(12);
