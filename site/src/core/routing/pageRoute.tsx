import { cleanPath } from '@baize/domain';
import { Skeleton } from '@baize/ui';
import type { ComponentType, ReactNode } from 'react';
import {
  createContext,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
  redirect,
} from 'react-router-dom';
import { noteNavigation } from '../browser/reload.ts';
import { calls } from '../loading/calls.ts';
import type { LazyPart } from '../loading/chunks.ts';
import { Fetching } from '../loading/Fetching.tsx';
import type { Services } from '../services/services.ts';
import { PageError } from './PageError.tsx';
import type { HeadKey } from './pageHeads.ts';
import { type PageKey, pagePaths } from './pagePaths.ts';

export interface Slots {
  header: boolean;
  /** Navigation below the top bar; hidden where a game or a lottery fills the page (NAV-12). */
  nav: boolean;
  side: boolean;
  footer: boolean;
  /** Bar at the foot of narrow windows; with the footer by default. */
  tabs?: boolean;
  bleed?: boolean;
}

/** Definition of a page, exported by the `*.route.tsx` beside it. */
export interface PageRoute {
  slots?: Slots;
  page: LazyPart;
  hero?: LazyPart;
  skeleton?: ReactNode;
  heroSkeleton?: ReactNode;
  /** Starts the page's first reads while its parts load; `ahead` means before the click. */
  begin?: (services: Services, path: string, search: string, ahead: boolean) => void;
}

export interface PageHandle extends Pick<PageRoute, 'heroSkeleton'> {
  page: HeadKey;
  path: string;
  slots: Slots;
  hero?: ComponentType;
  preload: () => void;
  begin: (services: Services, search: string) => void;
  settled: () => Promise<void>;
}

const ServicesInLoaders = createContext<Services | null>(null);

export const loaderContext = (services: Services) => () =>
  new RouterContextProvider(new Map([[ServicesInLoaders, services]]));

const everything: Slots = { header: true, nav: true, side: true, footer: true };

export const pageRoutes = (page: PageKey, definition: PageRoute): RouteObject[] =>
  routesAt(pagePaths[page], page, definition);

function routesAt(
  paths: readonly [string, ...string[]],
  key: HeadKey,
  { slots = everything, page, hero, skeleton, heroSkeleton, begin }: PageRoute,
): RouteObject[] {
  const preload = () => {
    page.preload();
    hero?.preload();
  };
  const handle: PageHandle = {
    page: key,
    heroSkeleton,
    path: paths[0],
    slots,
    hero: hero?.component,
    preload,
    begin: (services, search) => begin?.(services, paths[0], search, true),
    settled: page.settled,
  };
  return paths.map((path) => ({
    path,
    handle,
    loader: ({ request, context }: LoaderFunctionArgs<RouterContextProvider>) => {
      noteNavigation(request);
      const services = context.get(ServicesInLoaders);
      calls.dropBegun(paths[0]);
      if (services) begin?.(services, paths[0], new URL(request.url).search, false);
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => {
      preload();
      return { Component: await page.load() };
    },
    hydrateFallbackElement: <Fetching>{skeleton ?? (slots.footer && <Skeleton shape="line" guessed />)}</Fetching>,
    errorElement: <PageError />,
  }));
}

export function notFoundRoutes(definition: PageRoute): RouteObject[] {
  return routesAt(['*'], 'notFound', definition).map((route) => ({
    ...route,
    // The router does not collapse double slashes (FLT-102).
    loader: ({ request }) => {
      noteNavigation(request);
      const { pathname, search } = new URL(request.url);
      return pathname.includes('//') ? redirect(cleanPath(pathname) + search) : null;
    },
  }));
}
