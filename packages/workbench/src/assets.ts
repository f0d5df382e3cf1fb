import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cachingOf } from './headers.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.map': 'application/json',
};

interface Asset {
  file: string;
  type: string;
  etag: string;
  packed: readonly ('br' | 'gzip')[];
}

const endings = { br: '.br', gzip: '.gz' } as const;

/** Serves the files of a built folder and returns null for anything else. The list is read once at startup. */
export function serveAssets(folder: string): (request: Request) => Response | null {
  const assets = new Map(listFiles(folder).map((path) => [path, describe(join(folder, path))]));
  return (request) => {
    const asset = assets.get(pathOf(request));
    if (!asset) return null;
    const headers = new Headers({
      'content-type': asset.type,
      'cache-control': cachingOf(pathOf(request)),
      etag: asset.etag,
      vary: 'accept-encoding',
    });
    if (request.headers.get('if-none-match') === asset.etag) return new Response(null, { status: 304, headers });
    const coding = asset.packed.find((name) => accepts(request, name));
    if (coding) headers.set('content-encoding', coding);
    const bytes = readFileSync(coding ? asset.file + endings[coding] : asset.file);
    headers.set('content-length', String(bytes.length));
    return new Response(bytes, { headers });
  };
}

/** Reports whether the request accepts a coding; `q=0` refuses it. */
export function accepts(request: Request, coding: string): boolean {
  const offers = (request.headers.get('accept-encoding') ?? '').split(',').map((offer) => offer.trim());
  return offers.some((offer) => offer === coding || (offer.startsWith(`${coding};`) && !/;\s*q=0(\.0+)?$/.test(offer)));
}

function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function describe(file: string): Asset {
  const etag = `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 20)}"`;
  const packed = (['br', 'gzip'] as const).filter((coding) => existsSync(file + endings[coding]));
  return { file, type: typeOf(file), etag, packed };
}

export const typeOf = (file: string): string => types[extname(file)] ?? 'application/octet-stream';

function listFiles(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under))
    .flatMap((name) => {
      const path = `${under}/${name}`;
      return statSync(join(folder, path)).isDirectory() ? listFiles(folder, path) : [path];
    })
    .filter((path) => !/\.(br|gz)$/.test(path) && path !== '/index.html');
}
