import type { ComponentType } from 'react';
import { type Part, part } from './app/chunks.ts';
import type { Head } from './app/route.ts';
import {
  BannerHeadStageSkeleton,
  BannerLobbyStageSkeleton,
  BlogSkeleton,
  CategorySkeleton,
  CategoryStageSkeleton,
  DrawStageSkeleton,
  GuessedSkeleton,
  HeadStageSkeleton,
  LobbySkeleton,
  LobbyStageSkeleton,
  LotterySkeleton,
  MallSkeleton,
  MallStageSkeleton,
  NoticesSkeleton,
  TextSkeleton,
} from './shell/furtherSkeletons.tsx';
import { VipStageSkeleton } from './vip/VipStageSkeleton.tsx';

/** What a page is made of, with the areas of its words, and what stands in its place until it is there. */
export interface FurtherPage extends Head {
  page: Part;
  /** What is live, on the cloth above it. */
  stage?: Part;
  skeleton?: ComponentType;
  stageSkeleton?: ComponentType;
}

const lobby = {
  page: part(() => import('./pages/Lobby.tsx').then(({ Lobby }) => Lobby), ['lobby', 'lists']),
  stage: part(() => import('./lobby/LobbyStage.tsx').then(({ LobbyStage }) => LobbyStage), ['lobby']),
  skeleton: LobbySkeleton,
  stageSkeleton: LobbyStageSkeleton,
};

const bannerLobby = { ...lobby, stageSkeleton: BannerLobbyStageSkeleton };

const category = {
  page: part(() => import('./pages/Category.tsx').then(({ Category }) => Category), ['categories', 'lobby']),
  stage: part(() => import('./categories/CategoryStage.tsx').then(({ CategoryStage }) => CategoryStage), ['lobby']),
  skeleton: CategorySkeleton,
  stageSkeleton: CategoryStageSkeleton,
};

const legal = part(() => import('./pages/Legal.tsx').then(({ Legal }) => Legal), ['help', 'footer']);
const legalStage = part(() => import('./info/LegalHead.tsx').then(({ LegalHead }) => LegalHead), ['footer']);

/** The parts of every page but home, by the name that the table of pages gives it. */
export const furtherPages = {
  rng: { ...lobby, title: 'nav.rng' },
  fish: { ...bannerLobby, title: 'nav.fish' },
  pvp: { ...bannerLobby, title: 'nav.pvp' },
  live: { ...category, title: 'nav.live' },
  sports: { ...category, title: 'nav.sports' },
  esports: { ...category, title: 'nav.esports' },
  elott: { ...category, title: 'nav.elott' },
  seamless: {
    title: 'categories.seamless.title',
    page: part(() => import('./pages/Seamless.tsx').then(({ Seamless }) => Seamless), ['play', 'account', 'refusals']),
  },
  sportsBook: {
    title: 'categories.sportsBook.title',
    page: part(
      () => import('./pages/SportsBook.tsx').then(({ SportsBook }) => SportsBook),
      ['play', 'account', 'refusals'],
    ),
  },
  promotions: {
    title: 'promotions.title',
    page: part(
      () => import('./pages/Promotions.tsx').then(({ Promotions }) => Promotions),
      ['promotions', 'offers', 'status', 'footer'],
    ),
    stage: part(
      () => import('./promotions/PromotionsStage.tsx').then(({ PromotionsStage }) => PromotionsStage),
      ['promotions'],
    ),
    stageSkeleton: HeadStageSkeleton,
  },
  promotion: {
    title: 'promotions.detail',
    page: part(
      () => import('./pages/PromotionPage.tsx').then(({ PromotionPage }) => PromotionPage),
      ['promotions', 'offers', 'status', 'footer'],
    ),
    stage: part(
      () => import('./promotions/PromotionStage.tsx').then(({ PromotionStage }) => PromotionStage),
      ['promotions'],
    ),
    stageSkeleton: HeadStageSkeleton,
  },
  vip: {
    title: 'vip.title',
    page: part(() => import('./pages/Vip.tsx').then(({ Vip }) => Vip), ['vip', 'status', 'footer']),
    stage: part(() => import('./vip/VipStage.tsx').then(({ VipStage }) => VipStage), ['vip']),
    stageSkeleton: VipStageSkeleton,
  },
  pointMall: {
    title: 'points.title',
    page: part(() => import('./pages/PointMall.tsx').then(({ PointMall }) => PointMall), ['points', 'footer']),
    stage: part(() => import('./points/MallStage.tsx').then(({ MallStage }) => MallStage), ['points', 'footer']),
    skeleton: MallSkeleton,
    stageSkeleton: MallStageSkeleton,
  },
  lottery: {
    title: 'lottery.title',
    page: part(() => import('./pages/Lottery.tsx').then(({ Lottery }) => Lottery), ['lottery', 'lists', 'lower']),
    stage: part(
      () => import('./lottery/LotteryStage.tsx').then(({ LotteryStage }) => LotteryStage),
      ['lottery', 'lower'],
    ),
    skeleton: LotterySkeleton,
    stageSkeleton: DrawStageSkeleton,
  },
  play: {
    title: 'nav.games',
    page: part(() => import('./pages/Play.tsx').then(({ Play }) => Play), ['play', 'account', 'refusals']),
  },
  help: {
    title: 'help.title',
    about: 'help.lead',
    page: part(() => import('./pages/Help.tsx').then(({ Help }) => Help), ['help', 'footer']),
    stage: part(() => import('./help/HelpHead.tsx').then(({ HelpHead }) => HelpHead), ['help', 'footer']),
    stageSkeleton: HeadStageSkeleton,
  },
  notices: {
    title: 'help.notices',
    about: 'help.notices.about',
    page: part(
      () => import('./pages/NoticePage.tsx').then(({ NoticePage }) => NoticePage),
      ['lists', 'lower', 'footer'],
    ),
    stage: part(() => import('./info/NoticeHead.tsx').then(({ NoticeHead }) => NoticeHead), ['lower', 'footer']),
    skeleton: NoticesSkeleton,
    stageSkeleton: HeadStageSkeleton,
  },
  terms: {
    title: 'legal.terms',
    about: 'legal.terms.about',
    page: legal,
    stage: legalStage,
    skeleton: TextSkeleton,
    stageSkeleton: HeadStageSkeleton,
  },
  privacy: {
    title: 'legal.privacy',
    about: 'legal.privacy.about',
    page: legal,
    stage: legalStage,
    skeleton: TextSkeleton,
    stageSkeleton: HeadStageSkeleton,
  },
  blog: {
    title: 'blog.title',
    about: 'blog.lead',
    page: part(() => import('./pages/Blog.tsx').then(({ Blog }) => Blog), ['blog', 'lists', 'footer']),
    stage: part(() => import('./info/BlogHead.tsx').then(({ BlogHead }) => BlogHead), ['blog', 'footer']),
    skeleton: BlogSkeleton,
    stageSkeleton: HeadStageSkeleton,
  },
  article: {
    title: 'blog.title',
    about: 'blog.lead',
    page: part(
      () => import('./pages/BlogArticle.tsx').then(({ BlogArticle }) => BlogArticle),
      ['blog', 'status', 'footer'],
    ),
    skeleton: TextSkeleton,
  },
  download: {
    title: 'download.title',
    about: 'download.lead',
    page: part(() => import('./pages/Download.tsx').then(({ Download }) => Download), ['download', 'footer']),
    stage: part(
      () => import('./info/DownloadHead.tsx').then(({ DownloadHead }) => DownloadHead),
      ['download', 'footer'],
    ),
    skeleton: GuessedSkeleton,
    stageSkeleton: BannerHeadStageSkeleton,
  },
  join: {
    title: 'join.title',
    about: 'join.lead',
    page: part(() => import('./pages/Join.tsx').then(({ Join }) => Join), ['join', 'account', 'status', 'footer']),
    stage: part(() => import('./info/JoinHead.tsx').then(({ JoinHead }) => JoinHead), ['join', 'footer']),
    skeleton: GuessedSkeleton,
    stageSkeleton: HeadStageSkeleton,
  },
  notFound: {
    title: 'notFound.title',
    page: part(() => import('./pages/NotFound.tsx').then(({ NotFound }) => NotFound), ['status', 'footer']),
  },
} satisfies Record<string, FurtherPage>;

export type FurtherPages = typeof furtherPages;
