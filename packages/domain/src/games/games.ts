/** Kinds of game a category can hold. Source: section 2. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'DS88'] as const;

export type GameType = (typeof gameTypes)[number];

/** A game as lists, cards, the lobby and the launch gate know it. */
export interface Game {
  /** Favourites and duplicates are told by it. */
  id: string;
  title: string;
  /** Vendor code. */
  vendor: string;
  vendorName: string;
  type: string;
  /** The code a launch names the game by. */
  code: string;
  /** Path or address of the picture, null when there is none. */
  picture: string | null;
  classify: string | null;
  /** Decimal string, null when unknown. */
  minBet: string | null;
  hot: boolean;
  fresh: boolean;
  jackpot: boolean;
  maintenance: boolean;
  /** `VASSALAGE` when the entry stands for a vendor's list instead of one game. */
  isGame: string | null;
  defaultPlayType: string | null;
  accountTypeName: string | null;
}

/** What the game sheet tells before a launch; null where the platform does not say. */
export interface GameFacts {
  /** Per cent as a decimal string. */
  returnToPlayer: string | null;
  /** 1 (calm) to 5 (wild). */
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
  /** `VASSALAGE` when a press offers the vendor's games instead of opening one. */
  isGame?: string | null;
  /** Names the account family, which decides the page that carries the vendor's games. */
  accountTypeName?: string | null;
  /** Path or address of its key art. */
  art?: string | null;
  /** How many games it has, null when the platform does not say. */
  games?: number | null;
  /** Its games are played in rooms that players share. */
  rooms?: boolean;
}

/** Vendor cards under one heading, as a category's page shows them. */
export interface VendorLane {
  title: string;
  cards: readonly Vendor[];
}

export interface Category {
  /** The game type the category holds, upper case. */
  id: string;
  vendors: Vendor[];
}
