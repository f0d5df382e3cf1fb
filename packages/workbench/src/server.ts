import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { effectiveRules, languageParameter } from '@baize/domain';
import { type BrandDocument, readBrand } from '@baize/gateway';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { HeadKey } from '../../../site/src/core/routing/pageHeads.ts';
import { pageAt, pagePaths, plainPath } from '../../../site/src/core/routing/pagePaths.ts';
import { accepts, serveAssets } from './assets.ts';
import { demonstrationReasons } from './brandBuild.ts';
import { picturedShell } from './builds/site.ts';
import { type FirstAnswers, firstAnswersOf, stampAnswers, stampBanner } from './firstAnswers.ts';
import { assetFolders, headersFor, type Origins } from './headers.ts';
import { robots, sitemap } from './heads/crawling.ts';
import { stampHead } from './heads/stampHead.ts';
import { linksOf, stampBrand, wordFiles } from './page.ts';

export interface Site {
  /** Platform; unanswered requests go to the site. */
  platform: Hono;
  folder: string;
  /** Built page without a brand. */
  page: string;
  /** Puts what a visitor's page reads first into the page; by default true. */
  answersFirst?: boolean;
}

/** Serves platform and site. A missing file is a 404, never the page; an unknown address is the page with 404. */
export function siteServer({ platform, folder, page, answersFirst = true }: Site): Hono {
  const server = new Hono();
  const file = serveAssets(folder);
  const pageOf = stampedPages(page, wordFiles(folder), picturedShellIn(folder));
  const firstAnswers = firstAnswersOf(platform);

  server.use('*', async (context, next) => {
    await next();
    // Reading `type` finalises the response; header changes made before that would be lost.
    if (context.res.type === 'error') return;
    for (const [name, value] of Object.entries(commonHeaders()))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  server.use('*', compress({ threshold: 1024 }));
  server.route('/', platform);
  server.all('*', async ({ req, env }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return said(405, 'Not by this method', { allow: 'GET, HEAD' });
    if (req.path === '/robots.txt' || req.path === '/sitemap.xml')
      return forRobots(req.path, (await brandOf(platform, req.url))?.brand ?? null, new URL(req.url).origin);
    // Pages are stamped for each request, whatever a build has written.
    const found = plainPath(req.path).endsWith('.html') ? null : file(req.raw);
    if (found) return found;
    if (isFile(req.path)) return said(404, 'Not found');
    const served = await brandOf(platform, req.url);
    const key = pageAt(plainPath(req.path));
    const answers =
      served && key && answersFirst
        ? await firstAnswers({
            ...served,
            request: req.raw,
            env,
            language: languageAsked(served.brand, new URL(req.url).searchParams),
            path: pagePaths[key][0],
          })
        : null;
    const answer = pageOf(req.raw, served?.brand ?? null, answers);
    hint(req.raw, env, answer.headers.get('link'));
    return answer;
  });
  return server;
}

/** Reports whether pages hold their first answers; with ANSWERS=asked they ask for all, as on a static host. */
export const answersFirst = (): boolean => process.env.ANSWERS !== 'asked';

/** Sends early hints (103) where Node and the browser support them. */
function hint(request: Request, env: unknown, links: string | null): void {
  const { outgoing } = (env ?? {}) as { outgoing?: Partial<ServerResponse> };
  if (links && request.headers.get('sec-fetch-mode') === 'navigate')
    outgoing?.writeEarlyHints?.({ link: links.split(', ') });
}

const said = (status: number, words: string, headers: Record<string, string> = {}) =>
  new Response(`${words}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** Returns the headers of every answer, also of one to a request that does not parse. */
export const commonHeaders = (): Record<string, string> => headersFor('file', noOrigins);

const noOrigins: Origins = { games: [], images: [], platform: [] };

/** Reports whether a path is a file: it has an extension or lies in an asset folder. */
export function isFile(path: string): boolean {
  const named = /\.[A-Za-z0-9]+$/.test(path) && !/\.html$/i.test(path);
  return named || Object.keys(assetFolders).some((folder) => path.startsWith(folder));
}

function forRobots(path: '/robots.txt' | '/sitemap.xml', brand: BrandDocument | null, origin: string): Response {
  // An answer of 404 would open the whole site to robots.
  if (!brand) return said(503, 'The brand is not known');
  const operator = { brand, rules: rulesOf(brand) };
  const headers = (type: string) => ({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
  if (path === '/sitemap.xml') return new Response(sitemap(operator, origin), { headers: headers('application/xml') });
  const demonstration = demonstrationReasons(brand).length > 0;
  return new Response(robots(operator, { origin, demonstration }), { headers: headers('text/plain') });
}

/** Returns the current brand document; null if unavailable or invalid, which the page reports itself. */
async function brandOf(platform: Hono, address: string): Promise<ServedBrand | null> {
  try {
    const answer = await platform.request(new URL('/brand.json', address), { signal: AbortSignal.timeout(1000) });
    const body = await answer.text();
    const reading = readBrand(JSON.parse(body));
    return reading.ok ? { brand: reading.brand, body } : null;
  } catch {
    return null;
  }
}

interface ServedBrand {
  brand: BrandDocument;
  /** The document as the platform wrote it. */
  body: string;
}

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

/** Returns the frame with a place for the banner's picture; empty in a folder that no build made. */
function picturedShellIn(folder: string): string {
  const file = join(folder, picturedShell);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function stampedPages(page: string, words: Readonly<Record<string, string>>, pictured: string) {
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
  ) => {
    const language = languageAsked(brand, query);
    const framed = answers && pictured ? stampBanner(page, pictured, answers) : page;
    const branded = stampBrand(framed, brand, { language, words });
    return stampHead(branded, { brand, rules: rulesOf(brand), page: key, language, origin, pathname, query });
  };
  return (request: Request, brand: BrandDocument | null, answers: FirstAnswers | null) => {
    const url = new URL(request.url);
    const key = pageAt(plainPath(url.pathname)) ?? 'notFound';
    const status = key === 'notFound' ? 404 : 200;
    const html = brand ? stamped(brand, key, url, answers) : page;
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

const rulesOf = ({ jurisdiction }: BrandDocument) => effectiveRules(jurisdiction, Date.now()).rules;

function languageAsked(brand: BrandDocument, query: URLSearchParams): string {
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
    analytics: brand.analytics,
    human: brand.humanCheck?.origins ?? [],
  };
}
