import type { ErrorCode } from '../base/errors.ts';

/** Route patterns that may be named; a test compares them with the route table. */
export const routeNames = [
  '/',
  '/rng',
  '/fish',
  '/pvp',
  '/live',
  '/sports',
  '/esports',
  '/elott',
  '/seamless',
  '/fbsports',
  '/promotions',
  '/promodetail',
  '/vip',
  '/pointmall',
  '/lottery',
  '/game',
  '/help',
  '/helpmc',
  '/noticepage',
  '/terms',
  '/privacy',
  '/blog',
  '/blog/:slug',
  '/down',
  '/join',
  '/welcome',
  '/p/:name',
] as const;
export type RouteName = (typeof routeNames)[number];

/** Overlays that may be named. Breaks, checks and answers about consent are not among them (OPS-22). */
export const overlayNames = [
  'none',
  'login',
  'register',
  'notice',
  'sign-out',
  'true-account',
  'copied',
  'search',
  'game',
  'vendor',
  'redeem',
  'convert',
  'leaderboard',
  'join-promotion',
  'raffle',
  'red-envelope',
  'feedback',
  'service',
  'popup',
  'forgot',
  'member',
  'agent',
] as const;
export type OverlayName = (typeof overlayNames)[number];

/** Overlays that no event names: they show the state of responsible play, checks or consent. */
export const unnamedOverlays = ['break', 'entry-refused', 'verify', 'change-password', 'consent', 'agree'] as const;

/** Pages of the member centre that show the state of responsible play. */
export const unnamedMemberPages: readonly string[] = ['playControl', 'personalProfit'];

/** Help articles that events may name. Any other, above all about limits and exclusion, makes no event (OPS-22). */
export const publicArticles = [
  'deposit',
  'withdrawal',
  'registering',
  'code',
  'security',
  'wagering',
  'contracts',
  'salary',
  'installing',
] as const;

/** Places that a press may come from. */
export const placeNames = ['home', 'lobby', 'search', 'promotions', 'member', 'game', 'help', 'other'] as const;
export type PlaceName = (typeof placeNames)[number];

export const loginWays = ['password', 'pattern', 'code', 'social'] as const;
export const slotNames = ['banners', 'rows', 'page', 'popup', 'notices', 'other'] as const;
export { pushTopics } from '../content/pushNotices.ts';
export const launchFailures = ['maintenance', 'unavailable', 'refused', 'full', 'network', 'other'] as const;
export const refusalKinds = ['network', 'server', 'wrong', 'taken', 'closed', 'short', 'other'] as const;
export type RefusalKind = (typeof refusalKinds)[number];
export type LaunchFailure = (typeof launchFailures)[number];

const refusals: Partial<Record<ErrorCode, RefusalKind | null>> = {
  network: 'network',
  timeout: 'network',
  'captive-portal': 'network',
  intercepted: 'network',
  server: 'server',
  unavailable: 'server',
  malformed: 'server',
  maintenance: 'closed',
  'channel-closed': 'closed',
  'registration-closed': 'closed',
  'login-failed': 'wrong',
  'captcha-wrong': 'wrong',
  'captcha-expired': 'wrong',
  'code-wrong': 'wrong',
  'code-expired': 'wrong',
  'validation-failed': 'wrong',
  'payment-password-wrong': 'wrong',
  'username-taken': 'taken',
  'insufficient-balance': 'short',
  'wallet-short': 'short',
  // State of responsible play, checks and finance: no event at all (OPS-22).
  'limit-reached': null,
  'on-a-break': null,
  'entry-refused': null,
  'break-due': null,
  'summary-needed': null,
  'limits-needed': null,
  'payment-not-allowed': null,
  'closing-blocked': null,
  'agree-first': null,
  'verify-first': null,
  'not-allowed': null,
  'registration-refused': null,
};

/** Returns the kind of a refusal; null if nobody may learn of it. */
export function refusalKind(code: ErrorCode): RefusalKind | null {
  const kind = refusals[code];
  return kind === undefined ? 'other' : kind;
}

const launches: Partial<Record<ErrorCode, LaunchFailure>> = {
  network: 'network',
  timeout: 'network',
  'game-maintenance': 'maintenance',
  maintenance: 'maintenance',
  'game-unavailable': 'unavailable',
  unavailable: 'unavailable',
  'launch-refused': 'refused',
  'room-full': 'full',
};

/** Returns why a game did not open; null if nobody may learn of it. */
export const launchFailure = (code: ErrorCode): LaunchFailure | null =>
  refusalKind(code) === null ? null : (launches[code] ?? 'other');
