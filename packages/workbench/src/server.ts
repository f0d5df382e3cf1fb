import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BrandDocument, readBrand } from '@baize/gateway';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { accepts, serveAssets } from './assets.ts';
import { assetFolders, headersFor, type Origins } from './headers.ts';
import { linksOf, stampBrand } from './page.ts';

export interface Site {
  /** The platform: whatever it does not answer is the site's. */
  platform: Hono;
  /** The built site. */
  folder: string;
  /** The built page, before a brand is put into it. */
  page: string;
}

/** Platform and site as one server. It answers a missing file with 404 and never with the page. */
export function siteServer({ platform, folder, page }: Site): Hono {
  const server = new Hono();
  const file = serveAssets(folder);
  const pageOf = stampedPages(page);

  server.use('*', async (context, next) => {
    await next();
    // The answer becomes whole by this question: headers taken out before it are not those that are sent.
    if (context.res.type === 'error') return;
    for (const [name, value] of Object.entries(headersFor('file', noOrigins)))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  server.use('*', compress({ threshold: 1024 }));
  server.route('/', platform);
  server.all('*', async ({ req, env }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return said(405, 'Not by this method', { allow: 'GET, HEAD' });
    const found = file(req.raw);
    if (found) return found;
    if (isFile(req.path)) return said(404, 'Not found');
    const answer = pageOf(req.raw, await brandOf(platform, req.url));
    hint(req.raw, env, answer.headers.get('link'));
    return answer;
  });
  return server;
}

/** Says ahead of a page what it asks for (103), where Node answers and a browser asks that knows such answers. */
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

const noOrigins: Origins = { games: [], images: [], platform: [] };

/** Addresses of pages have no dot in their last part and do not stand in a folder of files. */
export function isFile(path: string): boolean {
  const named = /\.[A-Za-z0-9]+$/.test(path) && !/\.html$/i.test(path);
  return named || Object.keys(assetFolders).some((folder) => path.startsWith(folder));
}

/** The document of the brand the platform shows now; null while it cannot be had or read, which the page itself then says. */
async function brandOf(platform: Hono, address: string): Promise<BrandDocument | null> {
  try {
    const answer = await platform.request(new URL('/brand.json', address), { signal: AbortSignal.timeout(1000) });
    const reading = readBrand(await answer.json());
    return reading.ok ? reading.brand : null;
  } catch {
    return null;
  }
}

/** Stamps and packs the page once for each brand document. */
function stampedPages(page: string) {
  const pages = new Map<string, Record<'br' | 'gzip' | 'plain', Uint8Array<ArrayBuffer>> & { link: string }>();
  const packed = (html: string) => {
    const known = pages.get(html);
    if (known) return known;
    const plain = Buffer.from(html);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    const all = {
      link: linksOf(html).join(', '),
      plain: new Uint8Array(plain),
      gzip: new Uint8Array(gzipSync(plain, { level: 9 })),
      br: new Uint8Array(brotliCompressSync(plain, quality)),
    };
    pages.set(html, all);
    return all;
  };
  return (request: Request, brand: BrandDocument | null) => {
    const copies = packed(brand ? stampBrand(page, brand) : page);
    const coding = (['br', 'gzip'] as const).find((name) => accepts(request, name));
    const headers = new Headers({
      ...headersFor('page', originsOf(brand)),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      link: copies.link,
    });
    if (coding) headers.set('content-encoding', coding);
    return new Response(copies[coding ?? 'plain'], { headers });
  };
}

function originsOf(brand: BrandDocument | null): Origins {
  if (!brand) return noOrigins;
  const platform = brand.platformOrigin === '' ? [] : [brand.platformOrigin];
  // Where a brand has several domains, the page asks which of them answers first.
  const asked = [...platform, ...brand.domains];
  return {
    games: brand.gameOrigins,
    images: brand.imageOrigins,
    platform: asked,
    analytics: brand.analytics,
    human: brand.humanCheck?.origins ?? [],
  };
}
