import type { Context } from 'hono';
import { html } from 'hono/html';
import { contentOf } from './world/content.ts';

const styles = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;min-height:100dvh;display:grid;place-content:center;gap:8px;padding:32px;text-align:center}h1{font-size:22px;margin:0}p{margin:0;max-width:36ch}`;

const headers = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const desks = ['chat', 'vip', 'android', 'ios'] as const;

/** What stands for the windows an operator would open on a host of its own: the chat, the VIP service, the app's file. */
export function deskPage(context: Context): Response | Promise<Response> {
  const desk = desks.find((name) => name === context.req.param('desk'));
  if (!desk) return context.notFound();
  const language = context.req.query('lang') ?? 'EN';
  const [chat = '', vip = '', aboutChat = '', aboutApp = ''] = contentOf(language).desk;
  const { title, text } = {
    chat: { title: chat, text: aboutChat },
    vip: { title: vip, text: aboutChat },
    android: { title: 'Android', text: aboutApp },
    ios: { title: 'iOS', text: aboutApp },
  }[desk];
  return context.html(
    html`<!doctype html>
<html dir="${language === 'UR' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styles}</style></head>
<body><h1>${title}</h1><p>${text}</p></body></html>`,
    200,
    headers,
  );
}
