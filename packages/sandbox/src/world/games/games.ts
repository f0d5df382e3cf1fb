import { type Currency, fromMinor, type GameType, type PotTier, toMinor } from '@baize/domain';
import { kindOf, kindOfName } from '@baize/games';
import { type Random, randomFrom } from '../base/random.ts';
import { playAmount, playUnit } from '../base/scales.ts';
import { lotteryGamesOf } from '../lottery/lottery.ts';
import { LaidTables } from './laidTables.ts';
import { LastRounds } from './lastRounds.ts';
import { potOf } from './pots.ts';
import { roomTableAt } from './roomTables.ts';
import { RoundStarts } from './roundStarts.ts';
import { TableHistory } from './tableHistory.ts';
import { otherTitle, slotTitle, type TitlesByLanguage, titlesByLanguage } from './titles.ts';
import { allVendors, type Vendor, vendorByCode, vendorsOf } from './vendors.ts';

export const classes = ['SC', 'VP', 'TG', 'AC', 'JP', 'BG'] as const;
export type GameClass = (typeof classes)[number];

/** Amounts are decimal strings in the merchant's currency. */
export interface Game {
  nodeId: number;
  code: string;
  title: string;
  names: TitlesByLanguage;
  vassalage: string;
  vendor: Vendor;
  gameType: GameType;
  classify: GameClass;
  /** Percent, with two decimals. */
  returnToPlayer: string;
  /** 1 (calm) to 5 (wild). */
  volatility: number;
  minBet: string;
  maxBet: string;
  lines: number | null;
  hot: boolean;
  fresh: boolean;
  jackpot: boolean;
  /** Jackpot of a jackpot game. */
  pot: { amount: string; tier: PotTier } | null;
  /** Percentage of a stake that counts towards wagering. */
  bonusContribution: string;
  maintenance: boolean;
}

const smallCounts: Record<Exclude<GameType, 'RNG' | 'ELOTT' | 'LOTT'>, number> = {
  LIVE: 16,
  FISH: 12,
  PVP: 10,
  SPORTS: 4,
  ESPORTS: 4,
  DS88: 3,
};
const stressVendorGames = 60;
const nodeStride = 100_000;

/** All games, created per vendor on first use. */
export class GameLibrary {
  readonly tables: TableHistory;
  readonly laid: LaidTables;
  readonly last: LastRounds;
  readonly starts = new RoundStarts();
  readonly #seed: string;
  readonly #slots: number;
  readonly #currency: () => Currency;
  readonly #lists = new Map<string, readonly Game[]>();

  constructor(seed: string, slots: number, { currency, now }: { currency: () => Currency; now: () => number }) {
    this.tables = new TableHistory(seed);
    this.laid = new LaidTables(seed, currency, now);
    this.last = new LastRounds(currency, now);
    this.#seed = seed;
    this.#slots = slots;
    this.#currency = currency;
  }

  ofVendor(code: string): readonly Game[] {
    const kept = this.#lists.get(this.#listOf(code));
    if (kept) return kept;
    const vendor = vendorByCode(code);
    if (!vendor) return [];
    const games = Array.from({ length: this.countOf(vendor) }, (_, index) => this.#make(vendor, index));
    this.#lists.set(this.#listOf(code), games);
    return games;
  }

  ofType(gameType: string, stress: boolean): readonly Game[] {
    return vendorsOf(gameType, stress).flatMap((vendor) => this.ofVendor(vendor.code));
  }

  pick(gameType: string, random: Random): Game | undefined {
    const vendors = vendorsOf(gameType, false);
    const vendor = vendors[random.int(0, Math.max(0, vendors.length - 1))];
    return vendor && this.#at(vendor, random.int(0, this.countOf(vendor) - 1));
  }

  countOf(vendor: Vendor): number {
    if (vendor.gameType === 'ELOTT' || vendor.gameType === 'LOTT') return lotteryGamesOf(vendor.code).length;
    if (vendor.gameType !== 'RNG') return smallCounts[vendor.gameType];
    const base = vendorsOf('RNG', false);
    const place = base.indexOf(vendor);
    if (place < 0) return stressVendorGames;
    return Math.floor(this.#slots / base.length) + (place < this.#slots % base.length ? 1 : 0);
  }

  byNode(nodeId: number): Game | undefined {
    const vendor = allVendors[Math.floor(nodeId / nodeStride) - 1];
    return vendor && this.#at(vendor, (nodeId % nodeStride) - 1);
  }

  byCode(code: string): Game | undefined {
    const match = /^([A-Z]{3})-(\d{1,5})$/.exec(code);
    const vendor = match?.[1] ? vendorByCode(match[1]) : undefined;
    return vendor && this.#at(vendor, Number(match?.[2]) - 1);
  }

  #at(vendor: Vendor, index: number): Game | undefined {
    if (index < 0 || index >= this.countOf(vendor)) return undefined;
    return this.#lists.get(this.#listOf(vendor.code))?.[index] ?? this.#make(vendor, index);
  }

  #listOf(vendor: string): string {
    const { code, digits } = this.#currency();
    return `${vendor} ${code} ${digits}`;
  }

  #make(vendor: Vendor, index: number): Game {
    const random = randomFrom(this.#seed, vendor.code, index);
    const currency = this.#currency();
    const slot = vendor.gameType === 'RNG';
    const classify = slot ? pickClass(random.next()) : 'TG';
    const minBet = slot ? random.pick(['0.01', '0.05', '0.10', '0.10', '0.50', '0.75', '1.00']) : '1.00';
    const title = slot ? slotTitle(vendor, index) : otherTitle(vendor, index);
    const kind = kindOfName(kindOf({ gameType: vendor.gameType, title }));
    const code = `${vendor.code}-${index + 1}`;
    const early = index < 6;
    const jackpot = classify === 'JP' || (slot && random.chance(0.04));
    // Drawn for every game, so that later random values do not depend on its kind.
    const rates = { returnToPlayer: (random.int(8800, 9750) / 100).toFixed(2), volatility: random.int(1, 5) };
    const maxBet = random.pick(['50.00', '100.00', '200.00', '500.00']);
    const room = roomTableAt(this.#seed, vendor, index);
    // Unused, but keeps the random sequence as it was when lines were drawn here.
    if (slot) random.next();
    return {
      nodeId: (vendor.order + 1) * nodeStride + index + 1,
      code,
      title,
      names: titlesByLanguage(vendor, index),
      vassalage: vendor.code,
      vendor,
      gameType: vendor.gameType,
      classify,
      ...rates,
      ...kind.sheet,
      minBet: room ? playAmount(room.least, currency) : stakeIn(minBet, currency),
      maxBet: room ? playAmount(room.most, currency) : stakeIn(maxBet, currency),
      lines: kind.linesOf?.({ vassalage: vendor.code, code }) ?? null,
      hot: early ? index % 3 !== 2 : random.chance(0.03),
      fresh: random.chance(0.06),
      jackpot,
      pot: jackpot ? potOf(code, currency) : null,
      bonusContribution: slot ? '100.00' : vendor.gameType === 'LIVE' ? '10.00' : '50.00',
      maintenance: vendor.maintenance || (slot ? index % 100 === 37 : random.chance(0.01)),
    };
  }
}

/** Converts a world stake, whose finest unit is a hundredth, into the currency. */
export function stakeIn(stake: string, currency: Currency): string {
  return fromMinor(((toMinor(stake, 2) ?? 0n) * playUnit(currency)) / 100n, currency.digits);
}

/** Returns the game of a ledger entry, whose reference is or begins with its code. */
export function gameOf(games: GameLibrary, reference: string): Game | undefined {
  const code = /^[A-Z]{3}-\d{1,5}(?=-|$)/.exec(reference)?.[0];
  return code === undefined ? undefined : games.byCode(code);
}

function pickClass(fraction: number): GameClass {
  const bounds: readonly [number, GameClass][] = [
    [0.55, 'SC'],
    [0.65, 'VP'],
    [0.77, 'TG'],
    [0.89, 'AC'],
    [0.95, 'JP'],
  ];
  return bounds.find(([bound]) => fraction < bound)?.[1] ?? 'BG';
}
