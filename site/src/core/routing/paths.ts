import {
  isLotteryType,
  type LaunchRoute,
  launchRoute,
  lotteryPath,
  type OfferSort,
  type PromotionType,
  type Vendor,
  vendorDestination,
} from '@baize/domain';

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
  'agree',
  'forgot',
  'verify',
  'entry-refused',
  'member',
  'agent',
] as const;
export type Overlay = (typeof overlays)[number];

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

/** Pages that host a game: the first alone, the others below the site's header (NAV-08, NAV-10). */
const carriers: Record<LaunchRoute, string> = { frame: '/game', seamless: '/seamless', sportsbook: '/fbsports' };

export const carriesGame = (pathname: string): boolean => Object.values(carriers).includes(pathname);

/**
 * Builds all URLs of the site, so that renaming a route is one change. A page's own views are built next to the page.
 */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  welcome: '/welcome',
  slots: '/rng',
  jackpots: '/rng?classify=JP',
  live: '/live',
  recentSlots: '/rng?list=recent',
  vip: '/vip',
  promotions: (type: PromotionType | null = null, sort: OfferSort = 'ends') => {
    const query = new URLSearchParams({ ...(type && { type }), ...(sort !== 'ends' && { sort }) }).toString();
    return `/promotions${query ? `?${query}` : ''}`;
  },
  promotion: (id: string) => `/promoDetail?${new URLSearchParams({ id })}`,
  pointMall: '/pointMall',
  help: '/help',
  helpSearch: (q: string) => `/help?${new URLSearchParams({ q })}`,
  helpArticle: (article: string) => `/help?${new URLSearchParams({ article })}`,
  notices: '/noticePage',
  terms: '/terms',
  privacy: '/privacy',
  legalVersion: (kind: 'terms' | 'privacy', version: string) => `/${kind}?${new URLSearchParams({ version })}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  download: '/down',
  join: '/join',
  invitation: (origin: string, parameter: string, code: string) =>
    `${origin}/register?${new URLSearchParams({ [parameter]: code })}`,
  game: (id: string) => `/game?${new URLSearchParams({ id })}`,
  carried: (route: LaunchRoute, asked: { id?: string; vendor?: string }) =>
    `${carriers[route]}?${new URLSearchParams(asked)}`,
  room: (vendor: string, room: string) => `/game?${new URLSearchParams({ vendor, room })}`,
  lottery: lotteryPath,
  vnLottery: '/vnlottery',
  /**
   * Returns the vendor's lobby or lottery page, else its category with the vendor's game list open, else its launch
   * URL.
   */
  vendor: (vendor: Pick<Vendor, 'code' | 'type' | 'isGame' | 'accountTypeName'>): string => {
    if (isLotteryType(vendor.type)) return lotteryPath({ vendor: vendor.code });
    const to = vendorDestination(vendor);
    if (to.kind === 'lobby') return `${to.path}?vendor=${to.vendor}`;
    if (to.kind === 'choose') return to.path + withOverlay(new URLSearchParams(), 'vendor', { studio: to.vendor });
    return paths.carried(launchRoute(vendor.accountTypeName), { vendor: to.vendor });
  },
};

/** Prefix of a centre page's parameters, which keeps them apart from those of the page below. */
const centrePrefix = 'c-';

export const centreParameters = (shown: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(shown).map(([name, value]) => [centrePrefix + name, value]));

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

/** Returns the overlay that a URL opens: `/login` and `/register` are the home page with theirs (NAV-02). */
export function overlayAt(pathname: string, search: URLSearchParams): Overlay | null {
  if (pathname === paths.login) return 'login';
  if (pathname.replace(/\.html$/, '') === paths.register) return 'register';
  const named = search.get('modal');
  return overlays.find((overlay) => overlay === named) ?? null;
}

export function withOverlay(search: URLSearchParams, overlay: Overlay, detail: Record<string, string> = {}): string {
  const next = withoutOverlay(search);
  next.set('modal', overlay);
  for (const [key, value] of Object.entries(detail)) next.set(key, value);
  return `?${next}`;
}

export function withoutOverlay(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of search.keys()) if (name.startsWith(centrePrefix) || overlayKeys.includes(name)) next.delete(name);
  return next;
}
