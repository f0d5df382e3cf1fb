import { randomFrom } from '../base/random.ts';
import { roomNames } from './names.ts';
import type { Vendor } from './vendors.ts';

interface RoomTable {
  seats: number;
  /** Limits in world units. */
  least: number;
  most: number;
}

const stakes = [1, 5, 10, 50, 100, 500];
const sizes = [2, 4, 4, 6];
/** Highest stake as a multiple of the lowest. */
const span = 20;

/** Returns the table of a vendor's room, whose game is the one at the same place; null where none is. */
export function roomTableAt(
  seed: string,
  { code, rooms }: Pick<Vendor, 'code' | 'rooms'>,
  place: number,
): RoomTable | null {
  if (!rooms || place >= roomNames.length) return null;
  const random = randomFrom(seed, 'room', code, place);
  const seats = random.pick(sizes);
  const least = random.pick(stakes);
  return { seats, least, most: least * span };
}
