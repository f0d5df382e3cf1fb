import type { RouteObject } from 'react-router-dom';
import { lazyPart } from './core/loading/chunks.ts';
import { pagePaths } from './core/routing/pagePaths.ts';
import { pageRoutes, type Slots } from './core/routing/pageRoute.tsx';
import { beginReads } from './data/useEndpoint.ts';
import {
  BannerLobbyHeroSkeleton,
  CategoryHeroSkeleton,
  CategorySkeleton,
  DrawHeroSkeleton,
  LobbyHeroSkeleton,
  LobbySkeleton,
  LotterySkeleton,
} from './shared/page/furtherSkeletons.tsx';

const bare: Slots = { header: false, nav: false, side: false, footer: false, bleed: true };
/** Head navigation is hidden too (NAV-12). */
const headerOnly: Slots = { header: true, nav: false, side: false, footer: false };

const lobby = {
  page: lazyPart(() => import('./features/games/lobby/Lobby.tsx').then(({ Lobby }) => Lobby), ['lobby', 'lists']),
  hero: lazyPart(() => import('./features/games/lobby/LobbyHero.tsx').then(({ LobbyHero }) => LobbyHero), ['lobby']),
  skeleton: <LobbySkeleton />,
  heroSkeleton: <LobbyHeroSkeleton />,
  begin: beginReads,
};

const bannerLobby = { ...lobby, heroSkeleton: <BannerLobbyHeroSkeleton /> };

const category = {
  page: lazyPart(
    () => import('./features/games/categories/Category.tsx').then(({ Category }) => Category),
    ['categories', 'lobby'],
  ),
  hero: lazyPart(
    () => import('./features/games/categories/CategoryHero.tsx').then(({ CategoryHero }) => CategoryHero),
    ['lobby'],
  ),
  skeleton: <CategorySkeleton />,
  heroSkeleton: <CategoryHeroSkeleton />,
  begin: beginReads,
};

/** The pages that list games, and those that carry one. */
export const gamePages: RouteObject[] = [
  pageRoutes({ paths: pagePaths.slots, ...lobby, title: 'nav.rng' }),
  pageRoutes({ paths: pagePaths.fishing, ...bannerLobby, title: 'nav.fish' }),
  pageRoutes({ paths: pagePaths.cards, ...bannerLobby, title: 'nav.pvp' }),
  pageRoutes({ paths: pagePaths.live, ...category, title: 'nav.live' }),
  pageRoutes({ paths: pagePaths.sports, ...category, title: 'nav.sports' }),
  pageRoutes({ paths: pagePaths.esports, ...category, title: 'nav.esports' }),
  pageRoutes({ paths: pagePaths.lotteries, ...category, title: 'nav.elott' }),
  pageRoutes({
    paths: pagePaths.seamless,
    slots: { ...bare, header: true },
    title: 'categories.seamless.title',
    page: lazyPart(
      () => import('./features/play/Seamless.tsx').then(({ Seamless }) => Seamless),
      ['play', 'account', 'errors'],
    ),
  }),
  pageRoutes({
    paths: pagePaths.sportsBook,
    slots: { ...bare, header: true, nav: true },
    title: 'categories.sportsBook.title',
    page: lazyPart(
      () => import('./features/play/SportsBook.tsx').then(({ SportsBook }) => SportsBook),
      ['play', 'account', 'errors'],
    ),
  }),
  pageRoutes({
    paths: pagePaths.lottery,
    slots: headerOnly,
    title: 'lottery.title',
    page: lazyPart(
      () => import('./features/lottery/Lottery.tsx').then(({ Lottery }) => Lottery),
      ['lottery', 'lists', 'lower'],
    ),
    hero: lazyPart(
      () => import('./features/lottery/LotteryHero.tsx').then(({ LotteryHero }) => LotteryHero),
      ['lottery', 'lower'],
    ),
    skeleton: <LotterySkeleton />,
    heroSkeleton: <DrawHeroSkeleton />,
  }),
  pageRoutes({
    paths: pagePaths.game,
    slots: bare,
    title: 'nav.games',
    page: lazyPart(() => import('./features/play/Play.tsx').then(({ Play }) => Play), ['play', 'account', 'errors']),
  }),
].flat();
