import {
  balance,
  claimPromotion,
  claimRaffle,
  type MoneyEndpoint,
  openRedEnvelope,
  promotionDetail,
  promotions,
  unreadCount,
} from '@baize/gateway';
import { useMoneyAction } from '../../money/useMoneyAction.ts';

const claims = { bonus: claimPromotion, raffle: claimRaffle, envelope: openRedEnvelope } as const;
export type ClaimKind = keyof typeof claims;

const stale = [promotions, promotionDetail, balance, unreadCount];

export const useClaim = (kind: ClaimKind) =>
  useMoneyAction<MoneyEndpoint & (typeof claims)[ClaimKind]>(claims[kind], stale);
