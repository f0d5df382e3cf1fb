import { cleanPath } from '@baize/domain';
import { matchPath } from 'react-router-dom';

type Paths = readonly [string, ...string[]];

/**
 * The addresses of each page, in lower case, the canonical one first. They stand apart from the route table, which names the files of
 * all pages: a chunk that imports it changes with each release.
 */
export const pagePaths = {
  home: ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'],
  slots: ['/rng'],
  fishing: ['/fish'],
  cards: ['/pvp'],
  live: ['/live'],
  sports: ['/sports'],
  esports: ['/esports'],
  lotteries: ['/elott'],
  seamless: ['/seamless'],
  sportsBook: ['/fbsports'],
  promotions: ['/promotions'],
  promotion: ['/promodetail'],
  vip: ['/vip'],
  pointMall: ['/pointmall'],
  lottery: ['/lottery', '/vnlottery'],
  game: ['/game'],
  help: ['/help'],
  helpAlone: ['/helpmc'],
  notices: ['/noticepage'],
  terms: ['/terms'],
  privacy: ['/privacy'],
  blog: ['/blog'],
  article: ['/blog/:slug'],
  download: ['/down', '/download'],
  join: ['/join'],
  welcome: ['/welcome'],
} as const satisfies Record<string, Paths>;

const all: readonly string[] = Object.values(pagePaths).flat();

/** Whether the site has a page of its own at the path. */
export const hasRoute = (pathname: string): boolean => all.some((path) => matchPath(path, pathname) !== null);

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
