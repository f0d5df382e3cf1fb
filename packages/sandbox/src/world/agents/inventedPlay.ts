import { type BetStatus, figuresOfBet, type Span } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { hash, type Random, randomFrom, randomOf } from '../base/random.ts';
import type { Game, GameLibrary } from '../games/games.ts';
import { isAgent } from './teamTree.ts';
import type { ZoneDays } from './zoneDays.ts';

export interface InventedBet {
  at: number;
  number: number;
  game: Game;
  stake: number;
  payout: number;
  valid: number;
  status: BetStatus;
}

/** Seeded deposit or withdrawal in positive whole units. */
export interface InventedCash {
  at: number;
  type: 'deposit' | 'withdrawal' | 'bonus';
  amount: number;
}

export const sumFields = ['bets', 'validBets', 'stakes', 'payouts', 'bonuses', 'deposits', 'withdrawals'] as const;
export const width = sumFields.length;

interface Player {
  account: Account;
  seed: number;
  /** Share of days with bets, maximum bets per day, and half the highest stake. */
  plays: number;
  most: number;
  high: number;
  shelf: readonly Game[];
}

const categories = ['RNG', 'RNG', 'RNG', 'LIVE', 'LIVE', 'SPORTS', 'FISH', 'PVP'] as const;
/** Payouts in half stakes; slightly less than two on average. */
const halves = [0, 0, 0, 0, 0, 0, 2, 3, 5, 8] as const;
/** Days of seeded bets before the world began. */
export const inventedDays = 60;

/**
 * Bets of accounts that only fill a team, derived from seed, account and day without a ledger. Each day's loss is
 * deposited before its first bet and its win withdrawn after the last, so the closing balance is the ledger's.
 */
export class InventedPlay {
  readonly accounts: readonly Account[];
  readonly #players: readonly Player[];
  readonly #days: ZoneDays;
  readonly #first: number;
  readonly #places: ReadonlyMap<string, number>;
  readonly #tables = new Map<number, Int32Array>();

  constructor(
    accounts: readonly Account[],
    { seed, games, days, begun }: { seed: string; games: GameLibrary; days: ZoneDays; begun: number },
  ) {
    const random = randomFrom(seed, 'team games');
    const shelves = new Map(
      categories.map((category) => {
        const picked = Array.from({ length: 8 }, () => games.pick(category, random));
        return [category, picked.filter((game) => game !== undefined)] as const;
      }),
    );
    this.accounts = accounts;
    this.#places = new Map(accounts.map(({ username }, place) => [username, place]));
    this.#days = days;
    this.#first = days.at(begun) - inventedDays;
    const salt = hash(`${seed} team`);
    this.#players = accounts.map((account) => playerOf(account, salt ^ hash(account.username), shelves));
  }

  /** Returns a day's sums in whole units: the fields of `sumFields` for each account in turn. */
  table(day: number): Int32Array {
    const kept = this.#tables.get(day);
    if (kept) return kept;
    const table = new Int32Array(this.#players.length * width);
    const span = { from: this.#days.start(day), to: this.#days.start(day + 1) };
    for (let place = 0; place < this.#players.length; place += 1) this.addTo(table, place, day, span);
    this.#tables.set(day, table);
    return table;
  }

  addTo(table: Int32Array | Float64Array, place: number, day: number, { from, to }: Span): void {
    const done = this.dayOf(place, day);
    if (done === null) return;
    const base = place * width;
    const add = (field: number, amount: number) => {
      table[base + field] = (table[base + field] ?? 0) + amount;
    };
    for (const { at, stake, payout, valid, status } of done.bets) {
      if (at < from || at >= to) continue;
      add(0, 1);
      add(1, valid);
      add(2, status === 'cancelled' ? 0 : stake);
      add(3, payout);
    }
    for (const { at, type, amount } of done.cash) {
      if (at >= from && at < to) add(type === 'bonus' ? 4 : type === 'deposit' ? 5 : 6, amount);
    }
  }

  placeOf(username: string): number | null {
    return this.#places.get(username) ?? null;
  }

  categoryOf(place: number): string {
    return this.#players[place]?.shelf[0]?.gameType ?? 'RNG';
  }

  dayOf(place: number, day: number): { bets: readonly InventedBet[]; cash: readonly InventedCash[] } | null {
    const player = this.#players[place];
    if (!player || day < this.#first) return null;
    const random = randomOf(Math.imul(player.seed ^ Math.imul(day, 0x9e3779b1), 0x85ebca6b) ^ (player.seed >>> 15));
    random.next();
    if (!random.chance(player.plays)) return null;
    const start = this.#days.start(day);
    if (start < player.account.openedAt) return null;
    const bets = betsOf(player, start, random);
    return { bets, cash: cashOf(bets, random) };
  }
}

function playerOf(account: Account, seed: number, shelves: ReadonlyMap<string, readonly Game[]>): Player {
  const random = randomOf(seed);
  random.next();
  const shelf = shelves.get(random.pick(categories)) ?? [];
  const calm = isAgent(account);
  const high = random.pick([10, 20, 40, 80, 150, 400]);
  return {
    account,
    seed: Math.floor(random.next() * 2 ** 32),
    plays: random.pick(calm ? [0.1, 0.2, 0.3] : [0, 0.15, 0.25, 0.4, 0.6, 0.8]),
    most: random.int(2, 6),
    high: calm ? Math.min(high, 40) : high,
    shelf,
  };
}

function betsOf({ most, high, shelf }: Player, start: number, random: Random): readonly InventedBet[] {
  const count = random.int(1, most);
  // From the second to the last but one hour, leaving time for a deposit before and a withdrawal after.
  const gap = Math.floor((21 * 3_600_000) / count);
  const bets: InventedBet[] = [];
  for (let number = 0; number < count; number += 1) {
    const half = random.int(1, high);
    const at = start + 3_600_000 + number * gap + Math.floor(random.next() * gap);
    const game = random.pick(shelf);
    const calledOff = random.chance(0.02);
    const paid = calledOff ? 0 : half * random.pick(halves);
    const { status, valid } = figuresOfBet(calledOff ? 'called-off' : 'ended', BigInt(half * 2), BigInt(paid));
    bets.push({ at, number: number + 1, game, stake: half * 2, payout: paid, valid: Number(valid), status });
  }
  return bets;
}

function cashOf(bets: readonly InventedBet[], random: Random): readonly InventedCash[] {
  const first = bets[0]?.at ?? 0;
  const last = bets.at(-1)?.at ?? first;
  const staked = bets.reduce((sum, { stake, status }) => sum + (status === 'cancelled' ? 0 : stake), 0);
  const bonus = random.chance(0.1) ? Math.max(1, Math.floor(staked / 50)) : 0;
  const won = bets.reduce((sum, { payout }) => sum + payout, bonus - staked);
  const cash: InventedCash[] = [];
  if (won < 0) cash.push({ at: first - 20 * 60_000, type: 'deposit', amount: -won });
  if (bonus > 0) cash.push({ at: first - 10 * 60_000, type: 'bonus', amount: bonus });
  if (won > 0) cash.push({ at: last + 10 * 60_000, type: 'withdrawal', amount: won });
  return cash;
}
