import { languageParameter } from '@baize/domain';
import { hasCatalogue, tagOf } from '@baize/messages';
import { prefixOf } from '../../../../site/src/core/routing/languagePrefix.ts';
import { linksOfPage } from '../../../../site/src/core/routing/pageHead.ts';
import { isListed, isOffered, type Operator, pageHeads } from '../../../../site/src/core/routing/pageHeads.ts';
import { type PageKey, pageKeys, pagePaths } from '../../../../site/src/core/routing/pagePaths.ts';
import { paths } from '../../../../site/src/core/routing/paths.ts';
import { escaped } from '../escaped.ts';
import { platformPaths } from '../headers.ts';
import type { PublicText } from './publicText.ts';

/** Returns the listed pages with an address of their own; those of texts come with the texts. */
const sitemapPages = (operator: Operator): PageKey[] =>
  pageKeys.filter((page) => isListed(page, operator) && !pagePaths[page][0].includes(':'));

/**
 * Writes the sitemap: each listed page and text in each of its languages, with the others as alternates and the last
 * change (OPS-15). `texts` are those that the platform or the content of the brand knows.
 */
export function sitemap(operator: Operator, origin: string, texts: readonly PublicText[] = []): string {
  const { brand } = operator;
  const fixed = sitemapPages(operator)
    .filter((page) => !texts.some((text) => text.titled && text.page === page))
    .map((page) => ({ page, pathname: pagePaths[page][0], query: new URLSearchParams(), changed: null, words: null }));
  const known = texts.filter((text) => isListed(text.page, operator, text));
  const entries = [...fixed, ...known].flatMap(({ page, pathname, query, changed, words }) => {
    const languages = words ? Object.keys(words) : undefined;
    const language = brand.defaultLanguage;
    const { alternates } = linksOfPage({ brand, page, language, origin, pathname, query, languages });
    const links = alternates.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language ? tagOf(language) : 'x-default'}" href="${escaped(href)}" />`,
    );
    const addresses = new Set(alternates.map(({ href }) => href));
    const day = changed === null ? '' : `<lastmod>${new Date(changed).toISOString().slice(0, 10)}</lastmod>`;
    return [...addresses].map((address) => `<url><loc>${escaped(address)}</loc>${day}${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

interface RobotsOptions {
  /** Origin of a written sitemap. */
  origin: string | null;
  demonstration: boolean;
}

/**
 * Writes robots.txt. An address with a query is a view, such as a dialog, a search or a filter, unless its parameters
 * make a page of their own. Robots take the longest rule that fits.
 */
export function robots(operator: Operator, { origin, demonstration }: RobotsOptions): string {
  if (demonstration) return 'User-agent: *\nDisallow: /\n';
  const starts = ['', ...prefixesOf(operator)];
  const only = (address: string) => [`Allow: ${address}`, `Disallow: ${address}*&`];
  return [
    'User-agent: *',
    ...starts.flatMap((start) => gamePaths.map((path) => `Disallow: ${start}${path}`)),
    'Disallow: /*?',
    ...[languageParameter, operator.brand.affiliateParameter].flatMap((name) => only(`/*?${name}=`)),
    ...starts
      .flatMap((start) => namedAddresses(operator).map((address) => start + address))
      .flatMap((address) => [...only(address), ...only(`${address}*&${languageParameter}=`)]),
    // Pages show what the platform answers.
    ...platformPaths.map((path) => `Allow: ${path}`),
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
}

/** Returns the beginnings of paths in other languages, where a brand names them so. */
const prefixesOf = ({ brand }: Operator): string[] =>
  brand.addresses === 'query'
    ? []
    : brand.languages
        .filter((code) => code !== brand.defaultLanguage && hasCatalogue(code))
        .map((code) => `/${prefixOf(code)}`);

const gamePaths = pageKeys.filter((page) => pageHeads[page].unlisted === 'game').flatMap((page) => pagePaths[page]);

/** Returns addresses up to the value by which a page is known, in the spelling of the site's links too. */
function namedAddresses(operator: Operator): string[] {
  const offered = pageKeys.filter((page) => isOffered(page, operator));
  const canonical = offered.flatMap((page) =>
    (pageHeads[page].parameters ?? []).map((name) => `${pagePaths[page][0]}?${name}=`),
  );
  return [...new Set([...canonical, ...(isOffered('promotion', operator) ? [paths.promotion('')] : [])])];
}
