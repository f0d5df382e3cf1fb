import { joinRoom, roomList } from '@baize/gateway';
import { answer } from '../http/answer.ts';
import { Refusal } from '../http/refusal.ts';
import { playAmount, playUnit } from '../world/scales.ts';
import { checkLaunch, openFor } from './launching.ts';
import { gamePicture } from './wire.ts';

export const roomRoutes = [
  answer(roomList, ({ vassalage }, { world }) => {
    if (world.settings.emptyLists) return [];
    const amount = (units: number) => playAmount(units, world.currency());
    return world.rooms.ofVendor(vassalage).map((room) => ({
      roomId: room.id,
      roomName: room.name,
      vassalage,
      gameName: room.game.title,
      gameCode: room.game.code,
      minStake: amount(room.stake),
      maxStake: amount(room.stake * 20),
      seats: room.seats,
      players: world.rooms.taken(room),
      closed: room.closed || room.game.maintenance,
      icon: gamePicture(vassalage, room.game.code),
    }));
  }),

  answer(joinRoom, ({ vassalage, roomId }, call) => {
    const { world, account } = call;
    const room = world.rooms.ofVendor(vassalage).find(({ id }) => id === roomId);
    const game = checkLaunch(call, room?.game);
    if (!room || room.closed) throw new Refusal('room-closed', { status: 409, message: 'the room is closed' });
    const ledger = world.ledger();
    const stake = BigInt(room.stake) * playUnit(ledger.currency);
    if (ledger.balance(account.username) < stake) throw new Refusal('insufficient-balance', { status: 409 });
    if (!world.rooms.sit(room, account.username)) throw new Refusal('room-full', { status: 409 });
    return openFor(call, game);
  }),
];
