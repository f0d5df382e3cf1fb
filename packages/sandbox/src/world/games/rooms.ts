import { kindOf, kindOfName } from '@baize/games';
import { type Random, randomFrom } from '../base/random.ts';
import type { Game, GameLibrary } from './games.ts';
import { nameHeads, nameTails, roomNames } from './names.ts';
import { roomTableAt } from './roomTables.ts';

export interface Room {
  id: string;
  name: string;
  game: Game;
  seats: number;
  closed: boolean;
}

const seatMs = 10 * 60_000;
const roundMs = 2 * 60_000;
/** Seats of a live table, and the minimum that is taken. */
const liveSeats = { all: 6, least: 2 };
/** Places of the rooms that are always full or closed, so that both states can be seen. */
const fullPlace = 3;
const closedPlace = 6;

/** Shared tables, whose stakes are those of their games. Other players follow from seed and clock; a player holds one seat at a time. */
export class RoomService {
  readonly #seed: string;
  readonly #now: () => number;
  readonly #games: () => GameLibrary;
  readonly #seats = new Map<string, { room: string; until: number }>();

  constructor(seed: string, now: () => number, games: () => GameLibrary) {
    this.#seed = seed;
    this.#now = now;
    this.#games = games;
  }

  ofVendor(code: string): readonly Room[] {
    return this.#games()
      .ofVendor(code)
      .flatMap((game, place) => {
        const table = roomTableAt(this.#seed, game.vendor, place);
        const name = roomNames[place];
        if (!table || name === undefined) return [];
        return { id: `${code}-R${place + 1}`, name, game, seats: table.seats, closed: place === closedPlace };
      });
  }

  taken(room: Room): number {
    return Math.min(room.seats, this.#others(room) + this.#sitting(room.id).length);
  }

  companyAt(game: Game): { seats: number; others: readonly string[] } {
    const room = this.ofVendor(game.vassalage).find((each) => each.game.code === game.code);
    if (room) {
      const others = this.#company(room.id, () => Math.min(this.#others(room), room.seats - 1));
      return { seats: room.seats, others };
    }
    if (kindOfName(kindOf(game)).table?.betsOpenMs === undefined) return { seats: 1, others: [] };
    const others = this.#company(game.code, (random) => random.int(liveSeats.least, liveSeats.all - 1));
    return { seats: liveSeats.all, others };
  }

  sit(room: Room, username: string): boolean {
    const has = this.#sitting(room.id).includes(username);
    if (!has && this.taken(room) >= room.seats) return false;
    this.#seats.set(username, { room: room.id, until: this.#now() + seatMs });
    return true;
  }

  #company(place: string, countOf: (random: Random) => number): string[] {
    const random = randomFrom(this.#seed, place, 'company', Math.floor(this.#now() / roundMs));
    return Array.from({ length: countOf(random) }, () => `${random.pick(nameHeads)}***${random.pick(nameTails)}`);
  }

  #others(room: Room): number {
    if (room.closed) return 0;
    if (room.id.endsWith(`R${fullPlace + 1}`)) return room.seats;
    return randomFrom(this.#seed, room.id, Math.floor(this.#now() / roundMs)).int(0, room.seats - 1);
  }

  #sitting(room: string): string[] {
    const now = this.#now();
    return [...this.#seats].flatMap(([username, seat]) => (seat.room === room && seat.until > now ? [username] : []));
  }
}
