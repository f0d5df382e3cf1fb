import { sameOriginPath } from '@baize/domain';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { World } from '../world/world.ts';
import { iconSource, noIcon } from './noIcon.ts';
import { Refusal } from './refusal.ts';

const headers = {
  'content-security-policy': `default-src 'none'; ${iconSource}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * Stands in for a third-party login: asks for an identity and leads back with a single-use ticket. A way back that is
 * no path of this site is dropped (SAF-02).
 */
export function serveProvider(app: Hono, world: World): void {
  app.get('/sandbox/provider/:name', (context) => {
    const { name } = context.req.param();
    const back = wayBack(context.req.query('return'));
    const state = context.req.query('state') ?? '';
    const accounts = world.accounts.demo().map(({ username }) => username);
    return context.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>${noIcon}</head>
<body><main><h1>Go on as</h1><form action="/sandbox/provider/${name}/allow">
<input type="hidden" name="return" value="${back}"><input type="hidden" name="state" value="${state}">
${accounts.map((username) => html`<p><button name="account" value="${username}">${username}</button></p>`)}
<p><button name="account" value="">Refuse</button></p></form></main></body></html>`,
      200,
      headers,
    );
  });

  app.get('/sandbox/provider/:name/allow', (context) => {
    const { name } = context.req.param();
    const back = new URL(wayBack(context.req.query('return')), 'https://here.invalid');
    back.searchParams.set('provider', name);
    back.searchParams.set('state', context.req.query('state') ?? '');
    const account = world.accounts.find(context.req.query('account') ?? '');
    if (account) back.searchParams.set('ticket', world.tickets.issue({ provider: name, username: account.username }));
    else back.searchParams.set('refused', '1');
    return context.redirect(back.pathname + back.search, 303);
  });
}

function wayBack(value: string | undefined): string {
  const path = sameOriginPath(value);
  if (path === null)
    throw new Refusal('invalid-request', { status: 400, message: 'the way back must be on this site' });
  return path;
}
