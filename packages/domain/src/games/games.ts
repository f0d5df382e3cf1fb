/** Source: section 2. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'DS88'] as const;

export type GameType = (typeof gameTypes)[number];

/** Category of figures outside any game, such as bonuses. Assumed. */
export const noGameType = 'OTHER';

export const potTiers = ['grand', 'major', 'minor'] as const;
export type PotTier = (typeof potTiers)[number];

export interface Game {
  id: string;
  title: string;
  /** Names in other languages, by language code. */
  names?: Readonly<Record<string, string>> | null;
  vendor: string;
  vendorName: string;
  type: string;
  code: string;
  picture: string | null;
  classify: string | null;
  /** Decimal string, null if unknown. */
  minBet: string | null;
  hot: boolean;
  fresh: boolean;
  jackpot: boolean;
  /** Jackpot as a decimal string, and its class; unknown where the platform does not tell them. */
  pot?: { amount: string; tier: PotTier | null } | null;
  maintenance: boolean;
  /** `VASSALAGE` if the entry represents a vendor's list instead of one game. */
  isGame: string | null;
  defaultPlayType: string | null;
  accountTypeName: string | null;
}

/** Facts on the game sheet; null if the platform does not provide them. */
export interface GameFacts {
  /** Per cent as a decimal string. */
  returnToPlayer: string | null;
  /** 1 (low) to 5 (high). */
  volatility: number | null;
  minBet: string | null;
  maxBet: string | null;
  lines: number | null;
  /** Share of a stake that counts towards wagering, per cent as a decimal string. */
  bonusContribution: string | null;
}

export interface Vendor {
  code: string;
  name: string;
  hot: boolean;
  type: string;
  accountType: string | null;
  picture: string | null;
  maintenance: boolean;
  /** `VASSALAGE` if the vendor opens a list of its games instead of one game. */
  isGame?: string | null;
  /** Account family, which decides the page that hosts the vendor's games. */
  accountTypeName?: string | null;
  art?: string | null;
  games?: number | null;
  rooms?: boolean;
}

export interface VendorLane {
  title: string;
  cards: readonly Vendor[];
}

export interface Category {
  id: string;
  vendors: Vendor[];
}
