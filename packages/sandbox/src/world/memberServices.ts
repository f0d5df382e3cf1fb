import type { AccountBook } from './account/accounts.ts';
import { FreeRounds } from './games/freeRounds.ts';
import type { GameLibrary } from './games/games.ts';
import type { Ledger } from './money/ledger.ts';
import { BonusBook } from './promotions/bonusBook.ts';
import { MissionService } from './promotions/missionService.ts';
import type { PromotionService } from './promotions/promotions.ts';
import { RebateService } from './promotions/rebateService.ts';
import { ReferralBook } from './promotions/referralBook.ts';
import { RewardService } from './promotions/rewardService.ts';
import type { BetRecords } from './records/betRecords.ts';

export interface MemberServices {
  bonuses: BonusBook;
  freeRounds: FreeRounds;
  rewards: RewardService;
  missions: MissionService;
  rebates: RebateService;
  referrals: ReferralBook;
  settle: (now: number) => void;
}

/** Context of the service; its games and promotions may be replaced later. */
export interface MemberServicesContext {
  readonly seed: string;
  readonly games: GameLibrary;
  readonly accounts: AccountBook;
  readonly promotions: PromotionService;
}

export function openMemberServices(
  world: MemberServicesContext,
  { ledger, betRecords: records }: { ledger: Ledger; betRecords: BetRecords },
  begun: number,
): MemberServices {
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
  const rewards = new RewardService({ ledger, bonuses, promotions: () => world.promotions, begun });
  const missions = new MissionService({ ledger, games, records, referrals, seed: world.seed });
  const rebates = new RebateService(ledger, records);
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
