import type { Area, MessageId } from '@baize/messages';
import {
  ArrowUpFromDot,
  BadgePercent,
  ChartLine,
  CircleArrowDown,
  CircleArrowUp,
  Gift,
  HandCoins,
  type IconNode,
  Mail,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Target,
  UserPlus,
  UserRound,
  Wallet,
} from 'lucide';
import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../../core/loading/chunks.ts';
import type { MemberPageKey } from '../../core/routing/paths.ts';

/** What the platform counts of a page that waits for the player. */
export type MemberCount = 'rewards' | 'missions' | 'messages';

export interface MemberPage {
  key: MemberPageKey;
  icon: IconNode;
  title: MessageId;
  count?: MemberCount;
  page: LazyPart;
}

function row(
  key: MemberPageKey,
  icon: IconNode,
  load: () => Promise<ComponentType>,
  areas: readonly Area[],
  count?: MemberCount,
): MemberPage {
  return { key, icon, title: `member.page.${key}`, count, page: lazyPart(load, areas) };
}

/** The one table of the pages of the member centre, in the order of its menu; the first is the one it opens with (MEM-01). */
export const memberPages: readonly MemberPage[] = [
  row('securityCenter', UserRound, () => import('./account/AccountPage.tsx').then((file) => file.AccountPage), [
    'profile',
    'account',
    'codes',
    'money',
    'login',
    'validation',
    'verify',
    'errors',
  ]),
  row('transferFund', Wallet, () => import('./wallet/WalletPage.tsx').then((file) => file.WalletPage), [
    'wallet',
    'account',
    'member',
    'lists',
    'movement',
    'money',
    'errors',
  ]),
  row('depositv2', CircleArrowDown, () => import('./deposit/DepositPage.tsx').then((file) => file.DepositPage), [
    'deposit',
    'member',
    'lists',
    'movement',
    'money',
    'pictures',
    'errors',
  ]),
  row('withdraw', CircleArrowUp, () => import('./withdrawal/WithdrawPage.tsx').then((file) => file.WithdrawPage), [
    'withdrawal',
    'lists',
    'receipt',
    'movement',
    'money',
    'pictures',
    'errors',
  ]),
  row('transferUpline', ArrowUpFromDot, () => import('./upline/UplinePage.tsx').then((file) => file.UplinePage), [
    'upline',
    'lists',
    'withdrawal',
    'movement',
    'money',
    'errors',
  ]),
  row('personalHistoryCopy', ScrollText, () => import('./records/BetsPage.tsx').then((file) => file.BetsPage), [
    'records',
    'member',
    'lists',
    'lottery',
    'errors',
  ]),
  row(
    'transactionHistory',
    ReceiptText,
    () => import('./records/AccountRecordPage.tsx').then((file) => file.AccountRecordPage),
    ['records', 'member', 'lists', 'movement', 'errors'],
  ),
  row('personalProfit', ChartLine, () => import('./records/ProfitPage.tsx').then((file) => file.ProfitPage), [
    'records',
    'errors',
  ]),
  row('bonusDetails', BadgePercent, () => import('./rewards/BonusesPage.tsx').then((file) => file.BonusesPage), [
    'rewards',
    'member',
    'lists',
    'errors',
  ]),
  row(
    'rewardCenter',
    Gift,
    () => import('./rewards/RewardsPage.tsx').then((file) => file.RewardsPage),
    ['rewards', 'money', 'errors'],
    'rewards',
  ),
  row('referral', UserPlus, () => import('./rewards/ReferralPage.tsx').then((file) => file.ReferralPage), [
    'rewards',
    'account',
    'join',
    'lists',
    'errors',
  ]),
  row(
    'missionLeaderboard',
    Target,
    () => import('./rewards/MissionsPage.tsx').then((file) => file.MissionsPage),
    ['rewards', 'member', 'money', 'errors'],
    'missions',
  ),
  row(
    'messageV2',
    Mail,
    () => import('./messages/MessagesPage.tsx').then((file) => file.MessagesPage),
    ['inbox', 'member', 'lists', 'errors'],
    'messages',
  ),
  row('manualRebate', HandCoins, () => import('./rewards/RebatePage.tsx').then((file) => file.RebatePage), [
    'rewards',
    'member',
    'money',
    'lists',
    'errors',
  ]),
  row('playControl', ShieldCheck, () => import('./control/ControlPage.tsx').then((file) => file.ControlPage), [
    'account',
    'control',
    'play',
    'errors',
  ]),
];
