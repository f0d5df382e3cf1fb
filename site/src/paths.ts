import { type Vendor, vendorDestination } from '@baize/domain';

/** The overlays that an address can open over any page (NAV-19). */
export const overlays = [
  'login',
  'register',
  'notice',
  'sign-out',
  'true-account',
  'copied',
  'game',
  'break',
  'change-password',
] as const;
export type Overlay = (typeof overlays)[number];

/** Every address of the site is made here, so that a renamed route is one change. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  slots: '/rng',
  game: (id: string) => `/game?${new URLSearchParams({ id })}`,
  /** A vendor's lobby where it has one, otherwise its first game. */
  vendor: (vendor: Pick<Vendor, 'code' | 'type'>) => {
    const to = vendorDestination(vendor);
    return to.kind === 'lobby' ? `${to.path}?vendor=${to.vendor}` : `/game?vendor=${to.vendor}`;
  },
};

const overlayKeys = ['modal', 'notice', 'game'];

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
  for (const key of overlayKeys) next.delete(key);
  return next;
}
