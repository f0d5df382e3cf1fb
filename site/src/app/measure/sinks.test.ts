import { type MeasuredEvent, overlayNames, routeNames, unnamedOverlays } from '@baize/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagePaths } from '../../core/routing/pagePaths.ts';
import { overlays } from '../../core/routing/paths.ts';
import { pageSeen } from './pageSeen.ts';
import type { StartSink } from './sinks/port.ts';
import { startSinks } from './startSinks.ts';

const events: readonly MeasuredEvent[] = [
  { name: 'page_viewed', properties: { page: '/promodetail', overlay: 'member' } },
  { name: 'deposit_completed', properties: { method: 'bank', band: 'middle', first: true, minutes: 'short' } },
];
const visit = '00000000-0000-4000-8000-000000000000';

interface Sent {
  address: string;
  body: unknown;
}
let sent: Sent[] = [];
const page = globalThis as { dataLayer?: unknown[] };

let scripts: { src?: string }[] = [];

beforeEach(() => {
  sent = [];
  scripts = [];
  vi.setSystemTime(0);
  vi.stubGlobal('location', { origin: 'https://site.example' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src?: string }) => scripts.push(script) },
  });
  const sendBeacon = (address: string, body: string) => sent.push({ address, body: JSON.parse(body) }) > 0;
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete page.dataLayer;
});

const loads = {
  ga4: () => import('./sinks/ga4.ts'),
  gtm: () => import('./sinks/gtm.ts'),
  segment: () => import('./sinks/segment.ts'),
  posthog: () => import('./sinks/posthog.ts'),
};

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const signals = [
  ['consent', 'default', denied],
  ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
];
const at = (path: string) => ({ page_location: `https://site.example${path}`, page_referrer: '', page_title: path });

/** Requests and data of each sink, as recorded once; a change of them is a change of what leaves. */
const recorded = {
  ga4: {
    script: ['https://www.googletagmanager.com/gtag/js?id=key'],
    layer: [
      ...signals,
      ['js', new Date(0)],
      [
        'config',
        'key',
        {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          ...at('/'),
        },
      ],
      ['set', at('/promodetail')],
      ['event', 'page_view', { page: '/promodetail', overlay: 'member' }],
      ['event', 'deposit_completed', { method: 'bank', band: 'middle', first: true, minutes: 'short' }],
    ],
    sent: [],
  },
  gtm: {
    script: ['https://www.googletagmanager.com/gtm.js?id=key'],
    layer: [
      ...signals,
      { 'gtm.start': 0, event: 'gtm.js' },
      { event: 'virtual_page_view', page: '/promodetail', overlay: 'member' },
      { event: 'deposit_completed', method: 'bank', band: 'middle', first: true, minutes: 'short' },
    ],
    sent: [],
  },
  segment: {
    script: [],
    layer: [],
    sent: [
      ['Page Viewed', { page: '/promodetail', overlay: 'member' }],
      ['deposit_completed', { method: 'bank', band: 'middle', first: true, minutes: 'short' }],
    ].map(([event, properties]) => ({
      address: 'https://api.segment.io/v1/track',
      body: { writeKey: 'key', anonymousId: visit, event, properties },
    })),
  },
  posthog: {
    script: [],
    layer: [],
    sent: events.map(({ name, properties }) => ({
      address: 'https://eu.i.posthog.com/i/v0/e/',
      body: {
        api_key: 'key',
        distinct_id: visit,
        event: name,
        properties: { ...properties, $process_person_profile: false, $geoip_disable: true },
      },
    })),
  },
} as const;

test.each(Object.keys(loads) as (keyof typeof loads)[])(
  'OPS-29 OPS-23 %s sends what was recorded, and nothing more',
  async (id) => {
    const { start } = await loads[id]();
    const port = start({ key: 'key', visit });
    for (const event of events) port.send(event);
    const layer = (page.dataLayer ?? []).map((said) =>
      Object.prototype.toString.call(said) === '[object Arguments]' ? Array.from(said as ArrayLike<unknown>) : said,
    );
    const script = scripts.map(({ src }) => src);
    expect({ script, layer, sent }).toEqual(recorded[id]);
  },
);

const gate = () => ({
  consent: { version: 2, at: 0, measure: true, improve: true, marketing: true },
  privacySignal: false,
  held: false,
});
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

test('OPS-28 a sink that throws, hangs or is blocked changes nothing for the others or the press', async () => {
  vi.useRealTimers();
  const got: string[] = [];
  const start: StartSink = () => ({ send: ({ name }) => void got.push(name) });
  const { take } = startSinks(
    (['ga4', 'segment', 'posthog', 'console'] as const).map((id) => ({ id, key: 'key' })),
    gate,
    {
      ga4: () => Promise.reject(new Error('blocked')),
      segment: () => new Promise(() => undefined),
      posthog: async () => ({
        start: () => ({
          send() {
            throw new Error('broken');
          },
        }),
      }),
      console: async () => ({ start }),
    },
  );
  const began = performance.now();
  for (let index = 0; index < 100; index += 1) take({ name: 'login_completed', properties: { way: 'password' } });
  expect((performance.now() - began) / 100).toBeLessThan(1);
  expect(got).toEqual([]);
  await tick();
  expect(got).toHaveLength(100);
});

test('OPS-22 what was tracked before a rest does not leave in it', async () => {
  vi.useRealTimers();
  let held = false;
  const got: string[] = [];
  const { take } = startSinks([{ id: 'console', key: '' }], () => ({ ...gate(), held }), {
    console: async () => ({ start: () => ({ send: ({ name }) => void got.push(name) }) }),
  });
  take({ name: 'login_completed', properties: { way: 'password' } });
  held = true;
  await tick();
  take({ name: 'login_completed', properties: { way: 'password' } });
  await tick();
  expect(got).toEqual([]);
});

test('OPS-23 a page is its pattern and the name of its overlay, with every route and overlay named or left out on purpose', () => {
  expect([...routeNames].sort()).toEqual(
    Object.values(pagePaths)
      .map(([first]) => first)
      .sort(),
  );
  expect([...overlayNames, ...unnamedOverlays].sort()).toEqual(['none', ...overlays].sort());
  expect(pageSeen('/blog/new-games', '')).toEqual({ page: '/blog/:slug', overlay: 'none' });
  expect(pageSeen('/promoDetail', '?id=9&modal=member&centre=withdraw')).toEqual({
    page: '/promodetail',
    overlay: 'member',
  });
  expect(pageSeen('/', '?modal=search&find=mara')).toEqual({ page: '/', overlay: 'search' });
});

test.each([
  ['/', '?modal=break'],
  ['/', '?modal=member&centre=playControl'],
  ['/', '?modal=verify'],
  ['/help', '?article=exclusion'],
  ['/help', '?article=limits'],
  ['/nowhere', ''],
])('OPS-22 no event tells of %s%s', (pathname, search) => {
  expect(pageSeen(pathname, search)).toBeNull();
});
