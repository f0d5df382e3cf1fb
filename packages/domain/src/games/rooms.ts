import { decideGate, type GateDecision } from '../account/gate.ts';
import type { Viewer } from '../account/member.ts';

/** Table shared by several players. */
export interface Room {
  id: string;
  name: string;
  vendor: string;
  game: string;
  code: string | null;
  minStake: string | null;
  maxStake: string | null;
  seats: number;
  taken: number;
  closed: boolean;
  picture: string | null;
}

export type RoomState = 'open' | 'full' | 'closed';

export function roomState({ closed, taken, seats }: Pick<Room, 'closed' | 'taken' | 'seats'>): RoomState {
  if (closed) return 'closed';
  return taken >= seats ? 'full' : 'open';
}

export type RoomDecision = Exclude<GateDecision, { kind: 'pass' }> | { kind: Exclude<RoomState, 'open'> | 'join' };

/**
 * Decides about joining a room; order matters, the gate comes before anything about the room is revealed. Source:
 * sections 5 and 7.
 */
export function decideRoom(viewer: Viewer, room: Pick<Room, 'closed' | 'taken' | 'seats'>): RoomDecision {
  const gate = decideGate(viewer);
  if (gate.kind !== 'pass') return gate;
  const state = roomState(room);
  return { kind: state === 'open' ? 'join' : state };
}

export function orderRooms(rooms: readonly Room[]): Room[] {
  const rank = { open: 0, full: 1, closed: 2 } as const;
  return rooms
    .map((room, place) => ({ room, place, rank: rank[roomState(room)] }))
    .sort((a, b) => a.rank - b.rank || (a.rank === 0 ? b.room.taken - a.room.taken : 0) || a.place - b.place)
    .map(({ room }) => room);
}
