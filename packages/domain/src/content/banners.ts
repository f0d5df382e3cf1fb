import { safeExternal, sameOriginPath } from '../base/addresses.ts';
import { cleanPath } from '../platform/guard.ts';
import type { BannerSlide } from './notices.ts';

const groups: Readonly<Record<string, string>> = {
  '/': 'w_home',
  '/index': 'w_home',
  '/index.html': 'w_home',
  '/home': 'w_home',
  '/register': 'w_home',
  '/register.html': 'w_home',
  '/login': 'w_home',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/down': 'w_down',
  '/download': 'w_down',
  '/promotions': 'w_promotion',
  '/pointmall': 'w_shop',
  '/help': 'w_help',
};

/** Returns the banner group of a route; null if it has none. Source: section 2. */
export function bannerGroup(address: string): string | null {
  const path = cleanPath(address);
  return Object.hasOwn(groups, path) ? (groups[path] ?? null) : null;
}

/** Banner groups of the login and registration dialogs. Source: section 2. */
export const dialogBannerGroup = { login: 'w_login', register: 'w_reg' } as const;

export type Linkage =
  | { kind: 'none' }
  | { kind: 'route'; path: string }
  | { kind: 'game'; game: string }
  | { kind: 'promotion'; promotion: string }
  | { kind: 'external'; url: string }
  /** Unsafe or unknown target: the picture shows without a link, and this is reported. */
  | { kind: 'refused' };

const plainId = /^[\w.:-]{1,128}$/;

/** Decides the action of a banner. `hosts` are the external hosts allowed by the brand. Source: section 3. */
export function decideLinkage(banner: Pick<BannerSlide, 'linkage' | 'target'>, hosts: readonly string[]): Linkage {
  const { linkage, target } = banner;
  if (!linkage) return { kind: 'none' };
  switch (linkage.toLowerCase()) {
    case 'route': {
      const path = sameOriginPath(target);
      return path ? { kind: 'route', path } : { kind: 'refused' };
    }
    case 'game':
      return target && plainId.test(target) ? { kind: 'game', game: target } : { kind: 'refused' };
    case 'promotion':
      return target && plainId.test(target) ? { kind: 'promotion', promotion: target } : { kind: 'refused' };
    case 'external': {
      const url = safeExternal(target, hosts);
      return url ? { kind: 'external', url } : { kind: 'refused' };
    }
    default:
      return { kind: 'refused' };
  }
}
