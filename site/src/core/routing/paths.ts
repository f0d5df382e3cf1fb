import {
  isLotteryType,
  type LaunchRoute,
  launchRoute,
  lotteryPath,
  type PromotionType,
  type Vendor,
  vendorDestination,
} from '@baize/domain';

/** The overlays that an address can open over any page (NAV-19). */
export const overlays = [
  'login',
  'register',
  'notice',
  'sign-out',
  'true-account',
  'copied',
  'search',
  'game',
  'vendor',
  'break',
  'redeem',
  'convert',
  'leaderboard',
  'change-password',
  'join-promotion',
  'raffle',
  'red-envelope',
  'feedback',
  'service',
  'popup',
  'consent',
  'forgot',
  'verify',
  'member',
  'agent',
] as const;
export type Overlay = (typeof overlays)[number];

/** The pages of the member centre, by the keys that stand in their addresses (MEM-01). */
export const memberPageKeys = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
  'playControl',
] as const;
export type MemberPageKey = (typeof memberPageKeys)[number];

/** The pages that carry a game: the first alone, the others below the site's header (NAV-08, NAV-10). */
const carriers: Record<LaunchRoute, string> = { frame: '/game', seamless: '/seamless', sportsbook: '/fbsports' };

export const carriesGame = (pathname: string): boolean => Object.values(carriers).includes(pathname);

/** The addresses of the site are made here, so that a renamed route is one change; a page's own views beside the page. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  welcome: '/welcome',
  slots: '/rng',
  recentSlots: '/rng?list=recent',
  vip: '/vip',
  promotions: (type: PromotionType | null = null) => `/promotions${type ? `?type=${type}` : ''}`,
  promotion: (id: string) => `/promoDetail?${new URLSearchParams({ id })}`,
  pointMall: '/pointMall',
  help: '/help',
  helpSearch: (q: string) => `/help?${new URLSearchParams({ q })}`,
  helpArticle: (article: string) => `/help?${new URLSearchParams({ article })}`,
  notices: '/noticePage',
  terms: '/terms',
  privacy: '/privacy',
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  download: '/down',
  join: '/join',
  /** Registration with an invitation in it, as an address to share. */
  invitation: (origin: string, parameter: string, code: string) =>
    `${origin}/register?${new URLSearchParams({ [parameter]: code })}`,
  game: (id: string) => `/game?${new URLSearchParams({ id })}`,
  /** A game of another house, on the page that carries it. */
  carried: (route: LaunchRoute, asked: { id?: string; vendor?: string }) =>
    `${carriers[route]}?${new URLSearchParams(asked)}`,
  /** A seat in a room of a vendor. */
  room: (vendor: string, room: string) => `/game?${new URLSearchParams({ vendor, room })}`,
  lottery: lotteryPath,
  vnLottery: '/vnlottery',
  /** A vendor's lobby or lottery page where it has one, the list of its games over its category where it has that, otherwise a launch. */
  vendor: (vendor: Pick<Vendor, 'code' | 'type' | 'isGame' | 'accountTypeName'>): string => {
    if (isLotteryType(vendor.type)) return lotteryPath({ vendor: vendor.code });
    const to = vendorDestination(vendor);
    if (to.kind === 'lobby') return `${to.path}?vendor=${to.vendor}`;
    if (to.kind === 'choose') return to.path + withOverlay(new URLSearchParams(), 'vendor', { studio: to.vendor });
    return paths.carried(launchRoute(vendor.accountTypeName), { vendor: to.vendor });
  },
};

/** Begins the name of each parameter of a centre's page, so that none is taken for one of the page below. */
const centrePrefix = 'c-';

/** What a page of a centre shows, as parameters of the address. */
export const centreParameters = (shown: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(shown).map(([name, value]) => [centrePrefix + name, value]));

/** What a page of a centre shows, read from the address. */
export function readCentre(search: URLSearchParams): URLSearchParams {
  const own = [...search].filter(([name]) => name.startsWith(centrePrefix));
  return new URLSearchParams(own.map(([name, value]) => [name.slice(centrePrefix.length), value]));
}

const overlayKeys = [
  'modal',
  'centre',
  'notice',
  'game',
  'promotion',
  'studio',
  'reward',
  'board',
  'by',
  'provider',
  'ticket',
  'about',
  'state',
  'refused',
  'find',
  'find-kind',
  'find-page',
];

/** The overlay that an address opens: `/login` and `/register` are home with theirs open (NAV-02). */
export function overlayAt(pathname: string, search: URLSearchParams): Overlay | null {
  if (pathname === paths.login) return 'login';
  if (pathname.replace(/\.html$/, '') === paths.register) return 'register';
  const named = search.get('modal');
  return overlays.find((overlay) => overlay === named) ?? null;
}

/** The same page with an overlay over it. `detail` are further parameters, the index of a notice say. */
export function withOverlay(search: URLSearchParams, overlay: Overlay, detail: Record<string, string> = {}): string {
  const next = withoutOverlay(search);
  next.set('modal', overlay);
  for (const [key, value] of Object.entries(detail)) next.set(key, value);
  return `?${next}`;
}

/** The parameters of the page below, without the overlay's own. */
export function withoutOverlay(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of search.keys()) if (name.startsWith(centrePrefix) || overlayKeys.includes(name)) next.delete(name);
  return next;
}
