import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type BrandDocument, readBrand } from '@baize/gateway';
import { catalogueOf } from '@baize/messages';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type PageKey, pageAt, pagePaths, plainPath } from '../../../site/src/core/routing/pagePaths.ts';
import { appFiles, isAppFile } from './app/appFiles.ts';
import { serveAssets, typeOf } from './assets.ts';
import { demonstrationReasons } from './brandBuild.ts';
import { picturedShell } from './builds/site.ts';
import { firstAnswersOf } from './firstAnswers.ts';
import { assetFolders, cachingOf, headersFor } from './headers.ts';
import { addressAsked } from './heads/addressAsked.ts';
import { robots, sitemap } from './heads/crawling.ts';
import { platformTexts } from './heads/platformTexts.ts';
import { allTexts, type TextSource } from './heads/publicTexts.ts';
import { type AskedText, noText, textAsked } from './heads/textAsked.ts';
import { wordFiles } from './page.ts';
import { languageAsked, noOrigins, rulesOf, stampedPages } from './stampedPages.ts';

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
  const pageOf = stampedPages(page, wordFiles(folder), picturedShellIn(folder), folder);
  const firstAnswers = firstAnswersOf(platform);
  const texts = platformTexts();
  const textsFor = ({ brand }: ServedBrand, origin: string): TextSource | null =>
    brand.platformOrigin === ''
      ? texts(brand, {
          origin,
          send: async (asked) => platform.request(asked.url, asked),
          file: async () => JSON.parse(readFileSync(join(folder, 'content', `${brand.id}.json`), 'utf8')),
        })
      : null;

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
    const { origin } = new URL(req.url);
    if (req.path === '/robots.txt' || req.path === '/sitemap.xml') {
      const served = await brandOf(platform, req.url);
      return forRobots(req.path, served?.brand ?? null, origin, served && textsFor(served, origin));
    }
    if (isAppFile(req.path)) {
      const served = await brandOf(platform, req.url);
      return forApp(req.path, served?.brand ?? null, folder);
    }
    // Pages are stamped for each request, whatever a build has written.
    const found = plainPath(req.path).endsWith('.html') ? null : file(req.raw);
    if (found) return found;
    if (isFile(req.path)) return said(404, 'Not found');
    const served = await brandOf(platform, req.url);
    const asked = served ? addressAsked(new URL(req.url), served.brand) : new URL(req.url);
    if (asked instanceof Response) return asked;
    const { pathname, searchParams: query } = asked;
    const key = pageAt(plainPath(pathname));
    const page = new Request(asked, req.raw);
    const answers =
      served && key && answersFirst
        ? await firstAnswers({
            ...served,
            request: page,
            env,
            language: languageAsked(served.brand, query),
            path: pagePaths[key][0],
          })
        : null;
    const source = served && answersFirst ? textsFor(served, origin) : null;
    const text = served && key && source ? await textWithin(key, { pathname, query }, served.brand, source) : noText;
    const answer = pageOf(page, served?.brand ?? null, answers, text);
    hint(req.raw, env, answer.headers.get('link'));
    return answer;
  });
  return server;
}

/** How long (ms) a page waits for its text. */
const patience = 400;

async function textWithin(
  key: PageKey,
  asked: { pathname: string; query: URLSearchParams },
  brand: BrandDocument,
  source: TextSource,
): Promise<AskedText> {
  const language = catalogueOf(languageAsked(brand, asked.query));
  const found = textAsked(key, { ...asked, language }, { brand, rules: rulesOf(brand) }, source);
  return Promise.race([found, new Promise<AskedText>((done) => setTimeout(done, patience, noText))]);
}

/** Reports whether pages hold their first answers and their text; with ANSWERS=asked they ask for all, as on a static host. */
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

/** Reports whether a path is a file: it has an extension or lies in an asset folder. */
export function isFile(path: string): boolean {
  const named = /\.[A-Za-z0-9]+$/.test(path) && !/\.html$/i.test(path);
  return named || Object.keys(assetFolders).some((folder) => path.startsWith(folder));
}

async function forRobots(
  path: '/robots.txt' | '/sitemap.xml',
  brand: BrandDocument | null,
  origin: string,
  source: TextSource | null,
): Promise<Response> {
  // An answer of 404 would open the whole site to robots.
  if (!brand) return said(503, 'The brand is not known');
  const operator = { brand, rules: rulesOf(brand) };
  const headers = (type: string) => ({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
  if (path === '/sitemap.xml') {
    const texts = source ? await allTexts(operator, source) : [];
    return new Response(sitemap(operator, origin, texts), { headers: headers('application/xml') });
  }
  const demonstration = demonstrationReasons(brand).length > 0;
  return new Response(robots(operator, { origin, demonstration }), { headers: headers('text/plain') });
}

function forApp(path: string, brand: BrandDocument | null, folder: string): Response {
  if (!brand) return said(503, 'The brand is not known');
  const text = appFiles({ brand, rules: rulesOf(brand) }, folder)[path];
  if (text === undefined) return said(404, 'Not found');
  return new Response(text, { headers: { 'content-type': typeOf(path), 'cache-control': cachingOf(path) } });
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

/** Returns the frame with a place for the banner's picture; empty in a folder that no build made. */
function picturedShellIn(folder: string): string {
  const file = join(folder, picturedShell);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
