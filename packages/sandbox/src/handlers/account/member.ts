import { fromMinor, memberKind, offersPromotions } from '@baize/domain';
import { balance, memberCounts, memberInfo, merchantWallet, playerAvatar, unreadCount } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { isOnBreak } from '../../world/account/account.ts';
import { wholeBalance } from '../../world/money/vendorWallets.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import { clubName } from '../../world/promotions/vip.ts';

export const memberRoutes = [
  answer(memberInfo, (_, { account }) => {
    const club = clubName(account.rankLevel);
    return {
      id: account.id,
      account: account.username,
      nickname: account.nickname,
      type: String(account.type),
      toUpline: account.toUpline,
      clubLabel: club === null ? null : { labelName: club, rankLevel: account.rankLevel },
      memberLabel: account.labels.map((labelName) => ({ labelName })),
    };
  }),

  answer(playerAvatar, (_, { account }) => ({ avatar: account.avatar && `/art/avatars/${account.avatar}.svg` })),

  answer(unreadCount, (_, call) => {
    const { world, account } = call;
    const open = isOffered(call) && memberKind(String(account.type)) !== 'trial';
    return {
      unreadMessage: world.messages.unread(account),
      availablePromo: open ? world.promotions.unclaimed(account, world.clock.now()) : 0,
    };
  }),

  answer(memberCounts, (_, call) => {
    const { world, account } = call;
    const now = world.clock.now();
    const { missions, rewards } = world.memberServices();
    return {
      messageCount: world.messages.unread(account),
      missionCount: isOffered(call) ? missions.of(account, now).filter(({ state }) => state === 'done').length : 0,
      rewardCount: isOffered(call) ? rewards.claimable(account, now).length : 0,
    };
  }),

  answer(balance, (_, { world, account }) => {
    const ledger = world.ledger();
    const { code, digits } = ledger.currency;
    return { sumBalance: fromMinor(wholeBalance(world.settings, ledger, account.username), digits), currency: code };
  }),

  answer(merchantWallet, (_, { world }) => ({ isSingle: world.settings.singleWallet })),
];

const isOffered = ({ world, account }: SignedCall): boolean =>
  offersPromotions(rulesOf(world)) && !isOnBreak(account, world.clock.now());
