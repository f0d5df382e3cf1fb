// areas: all
import { axeProblems } from '../../.storybook/axe.ts';
import { eachPage, everyAgentPage, everyCentrePage, everyOverlay, inSweep } from './everyAddress.ts';
import { expect, expected, patience, test } from './journey.ts';
import { startLooking } from './looking.ts';
import { enter, waitForContent } from './steps.ts';

const refusals = /status of 4\d\d|net::ERR_FAILED/;

/** Narrowest window of each layout; the wider ones are covered in English. */
const narrowest = [
  [320, 640],
  [640, 960],
  [900, 1200],
  [1200, 800],
  [1400, 900],
  [1680, 1050],
] as const;

test('FLT-137 in a low window the bars scroll with the page', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto('/rng');
  await waitForContent(page);
  const bar = page.getByRole('banner').first();
  await expect(bar).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 700));
  await expect(bar).not.toBeInViewport();
  const last = page.getByRole('navigation').filter({ visible: true }).last();
  await expect(last).not.toBeInViewport();
});

for (const { speech, sizes } of [
  { speech: 'EN' },
  { speech: 'UR', sizes: narrowest },
  { speech: 'VI', sizes: narrowest },
] as const) {
  const sweep = `widths ${speech}`;

  test.describe(`${speech}, from 320 to ${sizes ? 1680 : 1920} px`, () => {
    test.use({ speech });
    test.beforeEach(() => test.setTimeout(600_000 * patience));

    test('NAV-26 FLT-126 FLT-111 HDR-12 every page is in the window, and nothing floats over it', async ({
      page,
      say,
      quiet,
    }) => {
      const look = await startLooking(page, say, { sizes });
      await page.goto('/');
      const gated: string[] = [];
      for (const address of inSweep(sweep, eachPage())) {
        if (await look.at(address)) gated.push(address);
        else expect.soft(await axeProblems(page, 'page'), address).toEqual([]);
      }
      await enter(page, 'member');
      for (const address of gated) await look.at(address);
      expect(look.found()).toEqual([]);
      expected(quiet, refusals);
    });

    test('NAV-26 FLT-126 FLT-111 every dialog is in the window, with what closes it', async ({ page, say, quiet }) => {
      const look = await startLooking(page, say, { sizes });
      await enter(page, 'member');
      const overlays = inSweep(sweep, everyOverlay());
      let opened = 0;
      for (const { address } of overlays) if (await look.at(address)) opened++;
      expect(look.found()).toEqual([]);
      expect(opened).toBeGreaterThan(overlays.length / 3);
      expected(quiet, refusals);
    });

    test('NAV-26 FLT-126 FLT-111 MEM-01 every page of the member centre is in the window', async ({
      page,
      say,
      quiet,
    }) => {
      const look = await startLooking(page, say, { sizes });
      await enter(page, 'member');
      for (const address of inSweep(sweep, everyCentrePage())) expect(await look.at(address), address).toBe(true);
      expect(look.found()).toEqual([]);
      expected(quiet, refusals);
    });

    test('NAV-26 FLT-126 FLT-111 AGT-01 every page of the agent centre is in the window, and the first contract and bill of each list', async ({
      page,
      say,
      quiet,
    }) => {
      const look = await startLooking(page, say, { sizes });
      await enter(page, 'agent');
      const opened = new Set<string>();
      const addresses = inSweep(sweep, everyAgentPage());
      for (const address of addresses) {
        expect(await look.at(address), address).toBe(true);
        for (const href of await page.evaluate(listedHrefs)) opened.add(href);
      }
      if (addresses.some((address) => address.includes('c-tab=bills'))) {
        expect([...opened].filter((href) => href.includes('bill='))).not.toEqual([]);
      }
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
    const promotions = side.getByRole('link', { name: say('shortcuts.promotions') });
    await expect(tab).toHaveAttribute('aria-expanded', 'false');
    await expect(promotions).toBeHidden();
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(promotions).toHaveText(say('shortcuts.promotions'));
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

// Runs in the page.

function listedHrefs() {
  const links = ['contract=', 'bill='].map((part) =>
    document.querySelector<HTMLAnchorElement>(`tbody th a[href*="${part}"]`),
  );
  return links.filter((link) => link !== null).map(({ pathname, search }) => pathname + search);
}
