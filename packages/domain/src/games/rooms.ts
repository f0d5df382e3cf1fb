import { decideGate, type GateDecision } from '../account/gate.ts';
import type { Viewer } from '../account/member.ts';

/** A table that players share. */
export interface Room {
  id: string;
  name: string;
  /** Vendor code. */
  vendor: string;
  game: string;
  /** Code of the game, null when the platform does not say. */
  code: string | null;
  /** The smallest and the largest stake as decimal strings, null when unknown. */
  minStake: string | null;
  maxStake: string | null;
  seats: number;
  taken: number;
  closed: boolean;
  picture: string | null;
}

export type RoomState = 'open' | 'full' | 'closed';

/** A room that the platform closes is closed however many sit in it. */
export function roomState({ closed, taken, seats }: Pick<Room, 'closed' | 'taken' | 'seats'>): RoomState {
  if (closed) return 'closed';
  return taken >= seats ? 'full' : 'open';
}

export type RoomDecision = Exclude<GateDecision, { kind: 'pass' }> | { kind: Exclude<RoomState, 'open'> | 'join' };

/** Order matters: the gate comes before anything is said of the room, as at every launch. Source: sections 5 and 7. */
export function decideRoom(viewer: Viewer, room: Pick<Room, 'closed' | 'taken' | 'seats'>): RoomDecision {
  const gate = decideGate(viewer);
  if (gate.kind !== 'pass') return gate;
  const state = roomState(room);
  return { kind: state === 'open' ? 'join' : state };
}

/** Rooms in the order to show them: those that can be joined first, the fuller ones of them foremost, closed ones last. */
export function orderRooms(rooms: readonly Room[]): Room[] {
  const rank = { open: 0, full: 1, closed: 2 } as const;
  return rooms
    .map((room, place) => ({ room, place, rank: rank[roomState(room)] }))
    .sort((a, b) => a.rank - b.rank || (a.rank === 0 ? b.room.taken - a.room.taken : 0) || a.place - b.place)
    .map(({ room }) => room);
}
