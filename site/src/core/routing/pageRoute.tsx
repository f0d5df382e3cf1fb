import { cleanPath } from '@baize/domain';
import type { MessageId } from '@baize/messages';
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

/** Which parts of the frame stand around a page (NAV-15). */
export interface Slots {
  header: boolean;
  /** The navigation below the top bar; hidden where a game or a lottery fills the page (NAV-12). */
  nav: boolean;
  side: boolean;
  footer: boolean;
  /** The page reaches the edges of the window. */
  bleed?: boolean;
}

/** A row of the route table: one page with all its addresses. */
export interface PageRow {
  /** The first is the canonical one. */
  paths: readonly [string, ...string[]];
  slots?: Slots;
  title: MessageId;
  /** What search engines and shared links say of it; without it they say what the brand is. */
  about?: MessageId;
  page: LazyPart;
  /** The part on the dark band above the page. */
  hero?: LazyPart;
  skeleton?: ReactNode;
  heroSkeleton?: ReactNode;
  /** Begins what the page of this first address reads first, beside the fetching of its parts; `ahead` of the press that leads there. */
  begin?: (services: Services, path: string, search: string, ahead: boolean) => void;
}

/** What the frame around a page needs to know of it: the `handle` of its route. */
export interface PageHandle extends Pick<PageRow, 'title' | 'about' | 'heroSkeleton'> {
  path: string;
  slots: Slots;
  hero?: ComponentType;
  /** Begins to fetch what the page is made of. */
  preload: () => void;
  /** Begins, ahead of a press, what the page reads first where its address has this query. */
  begin: (services: Services, search: string) => void;
  /** Resolves when the page and its messages are there, or have failed. */
  settled: () => Promise<void>;
}

const ServicesInLoaders = createContext<Services | null>(null);

/** What the loaders of a router are called with. */
export const loaderContext = (services: Services) => () =>
  new RouterContextProvider(new Map([[ServicesInLoaders, services]]));

const everything: Slots = { header: true, nav: true, side: true, footer: true };

/** The route objects of a page, one for each of its addresses. */
export function pageRoutes({ paths, slots = everything, page, hero, skeleton, begin, ...row }: PageRow): RouteObject[] {
  const preload = () => {
    page.preload();
    hero?.preload();
  };
  const handle: PageHandle = {
    title: row.title,
    about: row.about,
    heroSkeleton: row.heroSkeleton,
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
      // What was begun ahead goes on.
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

/** The page for an address that no route has. */
export function notFoundRoute(row: Omit<PageRow, 'paths'>): RouteObject[] {
  return pageRoutes({ paths: ['*'], ...row }).map((route) => ({
    ...route,
    // The router takes doubled slashes literally (FLT-102).
    loader: ({ request }) => {
      noteNavigation(request);
      const { pathname, search } = new URL(request.url);
      return pathname.includes('//') ? redirect(cleanPath(pathname) + search) : null;
    },
  }));
}
