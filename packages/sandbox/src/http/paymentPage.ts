import { fromMinor } from '@baize/domain';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { World } from '../world/world.ts';
import { iconSource, noIcon } from './noIcon.ts';
import { refuseForeignWrites } from './serve.ts';

const headers = {
  'content-security-policy': `default-src 'none'; ${iconSource}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Without an Origin header the platform would refuse the form as cross-site.
  'referrer-policy': 'same-origin',
};

/**
 * Stands in for a payment provider's page. Marks an order as paid, once, and leads back to the site with its number;
 * all other parameters are ignored (FLT-041).
 */
export function servePaymentPage(app: Hono, world: World): void {
  app.get('/sandbox/pay/:name', (context) => {
    const order = orderOf(context, world);
    if (!order) return context.html(page('Nothing to pay', html`<p>There is no such order.</p>`), 404, headers);
    const sum = `${fromMinor(order.amount, order.digits)} ${order.currency ?? ''}`;
    const open = order.state === 'awaiting-payment';
    return context.html(
      page(
        order.method?.name ?? 'Payment',
        html`<p>Order ${order.reference}: ${sum}</p>${open ? html`<form method="post"><button>Pay</button></form>` : html`<p>This order takes no payment any more.</p>`}
<p><a href="${back(order.reference)}">Back to the site</a></p>`,
      ),
      200,
      headers,
    );
  });

  app.post('/sandbox/pay/:name', (context) => {
    refuseForeignWrites(context.req.raw);
    const order = orderOf(context, world);
    if (!order) return context.html(page('Nothing to pay', html`<p>There is no such order.</p>`), 404, headers);
    world.cashier().paid(order);
    return context.redirect(back(order.reference), 303);
  });
}

function orderOf(context: Context, world: World) {
  const reference = world.channels.orderOf(context.req.param('name') ?? '');
  return reference === null ? null : world.cashier().order(reference);
}

const back = (reference: string): string =>
  `/?modal=member&centre=depositv2&c-movement=${encodeURIComponent(reference)}`;

const page = (title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${noIcon}</head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
