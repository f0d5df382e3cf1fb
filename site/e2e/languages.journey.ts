// areas: all
import type { Page } from '@playwright/test';
import type { Overlay } from '../src/core/routing/paths.ts';
import { everyAgentPage, everyCentrePage, everyOverlay, everyPage, inSweep } from './everyAddress.ts';
import { expect, expected, patience, phone, test, type World } from './journey.ts';
import { hearPlatform, plainWords, visibleTexts } from './plainWords.ts';
import { enter, fits, waitForContent } from './steps.ts';
import { tags } from './words.ts';

function hearFaces(page: Page): string[] {
  const faces: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(fonts|alphabets)\//.test(pathname)) faces.push(pathname);
  });
  return faces;
}

test.describe('at 390 px', () => {
  test.use(phone);
  for (const { speech, sheet, face } of [
    { speech: 'CN', sheet: '/alphabets/chinese.css', face: /noto-sans-sc-\d+-/ },
    { speech: 'TH', sheet: '/alphabets/thai.css', face: /noto-sans-thai-thai-/ },
  ] as const) {
    test.describe(speech, () => {
      test.use({ speech });
      test(`I18-01 FLT-111 home, lobby and login in ${tags[speech]}, in a face made for it`, async ({ page, say }) => {
        const faces = hearFaces(page);
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', tags[speech]);
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        await expect(page.getByRole('heading', { name: say('home.rng'), exact: true })).toBeVisible();
        await expect.poll(() => faces.some((path) => face.test(path))).toBe(true);
        expect(faces).toContain(sheet);
        expect(faces.filter((path) => /vazirmatn|nastaliq|arabic/.test(path))).toEqual([]);

        await page
          .getByRole('link', { name: say('nav.games'), exact: true })
          .filter({ visible: true })
          .tap();
        await expect(page.getByRole('tablist', { name: say('lobby.studios') })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${say('nav.rng')} · `));
        await fits(page);

        await page.goto('/rng?modal=login');
        const dialog = page.getByRole('dialog', { name: say('login.title') });
        await expect(dialog.getByRole('textbox', { name: say('login.username') })).toBeVisible();
        await dialog.getByRole('button', { name: say('login.action'), exact: true }).tap();
        await expect(dialog.getByText(say('login.required', { field: say('login.username') })).last()).toBeVisible();
        await fits(page);
      });
    });
  }

  test('I18-01 English fetches the faces of no other script', async ({ page, say }) => {
    const faces = hearFaces(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: say('home.rng'), exact: true })).toBeVisible();
    await waitForContent(page);
    expect(faces.filter((path) => /thai|chinese|noto-sans-sc|arabic|nastaliq/.test(path))).toEqual([]);
  });
});

test.describe('words by area', () => {
  test.use({ speech: 'UR' });
  test('FLT-113 I18-04 a page fetches its own words alone, and is English where their file cannot be had', async ({
    page,
    quiet,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const name = /\/assets\/([A-Z]{2}\.\w+)-/.exec(request.url())?.[1];
      if (name) files.push(name);
    });
    await page.route(/\/assets\/UR\.lobby-/, (route) => route.abort());
    await page.goto('/rng');
    await expect(page.getByRole('tablist', { name: 'Studios' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await expect(page.getByText(/^(lobby|game)\.[\w.]+$/)).toHaveCount(0);
    expect(files).toContain('UR.words');
    expect(files.filter((name) => /\.(login|play|offers|lower)$/.test(name))).toEqual([]);
    expected(quiet, /ERR_FAILED|Failed to load resource|Failed to fetch/);
  });
});

test.describe('in the stretched language', () => {
  test.use({ speech: 'XA' });

  test('I18-05 I18-04 a visitor meets no word that is not a message, on any page and overlay', async ({
    page,
    world,
    quiet,
  }) => {
    test.setTimeout(150_000 * patience);
    const { found, overlays, unopened } = await walk(page, world);
    expect(found).toEqual([]);
    expect(unopened).toEqual(overlays.filter((overlay) => ['sign-out', 'change-password', 'verify'].includes(overlay)));
    expected(quiet, /status of 4\d\d|net::ERR_FAILED/);
  });

  test.describe('at 320 px, with letters and lines set apart', () => {
    test.use({ ...phone, viewport: { width: 320, height: 640 } });
    test('I18-05 I18-04 FLT-126 a player meets no word that is not a message and nothing wider than the screen, on any page and overlay', async ({
      page,
      world,
      quiet,
    }) => {
      test.setTimeout(150_000 * patience);
      await setApart(page);
      const { found, overlays, unopened } = await walk(page, world, 'member');
      expect(found).toEqual([]);
      expect(unopened).toEqual(overlays.filter((overlay) => overlay === 'verify'));
      expected(quiet, /status of 4\d\d|net::ERR_FAILED/);
    });

    test('I18-05 I18-04 FLT-126 AGT-01 an agent meets none either, on any page of the agent centre', async ({
      page,
      world,
      quiet,
    }) => {
      test.setTimeout(150_000 * patience);
      await setApart(page);
      const { look, found } = await startReading(page, world, 'agent');
      for (const address of inSweep('words', everyAgentPage())) await look(address);
      expect(found).toEqual([]);
      expected(quiet, /status of 4\d\d|net::ERR_FAILED/);
    });
  });
});

/** Applies the text spacing of WCAG 1.4.12. */
async function setApart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Visits every page and overlay. Returns untranslated words, overflows, and overlays that did not open. */
async function walk(page: Page, world: World, scenario = 'default') {
  const { look, found, titles, platform } = await startReading(page, world, scenario);
  const unopened: Overlay[] = [];
  const sweep = `words ${scenario}`;
  const pages = inSweep(sweep, everyPage());
  const overlays = inSweep(sweep, everyOverlay());
  for (const address of pages) await look(address);
  for (const { overlay, address } of overlays) {
    await look(address);
    const shown = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    if ((await shown.count()) === 0) unopened.push(overlay);
  }
  if (scenario !== 'default') for (const address of inSweep(sweep, everyCentrePage())) await look(address);
  // Proof that the walk took place and would have detected an untranslated word.
  expect(titles.size).toBeGreaterThan(pages.length / 3);
  expect(plainWords('Refresh balance', platform.texts)).toEqual(['Refresh', 'balance']);
  return { found, overlays: overlays.map(({ overlay }) => overlay), unopened };
}

async function startReading(page: Page, world: World, scenario: string) {
  const platform = await hearPlatform(page);
  await enter(page, `${scenario}+popup`);
  await world.settings({ analytics: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  const found: string[] = [];
  const titles = new Set<string>();
  const look = async (address: string) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await platform.calm();
    await page.mouse.wheel(0, 3000);
    await platform.calm();
    const [title = '', ...texts] = await visibleTexts(page);
    titles.add(title);
    for (const text of [title, ...texts]) {
      if (plainWords(text, platform.texts).length > 0) found.push(`${address}: ${text}`);
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    if (scrollWidth > clientWidth) found.push(`${address}: ${scrollWidth} px wide`);
  };
  return { look, found, titles, platform };
}
