import type { BetStatus } from '@baize/domain';
import type { Account } from '../account.ts';
import type { AccountBook } from '../accounts.ts';
import type { BetRow } from '../betRecords.ts';
import type { WorldClock } from '../clock.ts';
import type { GameLibrary } from '../games.ts';
import type { Settings } from '../settings.ts';

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
