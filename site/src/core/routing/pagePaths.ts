import { cleanPath } from '@baize/domain';

type Paths = readonly [string, ...string[]];

/**
 * Paths of each page in lower case, the canonical one first. Kept apart from the route table, whose page file names
 * would change every importing chunk with each release.
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

/** Pattern of all paths, to be read without case; servers tell unknown addresses by it. */
export const knownPaths = `^/(?:${all
  .map((path) => path.slice(1).replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+'))
  .filter(Boolean)
  .join('|')})?/*$`;

const known = new RegExp(knownPaths, 'i');

export const hasRoute = (pathname: string): boolean => known.test(pathname);

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
