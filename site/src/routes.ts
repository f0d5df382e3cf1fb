import type { RouteObject } from 'react-router-dom';
import { type PageKey, pageKeys } from './core/routing/pagePaths.ts';
import { notFoundRoutes, type PageRoute, pageRoutes } from './core/routing/pageRoute.tsx';
import { blogRoute } from './features/blog/Blog.route.tsx';
import { blogArticleRoute } from './features/blog/BlogArticle.route.tsx';
import { landingRoute } from './features/content/Landing.route.tsx';
import { categoryRoute } from './features/games/categories/Category.route.tsx';
import { liveRoute } from './features/games/categories/Live.route.tsx';
import { bannerLobbyRoute, lobbyRoute } from './features/games/lobby/Lobby.route.tsx';
import { downloadRoute } from './features/help/Download.route.tsx';
import { helpAloneRoute, helpRoute } from './features/help/Help.route.tsx';
import { homeRoute } from './features/home/Home.route.tsx';
import { legalRoute } from './features/legal/Legal.route.tsx';
import { lotteryRoute } from './features/lottery/Lottery.route.tsx';
import { noticePageRoute } from './features/notices/NoticePage.route.tsx';
import { playRoute } from './features/play/Play.route.ts';
import { seamlessRoute } from './features/play/Seamless.route.ts';
import { sportsBookRoute } from './features/play/SportsBook.route.ts';
import { pointMallRoute } from './features/points/PointMall.route.tsx';
import { promotionPageRoute } from './features/promotions/PromotionPage.route.tsx';
import { promotionsRoute } from './features/promotions/Promotions.route.tsx';
import { joinRoute } from './features/referral/Join.route.tsx';
import { vipRoute } from './features/vip/Vip.route.tsx';
import { welcomeRoute } from './features/welcome/Welcome.route.tsx';
import { notFoundRoute } from './shared/errors/NotFound.route.ts';

/** Route table; order does not matter because the router picks the closest match. */
const routes: Record<PageKey, PageRoute> = {
  home: homeRoute,
  slots: lobbyRoute,
  fishing: bannerLobbyRoute,
  cards: bannerLobbyRoute,
  live: liveRoute,
  sports: categoryRoute,
  esports: categoryRoute,
  lotteries: categoryRoute,
  seamless: seamlessRoute,
  sportsBook: sportsBookRoute,
  promotions: promotionsRoute,
  promotion: promotionPageRoute,
  vip: vipRoute,
  pointMall: pointMallRoute,
  lottery: lotteryRoute,
  game: playRoute,
  help: helpRoute,
  helpAlone: helpAloneRoute,
  notices: noticePageRoute,
  terms: legalRoute,
  privacy: legalRoute,
  blog: blogRoute,
  article: blogArticleRoute,
  download: downloadRoute,
  join: joinRoute,
  welcome: welcomeRoute,
  landing: landingRoute,
};

export const pages: RouteObject[] = [
  ...pageKeys.flatMap((key) => pageRoutes(key, routes[key])),
  ...notFoundRoutes(notFoundRoute),
];
