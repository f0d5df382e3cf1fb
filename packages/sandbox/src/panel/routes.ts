import { sameOriginPath } from '@baize/domain';
import type { Context, Hono } from 'hono';
import { object, string } from 'valibot';
import { isOfType, limitBody, shortBody } from '../http/borders.ts';
import { json, Refusal } from '../http/refusal.ts';
import { refuseForeignWrites } from '../http/serve.ts';
import { readScenario } from '../scenarios.ts';
import { totp } from '../world/sign-in/totp.ts';
import type { World } from '../world/world.ts';
import { serveAccounts, serveDraws } from './accountRoutes.ts';
import { enterJs, panelCss, panelJs } from './assets.ts';
import { changeClock, changeSettings, clockChange, readForm, settingsChange } from './change.ts';
import { backTo, checked, panelHeaders } from './http.ts';
import { serveMatches } from './matchRoutes.ts';
import { type Entrant, enterPage, panelPage } from './page.ts';
import { panelState } from './state.ts';
import { serveTables } from './tableRoutes.ts';

const stepsMs: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Entrance by a link or a call of the panel. */
export interface Entrance {
  /** Turns the token of a sandbox session into the one that the site's calls take. */
  tokenOf: (token: string) => Promise<string>;
  /** Called after each reset of the world, whose clock may go back by it. */
  onReset: () => void;
}

interface Panel {
  world: World;
  play: (scenario: string) => string | null;
  entrance: Entrance;
}

export function servePanel(app: Hono, panel: Panel): void {
  const { world, play, entrance } = panel;
  app.use('/sandbox/*', async ({ req }, next) => {
    refuseForeignWrites(req.raw);
    await next();
  });
  app.use('/sandbox/*', limitBody(shortBody));
  app.use('/sandbox/api/*', async ({ req }, next) => {
    const { method, raw } = req;
    if (method === 'POST' && raw.headers.has('content-type') && !isOfType(raw, 'application/json'))
      throw new Refusal('invalid-request', { status: 415, message: 'JSON is due' });
    await next();
  });

  app.get('/sandbox', (context) =>
    context.html(panelPage(panelState(world), context.req.query('did') ?? null), 200, panelHeaders),
  );
  serveText(app, '/sandbox/panel.css', panelCss, 'text/css; charset=utf-8');
  serveText(app, '/sandbox/panel.js', panelJs, 'text/javascript; charset=utf-8');
  serveText(app, '/sandbox/enter.js', enterJs, 'text/javascript; charset=utf-8');

  app.get('/sandbox/scenario/:name', async (context) => {
    const name = context.req.param('name');
    if (!readScenario(name)) throw new Refusal('not-found', { status: 404, message: 'no such scenario' });
    return context.html(
      enterPage(await entrantOf(play(name)), sameOriginPath(context.req.query('then')) ?? '/'),
      200,
      panelHeaders,
    );
  });

  app.get('/sandbox/preview', (context) =>
    context.redirect(`/?${new URLSearchParams({ preview: world.content.openPreview() })}`, 303),
  );
  app.post('/sandbox/set', async (context) => {
    changeSettings(world, checked(settingsChange, readForm(await context.req.formData())));
    return back(context, 'Applied.');
  });
  app.post('/sandbox/clock', async (context) => {
    const kind = String((await context.req.formData()).get('kind'));
    const ms = stepsMs[kind];
    changeClock(world, checked(clockChange, ms === undefined ? { kind } : { kind: 'step', ms }));
    return back(context, 'The clock is set.');
  });
  app.post('/sandbox/expire', (context) => {
    world.sessions.endAll();
    return back(context, 'Every session has ended.');
  });
  app.post('/sandbox/reset', (context) => {
    play('default');
    return back(context, 'As on the first day.');
  });

  serveAccounts(app, world);
  serveDraws(app, world);
  serveMatches(app, world);
  serveTables(app, world);
  serveApi(app, panel);

  async function entrantOf(token: string | null): Promise<Entrant | null> {
    if (token === null) return null;
    const session = world.sessions.peek(token);
    return {
      token: await entrance.tokenOf(token),
      due: session && (session.restricted || session.unverified) ? session : null,
    };
  }
}

function serveApi(app: Hono, { world, play, entrance }: Panel): void {
  app.get('/sandbox/api/state', () => json(200, panelState(world)));
  app.get('/sandbox/api/authenticator/:account', async (context) => {
    const secret = world.accounts.find(context.req.param('account'))?.authenticator;
    if (!secret) throw new Refusal('account-unknown', { status: 404 });
    return json(200, { code: await totp(secret, world.clock.now()) });
  });
  app.post('/sandbox/api/settings', async (context) =>
    json(200, changeSettings(world, checked(settingsChange, await context.req.json()))),
  );
  app.post('/sandbox/api/clock', async (context) => {
    changeClock(world, checked(clockChange, await context.req.json()));
    return json(200, panelState(world).clock);
  });
  app.post('/sandbox/api/scenario', async (context) => {
    const { name } = checked(object({ name: string() }), await context.req.json());
    if (!readScenario(name)) throw new Refusal('not-found', { status: 404, message: 'no such scenario' });
    const token = play(name);
    return json(200, { token: token && (await entrance.tokenOf(token)) });
  });
  app.post('/sandbox/api/sign-in', async (context) => {
    const { account } = checked(object({ account: string() }), await context.req.json());
    if (!world.accounts.find(account)) throw new Refusal('account-unknown', { status: 404 });
    return json(200, { token: await entrance.tokenOf(world.signIn(account)) });
  });
  app.post('/sandbox/api/preview', () => json(200, { token: world.content.openPreview() }));
  app.post('/sandbox/api/expire', () => {
    world.sessions.endAll();
    return json(200, { sessions: 0 });
  });
}

const serveText = (app: Hono, path: string, text: string, type: string): void => {
  app.get(path, (context) => context.body(text, 200, { ...panelHeaders, 'content-type': type }));
};

const back = (context: Context, did: string): Response => backTo(context, '/sandbox', { did });
