import { Hono } from 'hono';
import type { World } from '../world/world.ts';
import { serveAccounts } from './accounts.ts';
import { Problem, problemAnswer } from './answers.ts';
import { serveCashier } from './cashier.ts';
import { serveEvents } from './events.ts';
import type { Larch } from './parts.ts';
import { servePlay } from './play.ts';
import { servePlayers } from './players.ts';
import { serveRecords } from './records.ts';
import { serveSite } from './site.ts';
import { TokenBook } from './tokens.ts';

export interface LarchOptions {
  gameOrigin?: () => string;
  siteOrigin?: string;
  tick?: number;
}

/** Addresses that stay open while larch is closed. */
const alwaysOpen = '/v2/config';

/**
 * Makes larch, a second platform over the same world: REST with short tokens, problem documents, minor units, ISO times
 * and cursors. It has no quotes, no totals, no payment password, no points, lottery, missions or agents.
 */
export function createLarch(world: World, options: LarchOptions = {}): Hono {
  const { gameOrigin = () => 'https://games.example', siteOrigin, tick = 1_000 } = options;
  const app = new Hono();
  const tokens = new TokenBook(world);
  const larch: Larch = {
    world,
    tokens,
    get gameOrigin() {
      return gameOrigin();
    },
    tick,
    caller: (context) => tokens.caller(context.req.header('authorization')),
    origin: (context) => siteOrigin ?? context.req.header('x-site-origin') ?? 'https://play.example',
  };
  app.onError((error) => {
    if (error instanceof Problem) return problemAnswer(error);
    console.error('larch:', error);
    return problemAnswer(new Problem('internal', 500));
  });
  app.notFound(() => problemAnswer(new Problem('not-found', 404)));
  app.use('*', async (context, next) => {
    const { systemStatus } = world.settings;
    if (systemStatus !== 0 && context.req.path !== alwaysOpen)
      throw systemStatus === 1 ? new Problem('paused', 503) : new Problem('blocked', 451);
    await next();
  });
  serveSite(app, larch);
  servePlayers(app, larch);
  serveCashier(app, larch);
  serveAccounts(app, larch);
  servePlay(app, larch);
  serveRecords(app, larch);
  serveEvents(app, larch);
  return app;
}
