import type { Page } from '@playwright/test';
import { findSpills } from '../../.storybook/findSpills.ts';
import { eachPage, everyAgentPage, everyCentrePage, everyOverlay } from './everyAddress.ts';
import { expect, expected, test } from './journey.ts';
import { outOfReach } from './outOfReach.ts';
import { enter, follow } from './steps.ts';
import type { Say } from './words.ts';

/** Windows from a small phone to a large desk, in px. */
const windows = [
  [320, 640],
  [390, 844],
  [640, 960],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

const refusals = /status of 4\d\d|net::ERR_FAILED/;

for (const speech of ['EN', 'UR', 'VI'] as const) {
  test.describe(`${speech}, from 320 to 1920 px`, () => {
    test.use({ speech });
    test.beforeEach(() => test.setTimeout(600_000));

    test('NAV-26 FLT-126 FLT-111 HDR-12 every page is in the window, and nothing floats over it', async ({
      page,
      say,
      quiet,
    }) => {
      const look = await startLooking(page, say);
      await page.goto('/');
      const gated: string[] = [];
      for (const address of eachPage()) if (await look.at(address)) gated.push(address);
      await enter(page, 'member');
      for (const address of gated) await look.at(address);
      expect(look.found()).toEqual([]);
      expected(quiet, refusals);
    });

    test('NAV-26 FLT-126 FLT-111 every dialog is in the window, with what closes it', async ({ page, say, quiet }) => {
      const look = await startLooking(page, say);
      await enter(page, 'member');
      let opened = 0;
      for (const { address } of everyOverlay()) if (await look.at(address)) opened++;
      expect(look.found()).toEqual([]);
      expect(opened).toBeGreaterThan(15);
      expected(quiet, refusals);
    });

    test('NAV-26 FLT-126 FLT-111 MEM-01 every page of the member centre is in the window', async ({
      page,
      say,
      quiet,
    }) => {
      const look = await startLooking(page, say);
      await enter(page, 'member');
      for (const address of everyCentrePage()) expect(await look.at(address), address).toBe(true);
      expect(look.found()).toEqual([]);
      expected(quiet, refusals);
    });

    test('NAV-26 FLT-126 FLT-111 AGT-01 every page of the agent centre is in the window, and the first contract and bill of each list', async ({
      page,
      say,
      quiet,
    }) => {
      const look = await startLooking(page, say);
      await enter(page, 'agent');
      const opened = new Set<string>();
      for (const address of everyAgentPage()) {
        expect(await look.at(address), address).toBe(true);
        for (const href of await page.evaluate(listedHrefs)) opened.add(href);
      }
      expect([...opened].filter((href) => href.includes('bill='))).not.toEqual([]);
      for (const address of opened) await look.at(address);
      await enter(page, 'sub', '/no/such/page?modal=agent&centre=agentDividendRecordCopy2');
      await page
        .getByRole('list', { name: say('contracts.requests') })
        .getByRole('link')
        .first()
        .click();
      const { pathname, search } = new URL(page.url());
      await look.at(pathname + search);
      expect(look.found()).toEqual([]);
      expected(quiet, refusals);
    });
  });
}

test.describe('where the margin is narrow', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('HDR-12 FLT-120 the side bar is a tab, whose menu has words and is closed by Escape and by a press elsewhere', async ({
    page,
    say,
  }) => {
    await page.goto('/help');
    const side = page.getByRole('complementary', { name: say('frame.contact') });
    const tab = side.getByRole('button', { name: say('frame.contact') });
    const promotions = side.getByRole('link', { name: say('ways.promotions') });
    await expect(tab).toHaveAttribute('aria-expanded', 'false');
    await expect(promotions).toBeHidden();
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(promotions).toHaveText(say('ways.promotions'));
    await page.keyboard.press('Tab');
    await expect(side.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(promotions).toBeHidden();
    await expect(tab).toBeFocused();
    await tab.click();
    await expect(promotions).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(promotions).toBeHidden();
    await tab.click();
    await promotions.click();
    await page.waitForURL(/\/promotions/);
  });
});

/** Looks at addresses in every window, and keeps what is wrong with them: a line each, with the widths it is seen at. */
async function startLooking(page: Page, say: Say) {
  const calm = hearRequests(page);
  const overlay = page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true }).first();
  await page.addInitScript(paintLittle);
  const back = [
    'member.menu',
    'agent.menu',
    'contracts.back',
    'bills.review.back',
    'team.back',
    'team.back.account',
  ] as const;
  const ways = [say('frame.close'), ...back.map((id) => say(id))];
  const widths = new Map<string, number[]>();
  return {
    /** Answers whether a dialog is open there. */
    async at(address: string): Promise<boolean> {
      await page.evaluate(() => document.getElementById('root')?.removeAttribute('hidden'));
      await follow(page, address);
      await calm();
      // An overlay's own files come late on a busy machine; a few overlays send visitors elsewhere instead.
      if (address.includes('modal=')) await overlay.waitFor({ timeout: 2500 }).catch(() => undefined);
      await page.evaluate(loadImagesInView);
      await calm();
      const isDialog = await page.evaluate(leaveDialogAlone);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.evaluate(settle);
        const cut = (await page.evaluate(findSpills)).map((text) => text.replace(/ at [-\d ]+ px$/, ''));
        for (const problem of [...cut, ...(await page.evaluate(outOfReach, ways))]) {
          const line = `${address}: ${problem}`;
          widths.set(line, [...(widths.get(line) ?? []), width]);
        }
      }
      return isDialog;
    },
    found: () => [...widths].map(([line, seenAt]) => `${line} (${seenAt.join(', ')})`),
  };
}

/** What resolves when nothing has been asked for a while. */
function hearRequests(page: Page) {
  const under = new Set<object>();
  page.on('request', (request) => under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
  return async () => {
    for (let still = 0; still < 2; still = under.size === 0 ? still + 1 : 0) await page.waitForTimeout(60);
  };
}

// The functions below run in the page.

/** The first contract and the first bill that the page lists. */
function listedHrefs() {
  const links = ['contract=', 'bill='].map((part) =>
    document.querySelector<HTMLAnchorElement>(`tbody th a[href*="${part}"]`),
  );
  return links.filter((link) => link !== null).map(({ pathname, search }) => pathname + search);
}

/** What takes room alone matters here, and at each width all of it would be painted anew. */
function paintLittle() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { background-image: none !important; box-shadow: none !important; filter: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** A dialog is looked at by itself: the page below it is out of reach, and looked at elsewhere. Answers whether there is one. */
function leaveDialogAlone() {
  const isDialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((one) =>
    one.checkVisibility(),
  );
  document.getElementById('root')?.toggleAttribute('hidden', isDialog);
  return isDialog;
}

/** Scrolls through it, so that what waits to be seen comes. */
async function loadImagesInView() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let top = 0; top < document.documentElement.scrollHeight && top < 12_000; top += innerHeight) {
    scrollTo(0, top);
    await frame();
  }
  scrollTo(0, 0);
}

/** Another layout takes two frames, and longer where parts of it are fetched. */
async function settle() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  scrollTo(0, 0);
  await frame();
  await frame();
  for (let frames = 0; frames < 60 && document.querySelector('[data-fetching]'); frames++) await frame();
}
