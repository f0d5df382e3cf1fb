import { cleanPath } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import type { ComponentType, ReactNode } from 'react';
import { type Part, part } from './app/chunks.ts';
import { HomeSkeleton, HomeStageSkeleton, LobbySkeleton, LobbyStageSkeleton } from './shell/skeletons.tsx';

/** Which parts of the frame stand around a page (NAV-15). */
export interface Slots {
  header: boolean;
  /** The navigation below the top bar; hidden where a game or a lottery fills the page (NAV-12). */
  nav: boolean;
  side: boolean;
  footer: boolean;
}

export interface Route {
  paths: readonly string[];
  title: MessageId;
  slots: Slots;
  page: ComponentType;
  skeleton?: ReactNode;
  /** What is live, on the cloth above the page. */
  stage?: ComponentType;
  stageSkeleton?: ReactNode;
  /** Begins to fetch what the page is made of. */
  preload: () => void;
  /** Resolves when the page and its words are there, or have failed. */
  settled: () => Promise<void>;
}

const everything: Slots = { header: true, nav: true, side: true, footer: true };
const bare: Slots = { header: false, nav: false, side: false, footer: false };

interface Parts {
  page: Part;
  stage?: Part;
}

const route = ({ page, stage, ...rest }: Omit<Route, 'page' | 'stage' | 'preload' | 'settled'> & Parts): Route => ({
  ...rest,
  page: page.component,
  stage: stage?.component,
  preload: () => {
    page.preload();
    stage?.preload();
  },
  settled: page.settled,
});

const lobby = {
  page: part(() => import('./pages/Lobby.tsx').then(({ Lobby }) => Lobby), ['lobby']),
  stage: part(() => import('./lobby/LobbyStage.tsx').then(({ LobbyStage }) => LobbyStage), ['lobby']),
  skeleton: <LobbySkeleton />,
  stageSkeleton: <LobbyStageSkeleton />,
  slots: everything,
};

/** The one table of pages. An address that is not in it is the not-found page. */
export const routes: readonly Route[] = [
  route({
    paths: ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'],
    title: 'home.title',
    slots: everything,
    page: part(() => import('./pages/Home.tsx').then(({ Home }) => Home), []),
    stage: part(() => import('./home/HomeStage.tsx').then(({ HomeStage }) => HomeStage), []),
    skeleton: <HomeSkeleton />,
    stageSkeleton: <HomeStageSkeleton />,
  }),
  route({ ...lobby, paths: ['/rng'], title: 'nav.rng' }),
  route({ ...lobby, paths: ['/fish'], title: 'nav.fish' }),
  route({ ...lobby, paths: ['/pvp'], title: 'nav.pvp' }),
  route({
    paths: ['/game'],
    title: 'nav.games',
    slots: bare,
    page: part(() => import('./pages/Play.tsx').then(({ Play }) => Play), ['play', 'account', 'refusals']),
  }),
];

export const notFound: Route = route({
  paths: ['*'],
  title: 'notFound.title',
  slots: everything,
  page: part(() => import('./pages/NotFound.tsx').then(({ NotFound }) => NotFound), ['status']),
});

/** The route of an address; case, doubled and trailing slashes do not matter (FLT-102). */
export function routeAt(pathname: string): Route {
  const plain = plainPath(pathname);
  return routes.find(({ paths }) => paths.includes(plain)) ?? notFound;
}

export const hasRoute = (pathname: string) => routeAt(pathname) !== notFound;

export function plainPath(pathname: string): string {
  return cleanPath(decode(pathname));
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
