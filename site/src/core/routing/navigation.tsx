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
import { noteNavigation } from '../browser/reload.ts';
import { Fetching } from '../loading/Fetching.tsx';
import { keepsScroll, opensOverlay, stepOver, stepToGame } from './overlayAddress.ts';
import type { PageHandle } from './pageRoute.tsx';
import { withoutOverlay } from './paths.ts';

/** The page without what lies over it: it stays the same while overlays come and go. */
export type PageAddress = Pick<Location, 'pathname' | 'search'>;

/** An address of this site, also relative to the page, or a number of steps through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

interface Navigation {
  navigate: Navigate;
  getLocation: () => Location;
}

type Router = ReturnType<typeof createMemoryRouter>;

const RouterContext = createContext<Router | null>(null);
const NavigationContext = createContext<Navigation | null>(null);
const PageContext = createContext<PageAddress | null>(null);
const HandleContext = createContext<PageHandle | null>(null);
const LocationContext = createContext<Location | null>(null);

/** The router with all that stands in it. */
export const SiteRouter = ({ router }: { router: Router }) => (
  <RouterContext value={router}>
    <RouterProvider router={router} />
  </RouterContext>
);

/**
 * The router's location, split for the parts of a page: what they read here stays the same while overlays come and go, so that
 * opening one renders no page. Components that show an overlay use the hooks of react-router-dom.
 */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const routerNavigate = useNavigate();
  const loading = useNavigation().state === 'loading';
  const handle = useMatches().at(-1)?.handle as PageHandle;
  const router = required(use(RouterContext));
  // The router is there before React has rendered it, so that what is pressed meanwhile starts from the newest address.
  const getLocation = useCallback(() => router.state.location, [router]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was on its way is there
  useLayoutEffect(() => noteNavigation(null), [location]);

  const navigate = useCallback<Navigate>(
    (to, options) => {
      if (typeof to === 'number') return void routerNavigate(to);
      const here = getLocation();
      const game = stepToGame(to, here);
      const state: unknown = game ? { ...options?.state, ...game } : options?.state;
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

/** The address of the page, and a render when the page changes. */
export const usePage = (): PageAddress => required(use(PageContext));

/** What the route table says of the page that is shown. */
export const usePageHandle = (): PageHandle => required(use(HandleContext));

/** The whole address, which changes with every overlay. Based on `use`, so that a component can read it only when it needs it. */
export const readLocation = (): Location => required(use(LocationContext));

/** Goes to another address; the function never changes. */
export const useSiteNavigate = (): Navigate => required(use(NavigationContext)).navigate;

/** Reads the whole address when something is pressed, without a render when it changes. */
export const useGetLocation = (): (() => Location) => required(use(NavigationContext)).getLocation;

/**
 * The links of the design system, followed by the router where they lead within the site. One with a target is the browser's, `_self` too.
 * The router's own `Link` renders at each change of the address, a hundred of them for a dialog; this one reads the address when pressed.
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

/** An address within the site, without its origin; null for any other, a malformed one too. */
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
