import type { BetStatus } from '@baize/domain';
import type { Account } from '../account/account.ts';
import type { AccountBook } from '../account/accounts.ts';
import type { WorldClock } from '../base/clock.ts';
import type { Settings } from '../base/settings.ts';
import type { GameLibrary } from '../games/games.ts';
import type { BetRow } from '../records/betRecords.ts';

export interface TeamBet {
  account: Account;
  at: number;
  reference: string;
  game: BetRow['game'];
  stake: bigint;
  valid: bigint;
  payout: bigint;
  /** Payout less stake. */
  result: bigint;
  status: BetStatus;
}

export interface TeamContext {
  readonly seed: string;
  readonly clock: WorldClock;
  readonly settings: Settings;
  readonly accounts: AccountBook;
  readonly games: GameLibrary;
}
