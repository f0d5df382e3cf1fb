import type { MessageId } from '@baize/messages';
import type { MemberRoute } from '../../core/routing/centreRoute.ts';
import { type MemberPageKey, memberPageKeys } from '../../core/routing/paths.ts';
import { accountPageRoute } from './account/AccountPage.route.ts';
import { controlPageRoute } from './control/ControlPage.route.ts';
import { depositPageRoute } from './deposit/DepositPage.route.ts';
import { messagesPageRoute } from './messages/MessagesPage.route.ts';
import { accountRecordPageRoute } from './records/AccountRecordPage.route.ts';
import { betsPageRoute } from './records/BetsPage.route.ts';
import { profitPageRoute } from './records/ProfitPage.route.ts';
import { bonusesPageRoute } from './rewards/BonusesPage.route.ts';
import { missionsPageRoute } from './rewards/MissionsPage.route.ts';
import { rebatePageRoute } from './rewards/RebatePage.route.ts';
import { referralPageRoute } from './rewards/ReferralPage.route.ts';
import { rewardsPageRoute } from './rewards/RewardsPage.route.ts';
import { uplinePageRoute } from './upline/UplinePage.route.ts';
import { walletPageRoute } from './wallet/WalletPage.route.ts';
import { withdrawPageRoute } from './withdrawal/WithdrawPage.route.ts';

export interface MemberPage extends MemberRoute {
  key: MemberPageKey;
  title: MessageId;
}

const routes: Record<MemberPageKey, MemberRoute> = {
  securityCenter: accountPageRoute,
  transferFund: walletPageRoute,
  depositv2: depositPageRoute,
  withdraw: withdrawPageRoute,
  transferUpline: uplinePageRoute,
  personalHistoryCopy: betsPageRoute,
  transactionHistory: accountRecordPageRoute,
  personalProfit: profitPageRoute,
  bonusDetails: bonusesPageRoute,
  rewardCenter: rewardsPageRoute,
  referral: referralPageRoute,
  missionLeaderboard: missionsPageRoute,
  messageV2: messagesPageRoute,
  manualRebate: rebatePageRoute,
  playControl: controlPageRoute,
};

/** All pages of the member centre, in menu order; the first opens by default (MEM-01). */
export const memberPages: readonly MemberPage[] = memberPageKeys.map((key) => ({
  key,
  title: `member.page.${key}`,
  ...routes[key],
}));
