import { type AnchorProps, isPlainClick, LinkProvider } from '@baize/ui';
import { createContext, type MouseEvent, type ReactNode, use, useCallback, useLayoutEffect, useMemo } from 'react';
import {
  type createMemoryRouter,
  createPath,
  type Location,
  type NavigateOptions,
  RouterProvider,
  resolvePath,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { createStore } from '../browser/createStore.ts';
import { noteNavigation } from '../browser/reload.ts';
import { Fetching } from '../loading/Fetching.tsx';
import { keepsScroll, opensOverlay, stepOver, stepToGame } from './overlayAddress.ts';
import type { PageHandle } from './pageRoute.tsx';
import { type Overlay, overlayAt, withoutOverlay } from './paths.ts';

/** Page URL without overlay parameters, unchanged while overlays open and close. */
export type PageAddress = Pick<Location, 'pathname' | 'search'>;

export type Navigate = (to: string | number, options?: NavigateOptions) => void;

interface Navigation {
  navigate: Navigate;
  getLocation: () => Location;
}

/** Overlay that was asked for and is not rendered yet: the address follows in a transition, which may take seconds. */
export const openingOverlay = createStore<Overlay | null>(null);

type Router = ReturnType<typeof createMemoryRouter>;

const RouterContext = createContext<Router | null>(null);
const NavigationContext = createContext<Navigation | null>(null);
const PageContext = createContext<PageAddress | null>(null);
const HandleContext = createContext<PageHandle | null>(null);
const LocationContext = createContext<Location | null>(null);

export const SiteRouter = ({ router }: { router: Router }) => (
  <RouterContext value={router}>
    <RouterProvider router={router} />
  </RouterContext>
);

/**
 * Splits the router's location so that page parts do not rerender when an overlay opens. Components that show an
 * overlay use the hooks of react-router-dom.
 */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const routerNavigate = useNavigate();
  const loading = useNavigation().state === 'loading';
  const handle = useMatches().at(-1)?.handle as PageHandle;
  const router = required(use(RouterContext));
  // Read from the router, which is ahead of React's rendering, so that clicks in between start from the newest URL.
  const getLocation = useCallback(() => router.state.location, [router]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was on its way is there
  useLayoutEffect(() => {
    noteNavigation(null);
    openingOverlay.set(null);
  }, [location]);

  const navigate = useCallback<Navigate>(
    (to, options) => {
      if (typeof to === 'number') return void routerNavigate(to);
      const here = getLocation();
      const game = stepToGame(to, here);
      const state: unknown = game ? { ...options?.state, ...game } : options?.state;
      const overlay = overlayOf(resolvePath(to, here.pathname));
      if (overlay !== null && overlayOf(here) === null) openingOverlay.set(overlay);
      void routerNavigate(to, { preventScrollReset: keepsScroll(to, here), ...options, state });
    },
    [routerNavigate, getLocation],
  );
  const navigation = useMemo(() => ({ navigate, getLocation }), [navigate, getLocation]);

  const { pathname } = location;
  const search = withoutOverlay(new URLSearchParams(location.search)).toString();
  const page = useMemo(() => ({ pathname, search }), [pathname, search]);
  return (
    <NavigationContext value={navigation}>
      <PageContext value={page}>
        <HandleContext value={handle}>
          <LocationContext value={location}>
            <LinkProvider link={SiteLink}>{children}</LinkProvider>
            {loading && <Fetching />}
          </LocationContext>
        </HandleContext>
      </PageContext>
    </NavigationContext>
  );
}

/** Returns a getter of the place (px) that the router scrolled the shown entry to, 0 if none. */
export function useRestoredScroll(): () => number {
  const router = required(use(RouterContext));
  return useCallback(() => router.state.restoreScrollPosition || 0, [router]);
}

const overlayOf = ({ pathname, search }: PageAddress) => overlayAt(pathname, new URLSearchParams(search));

export const usePage = (): PageAddress => required(use(PageContext));

export const usePageHandle = (): PageHandle => required(use(HandleContext));

/**
 * Returns the whole location, which changes with every overlay. Uses `use`, so components may call it conditionally.
 */
export const readLocation = (): Location => required(use(LocationContext));

export const useSiteNavigate = (): Navigate => required(use(NavigationContext)).navigate;

/** Returns a getter of the whole location for event handlers, without rerendering on changes. */
export const useGetLocation = (): (() => Location) => required(use(NavigationContext)).getLocation;

/**
 * Renders the design system's links and routes those within the site; links with a target, even `_self`, are left to
 * the browser. Unlike the router's `Link`, it reads the location on click and does not rerender with every overlay.
 */
function SiteLink({ href, onClick, ...attributes }: AnchorProps) {
  const navigate = useSiteNavigate();
  const getLocation = useGetLocation();
  const to = attributes.target || attributes.download !== undefined ? null : siteAddress(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (to === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const here = getLocation();
    navigate(to, {
      state: opensOverlay(to, here) ? stepOver(here) : null,
      // Like a browser, a link to the current address adds no history entry.
      replace: createPath(resolvePath(to, here.pathname)) === createPath(here),
    });
  };
  return <a href={href} onClick={follow} {...attributes} />;
}

/** Returns a site URL without its origin, or null if it is external or malformed. */
function siteAddress(href: string | undefined): string | null {
  if (href === undefined || /^[?#]/.test(href)) return href ?? null;
  if (!URL.canParse(href, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(href, location.origin);
  return origin === location.origin ? pathname + search + hash : null;
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('This part stands outside NavigationProvider.');
  return value;
}
