import { type ArtWorld, artResponse, plain } from '@baize/art';
import type { Hono } from 'hono';
import { vendorByCode } from '../world/games/vendors.ts';
import type { Platform } from './serve.ts';

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
      // Browsers load masks, such as word marks, from another origin only with its consent.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });
}
