import { type Currency, fromMinor, type GameType, toMinor } from '@baize/domain';
import { kindOf, kindOfName } from '../games/index.ts';
import { LaidTables } from './laidTables.ts';
import { lotteryGamesOf } from './lottery.ts';
import { type Random, randomFrom } from './random.ts';
import { playUnit } from './scales.ts';
import { TableHistory } from './tableHistory.ts';
import { otherTitle, slotTitle } from './titles.ts';
import { allVendors, type Vendor, vendorByCode, vendorsOf } from './vendors.ts';

export const classes = ['SC', 'VP', 'TG', 'AC', 'JP', 'BG'] as const;
export type GameClass = (typeof classes)[number];

/** A game as the platform knows it. Amounts are decimal strings in the merchant's currency. */
export interface Game {
  nodeId: number;
  code: string;
  title: string;
  vassalage: string;
  vendor: Vendor;
  gameType: GameType;
  classify: GameClass;
  /** Per cent, two decimals. */
  returnToPlayer: string;
  /** 1 (calm) to 5 (wild). */
  volatility: number;
  minBet: string;
  maxBet: string;
  /** Lines of a slot; null for games without. */
  lines: number | null;
  hot: boolean;
  fresh: boolean;
  jackpot: boolean;
  /** Share of a stake that counts towards wagering, per cent. */
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

/** Games are made when first asked for and kept: a vendor that is never opened costs nothing. */
export class GameLibrary {
  readonly tables: TableHistory;
  readonly laid: LaidTables;
  readonly #seed: string;
  readonly #slots: number;
  readonly #currency: () => Currency;
  /** By vendor and by the unit that its stakes are reckoned in. */
  readonly #lists = new Map<string, readonly Game[]>();

  constructor(seed: string, slots: number, { currency, now }: { currency: () => Currency; now: () => number }) {
    this.tables = new TableHistory(seed);
    this.laid = new LaidTables(seed, currency, now);
    this.#seed = seed;
    this.#slots = slots;
    this.#currency = currency;
  }

  /** All games of a vendor, in the platform's order. */
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

  /** Some game of a type, without making the others. */
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
    // Drawn for every game, so that what follows does not depend on its kind.
    const rates = { returnToPlayer: (random.int(8800, 9750) / 100).toFixed(2), volatility: random.int(1, 5) };
    const maxBet = random.pick(['50.00', '100.00', '200.00', '500.00']);
    // Lines follow from the kind; they were drawn here, and what is drawn next must stay as it was.
    if (slot) random.next();
    return {
      nodeId: (vendor.order + 1) * nodeStride + index + 1,
      code,
      title,
      vassalage: vendor.code,
      vendor,
      gameType: vendor.gameType,
      classify,
      ...rates,
      ...kind.sheet,
      minBet: stakeIn(minBet, currency),
      maxBet: stakeIn(maxBet, currency),
      lines: kind.linesOf?.({ vassalage: vendor.code, code }) ?? null,
      hot: early ? index % 3 !== 2 : random.chance(0.03),
      fresh: random.chance(0.06),
      jackpot,
      bonusContribution: slot ? '100.00' : vendor.gameType === 'LIVE' ? '10.00' : '50.00',
      maintenance: vendor.maintenance || (slot ? index % 100 === 37 : random.chance(0.01)),
    };
  }
}

/** A stake of the world as the currency writes it; hundredths of a unit are the finest there are. */
export function stakeIn(stake: string, currency: Currency): string {
  return fromMinor(((toMinor(stake, 2) ?? 0n) * playUnit(currency)) / 100n, currency.digits);
}

/** The game that a stake or a win was in: an entry names its code, or a bet that begins with it. */
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
