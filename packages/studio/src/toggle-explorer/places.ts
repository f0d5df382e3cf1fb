import {
  byAddress,
  type DecideAccess,
  decideAgentCentre,
  decideAgents,
  decideCustomerService,
  decideFreePlay,
  decideLostPassword,
  decideMemberCentre,
  decidePhoneLogin,
  decidePlayers,
  decidePromotions,
  decideReferral,
  decideRegistration,
  decideSignIn,
  decideUpline,
  decideVip,
  everybody,
  whereAll,
} from '@baize/domain';
import { type AgentPageKey, agentPageKeys } from '@baize/site/core/routing/agentPageKeys.ts';
import { pagePaths } from '@baize/site/core/routing/pagePaths.ts';
import { type MemberPageKey, memberPageKeys } from '@baize/site/core/routing/paths.ts';

export const groups = ['Header and menus', 'Pages', 'Member centre', 'Agent centre'] as const;

export interface Place {
  id: string;
  group: (typeof groups)[number];
  label: string;
  decide: DecideAccess;
  leadsTo?: string;
  address?: string;
}

const way = (id: string, label: string, decide: DecideAccess, leadsTo?: string): Place => ({
  id,
  group: 'Header and menus',
  label,
  decide,
  ...(leadsTo && { leadsTo }),
});

const toVisitors = (decide: DecideAccess) => whereAll(decideSignIn, decide);

const ways: readonly Place[] = [
  way('login', 'Header: Log in', decideSignIn),
  way('register', 'Header: Register', toVisitors(decideRegistration), 'page.register'),
  way('phoneLogin', 'Header: Log in by phone', toVisitors(decidePhoneLogin)),
  way('forgot', 'Header: Forgotten password', toVisitors(decideLostPassword), 'page.forgot'),
  way('freePlay', 'Header: Free play', toVisitors(decideFreePlay)),
  way('deposit', 'Header: Deposit', decideMemberCentre, 'member.depositv2'),
  way('withdraw', 'Header: Withdraw', decideMemberCentre, 'member.withdraw'),
  way('account', 'Account menu: Member centre', decideMemberCentre, 'member.securityCenter'),
  way('agent', 'Account menu: Agent centre', decideAgentCentre, 'agent.agentTeamOverview'),
  way('promotions', 'Menu: Promotions', decidePromotions, 'page.promotions'),
  way('referral', 'Menu: Invite friends', decideReferral, 'page.join'),
  way('invitations', 'Member menu: Invite friends', whereAll(decideMemberCentre, decideReferral), 'member.referral'),
  way('upline', 'Member menu: To the upline', whereAll(decideMemberCentre, decideUpline), 'member.transferUpline'),
  way('vip', 'Footer: VIP club', decideVip, 'page.vip'),
  way('service', 'Side bar: Customer service', decideCustomerService),
];

/** Every new page must declare its access rule here. */
const pages: Record<keyof typeof pagePaths, DecideAccess> = {
  home: everybody,
  slots: everybody,
  fishing: everybody,
  cards: everybody,
  live: everybody,
  sports: everybody,
  esports: everybody,
  lotteries: everybody,
  seamless: decidePlayers,
  sportsBook: decidePlayers,
  promotions: byAddress(decidePromotions),
  promotion: byAddress(decidePromotions),
  vip: byAddress(decideVip),
  pointMall: everybody,
  lottery: everybody,
  game: decidePlayers,
  help: everybody,
  helpAlone: everybody,
  notices: everybody,
  terms: everybody,
  privacy: everybody,
  blog: everybody,
  article: everybody,
  download: everybody,
  join: byAddress(decideReferral),
  welcome: decidePlayers,
  landing: everybody,
};

const memberRules: Partial<Record<MemberPageKey, DecideAccess>> = {
  referral: whereAll(decidePlayers, byAddress(decideReferral)),
  transferUpline: whereAll(decidePlayers, byAddress(decideUpline)),
};

const memberAddress = (key: MemberPageKey) => `/nowhere?modal=member&centre=${key}`;
const agentAddress = (key: AgentPageKey) => `/nowhere?modal=agent&centre=${key}`;

export const places: readonly Place[] = [
  ...ways,
  ...Object.entries(pages).map(
    ([id, decide]): Place => ({
      id: `page.${id}`,
      group: 'Pages',
      label: pagePaths[id as keyof typeof pagePaths][0],
      address: pagePaths[id as keyof typeof pagePaths][0],
      decide,
    }),
  ),
  {
    id: 'page.register',
    group: 'Pages',
    label: '/register',
    address: '/register',
    decide: byAddress(decideRegistration),
  },
  {
    id: 'page.forgot',
    group: 'Pages',
    label: '/?modal=forgot',
    address: '/?modal=forgot',
    decide: byAddress(decideLostPassword),
  },
  ...memberPageKeys.map(
    (key): Place => ({
      id: `member.${key}`,
      group: 'Member centre',
      label: key,
      address: memberAddress(key),
      decide: memberRules[key] ?? decidePlayers,
    }),
  ),
  ...agentPageKeys.map(
    (key): Place => ({
      id: `agent.${key}`,
      group: 'Agent centre',
      label: key,
      address: agentAddress(key),
      decide: decideAgents,
    }),
  ),
];
