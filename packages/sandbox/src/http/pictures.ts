import type { Hono } from 'hono';
import { type ArtWorld, artResponse, plain } from '../art/index.ts';
import { vendorByCode } from '../world/vendors.ts';
import type { Platform } from './serve.ts';

/** Serves the pictures of one of the two image origins; a dead origin answers like a dead CDN. */
export function servePictures(app: Hono, { world, art }: Platform, origin: 'first' | 'second'): void {
  const described: ArtWorld = {
    game: (vendorCode, nodeId) => {
      const game = world.games.byCode(nodeId) ?? world.games.byNode(Number(nodeId));
      return game?.vassalage === vendorCode ? { title: game.title, category: game.gameType } : undefined;
    },
    vendorName: (code) => vendorByCode(code)?.name,
  };
  app.get('/art/*', (context) => {
    const { imageCdn } = world.settings;
    if (imageCdn === 'down' || (imageCdn === 'first-down' && origin === 'first')) {
      return context.body(null, 503, { 'cache-control': 'no-store' });
    }
    const { pathname, search } = new URL(context.req.url);
    const drawn = artResponse(pathname + search, described);
    if (!drawn) return context.body(null, 404, { 'x-content-type-options': 'nosniff' });
    return context.body(art === 'plain' ? plain(drawn.svg) : drawn.svg, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=86400',
      // Word marks are drawn as masks, which a browser only takes from another origin when that origin agrees.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });
}
