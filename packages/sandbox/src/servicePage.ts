import type { Context } from 'hono';
import { html } from 'hono/html';
import { iconSource, noIcon } from './http/noIcon.ts';
import { contentOf } from './world/base/content.ts';

const styles = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;min-height:100dvh;display:grid;place-content:center;gap:8px;padding:32px;text-align:center}h1{font-size:22px;margin:0}p{margin:0;max-width:36ch}`;

const headers = {
  'content-security-policy': `default-src 'none'; ${iconSource}; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const pages = ['chat', 'vip', 'android', 'ios'] as const;

/** Serves stand-ins for an operator's external pages: chat, VIP service, app download. */
export function servicePage(context: Context): Response | Promise<Response> {
  const page = pages.find((name) => name === context.req.param('page'));
  if (!page) return context.notFound();
  const language = context.req.query('lang') ?? 'EN';
  const [chat = '', vip = '', aboutChat = '', aboutApp = ''] = contentOf(language).servicePages;
  const { title, text } = {
    chat: { title: chat, text: aboutChat },
    vip: { title: vip, text: aboutChat },
    android: { title: 'Android', text: aboutApp },
    ios: { title: 'iOS', text: aboutApp },
  }[page];
  return context.html(
    html`<!doctype html>
<html dir="${language === 'UR' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${noIcon}<style>${styles}</style></head>
<body><h1>${title}</h1><p>${text}</p></body></html>`,
    200,
    headers,
  );
}
