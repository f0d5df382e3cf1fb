import { decideVisit, offersPromotions, offersVip, type Rules } from '@baize/domain';
import type { BrandDocument } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import { type PageKey, pagePaths } from './pagePaths.ts';

interface PageAbout {
  title: MessageId;
  /** Description for search engines and shared links; the brand's by default. */
  about?: MessageId;
  /**
   * Kept out of search engines: a page for players, a repetition, or a page of a text that is not known; robots do not
   * read a game at all.
   */
  unlisted?: 'page' | 'game' | 'without-text';
  /** Parameters by which an address is a page of its own; all others are views. */
  parameters?: readonly string[];
  /** Tells whether the brand may offer the page; otherwise it says nothing of its own and is unlisted. */
  offered?: (operator: Operator) => boolean;
}

/** Brand with the rules that hold for it now. */
export interface Operator {
  brand: BrandDocument;
  rules: Rules;
}

export type HeadKey = PageKey | 'notFound';

const promotions = ({ rules }: Operator) => offersPromotions(rules);

/** Texts and rules of the head of each page. Node reads this file as well, so it imports nothing of a page. */
export const pageHeads: Readonly<Record<HeadKey, PageAbout>> = {
  home: { title: 'home.title' },
  slots: { title: 'nav.rng', about: 'categories.about.rng' },
  fishing: { title: 'nav.fish', about: 'categories.about.fish' },
  cards: { title: 'nav.pvp', about: 'categories.about.pvp' },
  live: { title: 'nav.live', about: 'categories.about.live' },
  sports: { title: 'nav.sports', about: 'categories.about.sports' },
  esports: { title: 'nav.esports', about: 'categories.about.esports' },
  lotteries: { title: 'nav.elott', about: 'categories.about.elott' },
  seamless: { title: 'categories.seamless.title', unlisted: 'game' },
  sportsBook: { title: 'categories.sportsBook.title', unlisted: 'game' },
  promotions: { title: 'promotions.title', about: 'promotions.lead', offered: promotions },
  promotion: {
    title: 'promotions.detail',
    about: 'promotions.lead',
    unlisted: 'without-text',
    parameters: ['id'],
    offered: promotions,
  },
  vip: { title: 'vip.title', about: 'vip.about', offered: ({ rules }) => offersVip(rules) },
  pointMall: { title: 'points.title', about: 'points.lead', offered: promotions },
  lottery: { title: 'lottery.title', about: 'lottery.lead', unlisted: 'page' },
  game: { title: 'nav.games', unlisted: 'game' },
  help: { title: 'help.title', about: 'help.lead', parameters: ['article'] },
  helpAlone: { title: 'help.title', about: 'help.lead', unlisted: 'page' },
  notices: { title: 'help.notices', about: 'help.notices.about' },
  terms: { title: 'legal.terms', about: 'legal.terms.about' },
  privacy: { title: 'legal.privacy', about: 'legal.privacy.about' },
  blog: { title: 'blog.title', about: 'blog.lead' },
  article: { title: 'blog.title', about: 'blog.lead' },
  download: { title: 'download.title', about: 'download.lead' },
  join: {
    title: 'join.title',
    about: 'join.lead',
    offered: (operator) => operator.brand.referralModule !== null && promotions(operator),
  },
  welcome: { title: 'welcome.title', about: 'welcome.lead', unlisted: 'page' },
  landing: { title: 'home.title', unlisted: 'without-text' },
  notFound: { title: 'notFound.title', unlisted: 'page' },
};

export const isOffered = (page: HeadKey, operator: Operator): boolean => pageHeads[page].offered?.(operator) ?? true;

/**
 * Decides whether search engines may list a page of a brand: never one that a visitor does not get to see (OPS-15).
 * `article` is the text of the address: null if there is none, undefined while that is not known.
 */
export function isListed(page: HeadKey, { brand, rules }: Operator, article?: object | null): boolean {
  const { unlisted } = pageHeads[page];
  const isHidden = unlisted === 'without-text' ? !article : unlisted !== undefined || article === null;
  if (page === 'notFound' || isHidden || !isOffered(page, { brand, rules })) return false;
  const [address] = pagePaths[page];
  // The front page of a closed brand is its login, by which it is found.
  return page === 'home' || decideVisit({ sendAway: brand.sendVisitorsAway, signedIn: false, address }).kind === 'pass';
}
