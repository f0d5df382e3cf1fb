import { fromMinor } from '@baize/domain';
import { balance, memberInfo, merchantWallet, playerAvatar, unreadCount } from '@baize/gateway';
import { answer } from '../http/answer.ts';
import { clubName } from '../world/accounts.ts';

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

  answer(unreadCount, (_, { account }) => ({
    unreadMessage: account.unreadMessages,
    availablePromo: account.availablePromotions,
  })),

  answer(balance, (_, { world, account }) => {
    const ledger = world.ledger();
    const { code, digits } = ledger.currency;
    return { sumBalance: fromMinor(ledger.balance(account.username), digits), currency: code };
  }),

  answer(merchantWallet, () => ({ isSingle: true })),
];
