// areas: all
import type { Page } from '@playwright/test';
import { everyPage, inSweep } from './everyAddress.ts';
import { expect, expected, patience, phone, test } from './journey.ts';
import { visibleTexts } from './plainWords.ts';
import { enter, waitForContent } from './steps.ts';

function watch(page: Page) {
  const abroad: string[] = [];
  let dialogs = 0;
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !/^(localhost|127\.0\.0\.1)$/.test(hostname)) abroad.push(request.url());
  });
  page.on('dialog', (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  return async () => {
    expect(abroad).toEqual([]);
    expect(dialogs).toBe(0);
    expect(await page.evaluate(() => 'hostileRan' in globalThis)).toBe(false);
    expect(await page.evaluate(() => document.cookie)).not.toBe('[object HTMLParagraphElement]');
    expect(await page.evaluate(handlers), 'no handler has come into the page').toEqual([]);
  };
}

const handlers = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  );

test('FLT-043 FLT-044 FLT-045 FLT-046 NTC-04 what an attacker publishes is words, wherever it is shown', async ({
  page,
  world,
  say,
  quiet,
}) => {
  const unharmed = watch(page);
  await enter(page, 'member+hostile-notice', '/');
  for (const address of ['/?modal=notice&notice=0', '/help?article=hostile', '/promoDetail?id=p-special']) {
    await page.goto(address);
    await expect(page.getByText('Harmless words first.').first()).toBeVisible();
    const box = page.getByText('Harmless words first.').first().locator('..');
    await expect(box.locator('form, input, iframe, svg, script, style, base, meta, [style], [id], [name]')).toHaveCount(
      0,
    );
    for (const link of await box.getByRole('link').all()) {
      expect((await link.getAttribute('href')) ?? '').toMatch(/^(https?:|\/)/);
    }
    await unharmed();
    expect(page.url()).toBe(world.origin + address);
  }
  await page.goto('/noticePage');
  await expect(page.getByText(/A notice <img src=x/).first()).toBeVisible();
  await page.goto('/promotions');
  await expect(page.getByText(/<img src=x onerror=alert\(1\)>/).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: say('promotions.title') })).toBeVisible();
  await unharmed();
  // The sanitiser's inert document is under the policy too, so violations are reported however the browser parses HTML.
  expected(
    quiet,
    /Setting the document's base URI to 'https:\/\/thief\.example|Applying inline style violates|Executing inline event handler violates/,
  );
});

const long = 'x'.repeat(4000);
const evil = encodeURIComponent('"><img src=x onerror=hostileRan=1>');

test('FLT-053 addresses that attack open a page that makes sense, or the one that says there is none', async ({
  page,
  quiet,
}) => {
  const unharmed = watch(page);
  for (const address of [
    `/rng?vendor=${evil}&name=${long}&classify[]=1&minBet=NaN&list=__proto__`,
    `/lottery?gameCode=${evil}&vendor=%00&playType=constructor`,
    `/promoDetail?id=${evil}`,
    `/promotions?type=${evil}&type=vip`,
    `/game?id=${evil}&vendor[]=%00`,
    `/live?modal=vendor&studio=${evil}`,
    `/help?article=${evil}&q=${evil}`,
    `/pointMall?tab=${evil}&page=-1&kind=1e309`,
    `/register?code=${evil}&utm_source=${evil}`,
    `/blog/${evil}`,
  ]) {
    await page.goto(address);
    await expect(page.locator('h1').first()).toHaveText(/\S/);
    expect((await visibleTexts(page)).join('\n')).not.toMatch(/undefined|NaN|\[object |null/);
    await expect(page.locator('img[onerror]')).toHaveCount(0);
  }
  await unharmed();
  expected(quiet, /status of (400|401|404|422)/);
});

const spellings = [
  (path: string) => path.toUpperCase(),
  (path: string) => `${path}/`,
  (path: string) => `/${path}`,
  (path: string) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

test('FLT-102 every page opens by a link, however its address is written', async ({
  page,
  request,
  world,
  say,
  quiet,
}) => {
  test.setTimeout(90_000 * patience);
  const heading = page.locator('h1').first();
  const addresses = everyPage().filter((address) => !address.includes('?') && address !== '/');
  const pages = inSweep('spellings', addresses);
  for (const [place, path] of pages.entries()) {
    for (const spell of spellings) {
      const answer = await request.get(world.origin + spell(path), {
        headers: { accept: 'text/html', connection: 'close' },
        maxRedirects: 0,
      });
      expect([answer.status(), answer.headers()['content-type']], spell(path)).toEqual([
        path === '/no/such/page' ? 404 : 200,
        'text/html; charset=utf-8',
      ]);
    }
    await page.goto(world.origin + (spellings[place % spellings.length] ?? String)(path), { waitUntil: 'commit' });
    await expect(heading).toHaveText(/\S/);
    expect((await heading.textContent()) === say('notFound.title'), path).toBe(path === '/no/such/page');
  }
  expected(quiet, /status of 404/);
});

test.describe('in Urdu', () => {
  test.use({ speech: 'UR', ...phone });

  test('FLT-110 headings have the room Nastaliq needs, and what is counted keeps its own direction', async ({
    page,
  }) => {
    for (const address of ['/', '/promotions', '/pointMall', '/vip']) {
      await enter(page, 'member', address);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await waitForContent(page);
      expect(await cramped(page), address).toEqual([]);
      expect(await astray(page), address).toEqual([]);
    }
  });
});

/** Returns Nastaliq texts with a line height below 1.9 or clipped by their box. */
const cramped = (page: Page) =>
  page.evaluate(() => {
    const set = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        /Nastaliq/.test(getComputedStyle(element).fontFamily) &&
        [...element.childNodes].some((node) => node instanceof Text && /\p{Script=Arabic}/u.test(node.data)),
    );
    if (set.length === 0) return ['nothing is set in Nastaliq'];
    return set.flatMap((element) => {
      const { lineHeight, fontSize, overflowY } = getComputedStyle(element);
      const room = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      const cut = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      return room >= 1.9 && !cut ? [] : [`${element.textContent}: ${room}${cut ? ', cut off' : ''}`];
    });
  });

/** Returns amounts with a currency sign inside right-to-left text that are not isolated. */
const astray = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { data, parentElement: around } = node as Text;
      if (!/₨\s?\d/.test(data) || !around?.checkVisibility()) continue;
      const apart = /\u2066[^\u2069]*₨/.test(data) || getComputedStyle(around).direction === 'ltr';
      if (!apart) found.push(data);
    }
    return found;
  });
