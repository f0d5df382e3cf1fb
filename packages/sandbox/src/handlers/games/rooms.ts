import { tableLimits } from '@baize/games';
import { joinRoom, liveTables, roomList } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { isTrial } from '../../world/account/account.ts';
import type { TitleLanguage } from '../../world/games/titleWords.ts';
import { playable } from '../../world/money/vendorWallets.ts';
import { gamePicture } from '../base/wire.ts';
import { checkLaunch, openFor } from './launching.ts';

export const roomRoutes = [
  answer(roomList, ({ vassalage }, { world }) => {
    if (world.settings.emptyLists) return [];
    return world.rooms.ofVendor(vassalage).map((room) => ({
      roomId: room.id,
      roomName: room.name,
      vassalage,
      gameName: room.game.title,
      gameCode: room.game.code,
      minStake: room.game.minBet,
      maxStake: room.game.maxBet,
      seats: room.seats,
      players: world.rooms.taken(room),
      closed: room.closed || room.game.maintenance,
      icon: gamePicture(vassalage, room.game.code),
    }));
  }),

  answer(liveTables, (_, { world, language }) => {
    const { brand, emptyLists } = world.settings;
    if (emptyLists) return [];
    const look = `shape=felt&brand=${brand}${language === 'UR' ? '&dir=rtl' : ''}`;
    return world.floor.tables().map(({ game, results, ...table }) => ({
      gameId: String(game.nodeId),
      gameName: game.names[language as TitleLanguage] ?? game.title,
      vassalage: game.vassalage,
      vassalageName: game.vendor.name,
      icon: `${gamePicture(game.vassalage, game.code)}?${look}`,
      minStake: game.minBet,
      maxStake: game.maxBet,
      ...table,
      results: [...results],
    }));
  }),

  answer(joinRoom, ({ vassalage, roomId }, call) => {
    const { world, account } = call;
    const room = world.rooms.ofVendor(vassalage).find(({ id }) => id === roomId);
    const game = checkLaunch(call, room?.game);
    if (!room || room.closed) throw new Refusal('room-closed', { status: 409, message: 'the room is closed' });
    const ledger = world.ledger();
    const { least } = tableLimits(room.game, ledger.currency.digits);
    if (playable(ledger, account.username, vassalage) < least)
      throw new Refusal('insufficient-balance', { status: 409 });
    // Play money watches a table and takes nobody's seat.
    if (!isTrial(account) && !world.rooms.sit(room, account.username)) throw new Refusal('room-full', { status: 409 });
    return openFor(call, game);
  }),
];
