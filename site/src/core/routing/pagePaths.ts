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
  landing: ['/p/:name'],
} as const satisfies Record<string, Paths>;

export type PageKey = keyof typeof pagePaths;

export const pageKeys = Object.keys(pagePaths) as PageKey[];

const all: readonly string[] = Object.values(pagePaths).flat();

/** Pattern of all paths, to be read without case; servers tell unknown addresses by it. */
export const knownPaths = `^/(?:${expressionsOf(all).filter(Boolean).join('|')})?/*$`;

const known = new RegExp(knownPaths, 'i');

/** Returns the pattern of one page's paths, to be read without case. */
export const patternOf = (page: PageKey): string => `^/(?:${expressionsOf(pagePaths[page]).join('|')})/*$`;

/** Returns the page at a plain path, or null if the route table has none there. */
export const pageAt = (path: string): PageKey | null =>
  pageKeys.find((page) => new RegExp(patternOf(page), 'i').test(path)) ?? null;

/** Returns the path of the open page as its route writes it, never as the address does (OPS-23). */
export function currentPattern(): string {
  const page = pageAt(plainPath(location.pathname));
  return page === null ? '*' : pagePaths[page][0];
}

export const hasRoute = (pathname: string): boolean => known.test(pathname);

export function plainPath(pathname: string): string {
  return cleanPath(decode(pathname));
}

function expressionsOf(paths: readonly string[]): string[] {
  return paths.map((path) => path.slice(1).replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+'));
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
