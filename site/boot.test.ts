import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const languages = { EN: ['en', 'ltr', null], UR: ['ur', 'rtl', 'arabic'], CN: ['zh-Hans', 'ltr', 'chinese'] };
const script = readFileSync('site/src/boot.js', 'utf8')
  .replace('__LANGUAGES__', JSON.stringify(languages))
  .replace('__OLD_BROWSER__', '/old.js')
  .replace('__FILES__', '{}')
  .replace(
    '__READS__',
    "{ all: [['/status']], pages: { '/vip': [['/levels', '', 'vip'], ['/news', '', 'blog']] }, lists: {} }",
  );

const forever = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** Runs the script at an address of a page, in a browser that has nothing else; returns where the visit goes on. */
function open(path: string, dataset: Record<string, string>, fetch: () => Promise<Response> = forever) {
  const root = { dataset, lang: 'en', dir: 'ltr', popover: null, checkVisibility: nothing };
  const location = new URL(path, 'https://acme.gg');
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const window = { localStorage: storage, sessionStorage: storage };
  const asked: string[] = [];
  const element = () => ({
    setAttribute: (name: string, value: string) => name === 'href' && asked.push(value),
    addEventListener: nothing,
  });
  runInNewContext(script, {
    ...window,
    window,
    URL,
    URLSearchParams,
    location,
    history: {
      state: null,
      replaceState: (_: unknown, __: string, to: URL) => Object.assign(location, { href: to.href }),
    },
    document: { documentElement: root, createElement: element, head: { append: nothing }, querySelector: () => null },
    CSS: { supports: () => true },
    matchMedia: () => ({ matches: false }),
    performance: { getEntriesByType: () => [] },
    addEventListener: nothing,
    setTimeout: nothing,
    fetch,
  });
  return {
    asked,
    at: location.href.replace(location.origin, ''),
    lang: root.lang,
    dir: root.dir,
    page: root.dataset.page,
  };
}

test.each([
  ['/ur/help?article=limits', { at: '/help?article=limits', lang: 'ur', dir: 'rtl', page: 'further' }],
  ['/zh-hans/rng', { at: '/rng', lang: 'zh-Hans', dir: 'ltr', page: 'lobby' }],
  ['/UR', { at: '/', lang: 'ur', dir: 'rtl', page: 'home' }],
  ['/ur/help?lang=CN', { at: '/help', lang: 'ur', dir: 'rtl', page: 'further' }],
  ['/help?lang=UR', { at: '/help', lang: 'ur', dir: 'rtl', page: 'further' }],
  ['/vi/help', { at: '/vi/help', lang: 'en', dir: 'ltr', page: 'further' }],
  ['/vip', { at: '/vip', lang: 'en', dir: 'ltr', page: 'further' }],
  ['/', { at: '/', lang: 'en', dir: 'ltr', page: 'home' }],
])('OPS-14 I18-03 the address %s has its language taken out', (path, seen) => {
  expect(open(path, { prefixed: '' })).toMatchObject(seen);
});

test('OPS-14 a brand that names languages by the parameter keeps its paths', () => {
  expect(open('/ur/help', {})).toMatchObject({ at: '/ur/help', lang: 'en' });
  expect(open('/help?lang=UR', {})).toMatchObject({ at: '/help', lang: 'ur' });
});

test.each([
  [null, ['/status', '/levels', '/news']],
  [['vip'], ['/status', '/levels']],
  [[], ['/status']],
])('ADP-06 of a platform that offers %j no further part is asked', async (offers, expected) => {
  const brand = { merchant: 'acme', merchantCode: 'acme', offers };
  const { asked } = open('/vip', {}, async () => Response.json(brand));
  await new Promise((done) => setTimeout(done, 10));
  expect(asked).toEqual(expected);
});
