import type { Room } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, count, flag, id, language, optionalText, text } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { opened } from './play.ts';

const room = v.pipe(
  v.object({
    roomId: id,
    roomName: v.pipe(text, v.nonEmpty()),
    vassalage: v.pipe(text, v.nonEmpty()),
    gameName: v.pipe(text, v.nonEmpty()),
    gameCode: optionalText,
    minStake: amount,
    maxStake: amount,
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    players: count,
    closed: flag,
    icon: optionalText,
  }),
  v.transform(
    ({ roomId, roomName, vassalage, gameName, gameCode, players, icon, ...rest }): Room => ({
      ...rest,
      id: roomId,
      name: roomName,
      vendor: vassalage,
      game: gameName,
      code: gameCode,
      taken: Math.min(players, rest.seats),
      picture: icon,
    }),
  ),
);

/** Rooms of a vendor; empty for vendors without rooms. Source: section 7; all fields are assumed. */
export const roomList = endpoint({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  capability: 'rooms',
  access: 'open',
  assumed: true,
  input: v.object({ vassalage: text, language }),
  inputNames: { vassalage: 'vendor' },
  value: list(room),
});

/**
 * Takes a seat in a room and opens its game. Errors: `room-full`, `room-closed`, `insufficient-balance`. Source:
 * section 7; method and fields are assumed.
 */
export const joinRoom = endpoint({
  method: 'POST',
  path: '/wps/game/launchGame',
  capability: 'rooms',
  access: 'player',
  playMoney: true,
  assumed: true,
  launch: true,
  input: v.object({ vassalage: text, roomId: id, platform: v.optional(v.literal('WEB'), 'WEB'), language }),
  inputNames: { vassalage: 'vendor' },
  value: opened,
});
