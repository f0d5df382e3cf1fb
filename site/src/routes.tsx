import type { RouteObject } from 'react-router-dom';
import { lazyPart } from './core/loading/chunks.ts';
import { pagePaths } from './core/routing/pagePaths.ts';
import { notFoundRoute, pageRoutes, type Slots } from './core/routing/pageRoute.tsx';
import { beginReads } from './data/useEndpoint.ts';
import { gamePages } from './gameRoutes.tsx';
import { JoinHeroSkeleton, VipHeroSkeleton } from './shared/page/ClubSkeletons.tsx';
import {
  BannerHeadHeroSkeleton,
  BlogSkeleton,
  GuessedSkeleton,
  HeadHeroSkeleton,
  MallHeroSkeleton,
  MallSkeleton,
  NoticesSkeleton,
  TextSkeleton,
} from './shared/page/furtherSkeletons.tsx';
import { HomeHeroSkeleton, HomeSkeleton } from './shared/page/skeletons.tsx';

const everything: Slots = { header: true, nav: true, side: true, footer: true };
const alone: Slots = { header: false, nav: false, side: false, footer: false };

const legal = {
  page: lazyPart(() => import('./features/legal/Legal.tsx').then(({ Legal }) => Legal), ['help', 'footer']),
  hero: lazyPart(() => import('./features/legal/LegalHead.tsx').then(({ LegalHead }) => LegalHead), ['footer']),
  skeleton: <TextSkeleton />,
  heroSkeleton: <HeadHeroSkeleton />,
};

const help = {
  title: 'help.title' as const,
  about: 'help.lead' as const,
  page: lazyPart(() => import('./features/help/Help.tsx').then(({ Help }) => Help), ['help', 'footer']),
  hero: lazyPart(() => import('./features/help/HelpHead.tsx').then(({ HelpHead }) => HelpHead), ['help', 'footer']),
  heroSkeleton: <HeadHeroSkeleton />,
};

/** The one table of pages. Its order does not matter: the router takes the closest match. */
export const pages: RouteObject[] = [
  pageRoutes({
    paths: pagePaths.home,
    title: 'home.title',
    page: lazyPart(() => import('./features/home/Home.tsx').then(({ Home }) => Home), []),
    hero: lazyPart(() => import('./features/home/HomeHero.tsx').then(({ HomeHero }) => HomeHero), []),
    skeleton: <HomeSkeleton />,
    heroSkeleton: <HomeHeroSkeleton />,
    begin: beginReads,
  }),
  ...gamePages,
  pageRoutes({
    paths: pagePaths.promotions,
    title: 'promotions.title',
    page: lazyPart(
      () => import('./features/promotions/Promotions.tsx').then(({ Promotions }) => Promotions),
      ['promotions', 'offers', 'status', 'footer'],
    ),
    hero: lazyPart(
      () => import('./features/promotions/PromotionsHero.tsx').then(({ PromotionsHero }) => PromotionsHero),
      ['promotions'],
    ),
    heroSkeleton: <HeadHeroSkeleton />,
    begin: beginReads,
  }),
  pageRoutes({
    paths: pagePaths.promotion,
    title: 'promotions.detail',
    page: lazyPart(
      () => import('./features/promotions/PromotionPage.tsx').then(({ PromotionPage }) => PromotionPage),
      ['promotions', 'offers', 'status', 'footer'],
    ),
    hero: lazyPart(
      () => import('./features/promotions/PromotionHero.tsx').then(({ PromotionHero }) => PromotionHero),
      ['promotions'],
    ),
    heroSkeleton: <HeadHeroSkeleton />,
  }),
  pageRoutes({
    paths: pagePaths.vip,
    title: 'vip.title',
    page: lazyPart(() => import('./features/vip/Vip.tsx').then(({ Vip }) => Vip), ['vip', 'status', 'footer']),
    hero: lazyPart(() => import('./features/vip/VipHero.tsx').then(({ VipHero }) => VipHero), ['vip']),
    heroSkeleton: <VipHeroSkeleton />,
  }),
  pageRoutes({
    paths: pagePaths.pointMall,
    slots: { ...everything, side: false },
    title: 'points.title',
    page: lazyPart(
      () => import('./features/points/PointMall.tsx').then(({ PointMall }) => PointMall),
      ['points', 'footer'],
    ),
    hero: lazyPart(
      () => import('./features/points/MallHero.tsx').then(({ MallHero }) => MallHero),
      ['points', 'footer'],
    ),
    skeleton: <MallSkeleton />,
    heroSkeleton: <MallHeroSkeleton />,
  }),
  pageRoutes({ paths: pagePaths.help, ...help }),
  pageRoutes({ paths: pagePaths.helpAlone, slots: alone, ...help }),
  pageRoutes({
    paths: pagePaths.notices,
    title: 'help.notices',
    about: 'help.notices.about',
    page: lazyPart(
      () => import('./features/notices/NoticePage.tsx').then(({ NoticePage }) => NoticePage),
      ['lists', 'lower', 'footer'],
    ),
    hero: lazyPart(
      () => import('./features/notices/NoticeHead.tsx').then(({ NoticeHead }) => NoticeHead),
      ['lower', 'footer'],
    ),
    skeleton: <NoticesSkeleton />,
    heroSkeleton: <HeadHeroSkeleton />,
  }),
  pageRoutes({ paths: pagePaths.terms, title: 'legal.terms', about: 'legal.terms.about', ...legal }),
  pageRoutes({ paths: pagePaths.privacy, title: 'legal.privacy', about: 'legal.privacy.about', ...legal }),
  pageRoutes({
    paths: pagePaths.blog,
    title: 'blog.title',
    about: 'blog.lead',
    page: lazyPart(() => import('./features/blog/Blog.tsx').then(({ Blog }) => Blog), ['blog', 'lists', 'footer']),
    hero: lazyPart(() => import('./features/blog/BlogHead.tsx').then(({ BlogHead }) => BlogHead), ['blog', 'footer']),
    skeleton: <BlogSkeleton />,
    heroSkeleton: <HeadHeroSkeleton />,
  }),
  pageRoutes({
    paths: pagePaths.article,
    title: 'blog.title',
    about: 'blog.lead',
    page: lazyPart(
      () => import('./features/blog/BlogArticle.tsx').then(({ BlogArticle }) => BlogArticle),
      ['blog', 'status', 'footer'],
    ),
    skeleton: <TextSkeleton />,
  }),
  pageRoutes({
    paths: pagePaths.download,
    title: 'download.title',
    about: 'download.lead',
    page: lazyPart(
      () => import('./features/help/Download.tsx').then(({ Download }) => Download),
      ['download', 'footer'],
    ),
    hero: lazyPart(
      () => import('./features/help/DownloadHead.tsx').then(({ DownloadHead }) => DownloadHead),
      ['download', 'footer'],
    ),
    skeleton: <GuessedSkeleton />,
    heroSkeleton: <BannerHeadHeroSkeleton />,
  }),
  pageRoutes({
    paths: pagePaths.join,
    title: 'join.title',
    about: 'join.lead',
    page: lazyPart(
      () => import('./features/referral/Join.tsx').then(({ Join }) => Join),
      ['join', 'account', 'status', 'footer'],
    ),
    hero: lazyPart(
      () => import('./features/referral/JoinHead.tsx').then(({ JoinHead }) => JoinHead),
      ['join', 'footer'],
    ),
    skeleton: <GuessedSkeleton />,
    heroSkeleton: <JoinHeroSkeleton />,
  }),
  pageRoutes({
    paths: pagePaths.welcome,
    title: 'welcome.title',
    page: lazyPart(
      () => import('./features/welcome/Welcome.tsx').then(({ Welcome }) => Welcome),
      ['welcome', 'account', 'control', 'deposit', 'play', 'errors'],
    ),
    hero: lazyPart(
      () => import('./features/welcome/WelcomeHero.tsx').then(({ WelcomeHero }) => WelcomeHero),
      ['welcome'],
    ),
    skeleton: <GuessedSkeleton />,
    heroSkeleton: <HeadHeroSkeleton />,
  }),
  notFoundRoute({
    title: 'notFound.title',
    page: lazyPart(() => import('./shared/errors/NotFound.tsx').then(({ NotFound }) => NotFound), ['status', 'footer']),
  }),
].flat();
