import { kindOf, kindOfName } from '../games/index.ts';
import type { Game, GameLibrary } from './games.ts';
import { nameHeads, nameTails, roomNames } from './names.ts';
import { type Random, randomFrom } from './random.ts';
import { vendorByCode } from './vendors.ts';

export interface Room {
  id: string;
  name: string;
  game: Game;
  seats: number;
  /** The smallest stake in whole units of the currency. */
  stake: number;
  closed: boolean;
}

const seatMs = 10 * 60_000;
/** How long the other players of a room stay the same. */
const roundMs = 2 * 60_000;
const stakes = [1, 5, 10, 50, 100, 500];
const sizes = [2, 4, 4, 6];
/** A live table has this many seats, and some of them are always taken. */
const liveSeats = { all: 6, least: 2 };
/** One room of every vendor is always full, one always closed, so that both can be seen. */
const fullPlace = 3;
const closedPlace = 6;

/** The tables that players share. Who else sits there follows from the seed and the clock; a player holds one seat at a time. */
export class RoomDesk {
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
    if (!vendorByCode(code)?.rooms) return [];
    return this.#games()
      .ofVendor(code)
      .slice(0, roomNames.length)
      .map((game, place) => {
        const random = randomFrom(this.#seed, 'room', code, place);
        return {
          id: `${code}-R${place + 1}`,
          name: roomNames[place] as string,
          game,
          seats: random.pick(sizes),
          stake: random.pick(stakes),
          closed: place === closedPlace,
        };
      });
  }

  /** Seats that are taken now. */
  taken(room: Room): number {
    return Math.min(room.seats, this.#others(room) + this.#sitting(room.id).length);
  }

  /** Who else sits at a game now, invented and masked; a game without a room that is no live table is one for one. */
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

  /** Takes a seat, or keeps the one the player has there; false when none is free. A seat elsewhere is left. */
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
