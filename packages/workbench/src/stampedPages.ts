import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { effectiveRules, languageParameter, sinksOf } from '@baize/domain';
import type { BrandDocument } from '@baize/gateway';
import type { HeadKey } from '../../../site/src/core/routing/pageHeads.ts';
import { pageAt, plainPath } from '../../../site/src/core/routing/pagePaths.ts';
import { stampApp } from './app/stampApp.ts';
import { accepts } from './assets.ts';
import { type FirstAnswers, stampAnswers, stampBanner } from './firstAnswers.ts';
import { headersFor, type Origins } from './headers.ts';
import { stampHead } from './heads/stampHead.ts';
import type { AskedText } from './heads/textAsked.ts';
import { stampText } from './heads/textHtml.ts';
import { linksOf, stampBrand } from './page.ts';

/** Most pages that are kept packed: their addresses and the site's name come from requests. */
const mostPages = 200;

type Coding = 'br' | 'gzip';
type Bytes = Uint8Array<ArrayBuffer>;

interface PackedPage {
  link: string;
  plain: Bytes;
  packed: Partial<Record<Coding, Bytes>>;
}

/** `quality` is brotli's, 0 to 11: a page that is sent once is not worth the last percent. */
function packedPage({ plain, packed }: PackedPage, coding: Coding | undefined, quality: number): Bytes {
  if (!coding) return plain;
  packed[coding] ??= new Uint8Array(
    coding === 'br'
      ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : gzipSync(plain, { level: quality }),
  );
  return packed[coding];
}

/**
 * Stamps pages for each request: a brand, what the visitor's page reads first, its text and its head. Keeps the packed
 * ones.
 */
export function stampedPages(page: string, words: Readonly<Record<string, string>>, pictured: string, folder: string) {
  const pages = new Map<string, PackedPage>();
  const pageOf = (html: string): PackedPage => ({
    link: linksOf(html).join(', '),
    plain: new Uint8Array(Buffer.from(html)),
    packed: {},
  });
  const keptPage = (html: string) => {
    const known = pages.get(html);
    if (known) return known;
    const made = pageOf(html);
    pages.set(html, made);
    const [oldest] = pages.keys();
    if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
    return made;
  };
  const stamped = (
    brand: BrandDocument,
    key: HeadKey,
    { origin, pathname, searchParams: query }: URL,
    answers: FirstAnswers | null,
    { stamped: text, ...head }: AskedText,
  ) => {
    const language = languageAsked(brand, query);
    const framed = answers && pictured ? stampBanner(page, pictured, answers) : page;
    const app = stampApp(stampBrand(framed, brand, { language, words }), brand, language, folder);
    const branded = stampText(app, text);
    return stampHead(branded, { brand, rules: rulesOf(brand), page: key, language, origin, pathname, query, ...head });
  };
  return (request: Request, brand: BrandDocument | null, answers: FirstAnswers | null, text: AskedText) => {
    const url = new URL(request.url);
    const key = pageAt(plainPath(url.pathname)) ?? 'notFound';
    const status = key === 'notFound' ? 404 : 200;
    const html = brand ? stamped(brand, key, url, answers, text) : page;
    const made = answers ? pageOf(stampAnswers(html, answers, new Date())) : keptPage(html);
    const coding = (['br', 'gzip'] as const).find((name) => accepts(request, name));
    const headers = new Headers({
      ...headersFor('page', originsOf(brand)),
      'content-type': 'text/html; charset=utf-8',
      // Answers tell the country and the address of who asked.
      'cache-control': answers ? 'private, no-cache' : 'no-cache',
      vary: 'accept-encoding',
      link: made.link,
    });
    // A page of planned content is kept by nobody, and tells nobody where it was (OPS-04).
    if (url.searchParams.has('preview')) {
      headers.set('cache-control', 'no-store');
      headers.set('referrer-policy', 'no-referrer');
      headers.set('x-robots-tag', 'noindex');
    }
    if (coding) headers.set('content-encoding', coding);
    return new Response(packedPage(made, coding, answers ? 5 : 9), { status, headers });
  };
}

export const noOrigins: Origins = { games: [], images: [], platform: [] };

export const rulesOf = ({ jurisdiction }: BrandDocument) => effectiveRules(jurisdiction, Date.now()).rules;

export function languageAsked(brand: BrandDocument, query: URLSearchParams): string {
  const language = query.get(languageParameter);
  return language !== null && brand.languages.includes(language) ? language : brand.defaultLanguage;
}

function originsOf(brand: BrandDocument | null): Origins {
  if (!brand) return noOrigins;
  const platform = brand.platformOrigin === '' ? [] : [brand.platformOrigin];
  // With several domains, the page probes which one responds first.
  const asked = [...platform, ...brand.domains];
  return {
    games: brand.gameOrigins,
    images: brand.imageOrigins,
    platform: asked,
    sinks: sinksOf(brand),
    human: brand.humanCheck?.origins ?? [],
    reports: reportOrigins(brand),
  };
}

const reportOrigins = ({ errors, vitals, flags }: BrandDocument): string[] => [
  ...new Set(
    [errors, vitals, flags].flatMap((each) => (each?.address.startsWith('https:') ? new URL(each.address).origin : [])),
  ),
];
