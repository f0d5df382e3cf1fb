import type { AccountBook } from './accounts.ts';
import type { BetRecords } from './betRecords.ts';
import { BonusBook } from './bonusBook.ts';
import { FreeRounds } from './freeRounds.ts';
import type { GameLibrary } from './games.ts';
import type { Ledger } from './ledger.ts';
import { MissionDesk } from './missionDesk.ts';
import type { PromotionDesk } from './promotions.ts';
import { RebateDesk } from './rebateDesk.ts';
import { ReferralBook } from './referralBook.ts';
import { RewardDesk } from './rewardDesk.ts';

/** What players are given, in the books of one currency. */
export interface MemberDesk {
  bonuses: BonusBook;
  freeRounds: FreeRounds;
  rewards: RewardDesk;
  missions: MissionDesk;
  rebates: RebateDesk;
  referrals: ReferralBook;
  /** Posts what is due by `now` (ms). */
  settle: (now: number) => void;
}

/** What the desk reads. Games and promotions may be replaced later. */
export interface MemberDeskContext {
  readonly seed: string;
  readonly games: GameLibrary;
  readonly accounts: AccountBook;
  readonly promotions: PromotionDesk;
}

/** Opens the desk and posts what accounts were given before the world began (`begun`, ms). */
export function openMemberDesk(
  world: MemberDeskContext,
  { ledger, betRecords: records }: { ledger: Ledger; betRecords: BetRecords },
  begun: number,
): MemberDesk {
  const games = () => world.games;
  const bonuses = new BonusBook({ ledger, games, records });
  const freeRounds = new FreeRounds(bonuses);
  const referrals = new ReferralBook({
    ledger,
    records,
    seed: world.seed,
    accounts: () => world.accounts.all(),
    begun,
  });
  const rewards = new RewardDesk({ ledger, bonuses, promotions: () => world.promotions, begun });
  const missions = new MissionDesk({ ledger, games, records, referrals, seed: world.seed });
  const rebates = new RebateDesk(ledger, records);
  for (const account of world.accounts.all()) {
    rewards.postHistory(account);
    bonuses.postHistory(account, begun);
    missions.postHistory(account, begun);
    rebates.postHistory(account, begun);
  }
  const settle = (now: number) => {
    bonuses.settle(now);
    referrals.settle(now);
  };
  return { bonuses, freeRounds, rewards, missions, rebates, referrals, settle };
}
