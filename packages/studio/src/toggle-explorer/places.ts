import {
  byAddress,
  type Capability,
  type DecideAccess,
  decideAgentCentre,
  decideAgents,
  decideCustomerService,
  decideDeposit,
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
  decideWithdrawal,
  everybody,
  offered,
  whereAll,
} from '@baize/domain';
import { type AgentPageKey, agentPageKeys } from '@baize/site/core/routing/agentPageKeys.ts';
import { memberNeeds, pageNeeds } from '@baize/site/core/routing/pageNeeds.ts';
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
  way('deposit', 'Header: Deposit', decideDeposit, 'member.depositv2'),
  way('withdraw', 'Header: Withdraw', decideWithdrawal, 'member.withdraw'),
  way('account', 'Account menu: Member centre', decideMemberCentre, 'member.securityCenter'),
  way('messages', 'Account menu: Messages', whereAll(offered('messages'), decideMemberCentre), 'member.messageV2'),
  way('agent', 'Account menu: Agent centre', decideAgentCentre, 'agent.agentTeamOverview'),
  way('promotions', 'Menu: Promotions', decidePromotions, 'page.promotions'),
  way('referral', 'Menu: Invite friends', decideReferral, 'page.join'),
  way('invitations', 'Member menu: Invite friends', whereAll(decideMemberCentre, decideReferral), 'member.referral'),
  way('upline', 'Member menu: To the upline', whereAll(decideMemberCentre, decideUpline), 'member.transferUpline'),
  way('vip', 'Footer: VIP club', decideVip, 'page.vip'),
  way('points', 'Footer: Points mall', offered('points'), 'page.pointMall'),
  way('help', 'Footer: Help centre', offered('help'), 'page.help'),
  way('notices', 'Footer: Notices', offered('notices'), 'page.notices'),
  way('blog', 'Footer: Blog', offered('blog'), 'page.blog'),
  way('service', 'Side bar: Customer service', decideCustomerService),
];

/** Rules of the pages, besides what they need of the platform; every new page must declare its own. */
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

/** Combines a page's own rule with the part of the platform that it needs (ADP-06). */
const withNeed = (need: Capability | undefined, rule: DecideAccess): DecideAccess =>
  need === undefined ? rule : whereAll(byAddress(offered(need)), rule);

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
      decide: withNeed(pageNeeds[id as keyof typeof pagePaths], decide),
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
      decide: withNeed(memberNeeds[key], memberRules[key] ?? decidePlayers),
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

/** Parts of the platform that some place asks for. */
export const platformParts: readonly Capability[] = [
  ...new Set<Capability>([
    ...(['register', 'phone', 'lost-password', 'free-play', 'service', 'agents'] as const),
    ...Object.values(pageNeeds),
    ...Object.values(memberNeeds),
  ]),
];
