// areas: app, service
import type { MessageId } from '@baize/messages';
import type { Locator } from '@playwright/test';
import { item } from './centre.ts';
import { expect, type Person, phone, test } from './journey.ts';
import { contentOf, enter, waitForContent } from './steps.ts';

const tabsOf = ({ page, say }: Person): Locator =>
  page.getByRole('navigation', { name: say('frame.main') }).filter({ visible: true });

async function hasPlaces(person: Person, places: readonly MessageId[]): Promise<void> {
  const links = tabsOf(person).getByRole('link');
  await expect(links).toHaveText(places.map((id) => new RegExp(`^${person.say(id)}`)));
}

async function asksInOnePress({ page, say, press }: Person, way: Locator): Promise<void> {
  await press(way);
  await expect(page.getByRole('dialog', { name: say('service.title') })).toBeVisible();
}

for (const speech of ['EN', 'UR'] as const) {
  test.describe(`${speech} at 390 px`, () => {
    test.use({ speech, ...phone });

    test('NAV-23 HDR-14 SVC-01 a visitor has five places, registers by the middle one and asks by the last; a player has the wallet and the account there, and asks by the header', async ({
      page,
      person,
      say,
      press,
    }) => {
      const banner = page.getByRole('banner');
      await test.step('a visitor', async () => {
        await page.goto('/help');
        await hasPlaces(person, ['nav.home', 'nav.games', 'login.register', 'nav.offers', 'nav.chat']);
        await expect(item(banner, say, 'login.action')).toBeVisible();
        await expect(item(banner, say, 'login.register')).toHaveCount(0);
        await press(item(tabsOf(person), say, 'nav.offers'));
        await page.waitForURL(/\/promotions/);
        await expect(item(tabsOf(person), say, 'nav.offers')).toHaveAttribute('aria-current', 'page');
        await press(item(tabsOf(person), say, 'login.register'));
        await expect(page.getByRole('dialog', { name: say('register.title') })).toBeVisible();
        await page.goBack();
        await asksInOnePress(person, item(tabsOf(person), say, 'nav.chat'));
      });

      await test.step('a player', async () => {
        await enter(page, 'member', '/help');
        await hasPlaces(person, ['nav.home', 'nav.games', 'nav.wallet', 'nav.offers', 'nav.account']);
        await expect(item(tabsOf(person), say, 'nav.account')).toHaveText(/\d/);
        await asksInOnePress(person, banner.getByRole('button', { name: say('shortcuts.service') }));
      });
    });
  });
}

test.describe('at 390 px', () => {
  test.use(phone);

  test('NAV-23 APP-08 without registration the bar has four places, as wide as the screen', async ({
    page,
    person,
    world,
  }) => {
    await world.settings({ toggles: { DIRECTREG3: false } });
    await page.goto('/help');
    await hasPlaces(person, ['nav.home', 'nav.games', 'nav.offers', 'nav.chat']);
    const widths = await tabsOf(person)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().width)));
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(380);
  });
});

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: -1, height: 0 };

/** Returns the vertical range between the sticky bars. */
async function between(person: Person): Promise<{ top: number; bottom: number }> {
  const { page, say } = person;
  const search = page.getByRole('banner').getByRole('link', { name: say('frame.search'), exact: true });
  const { y, height } = await boxOf(search.filter({ visible: true }));
  const { width, height: window } = page.viewportSize() ?? { width: 0, height: 0 };
  const foot = width < 900 ? await boxOf(tabsOf(person)) : { y: window };
  expect(y).toBeGreaterThanOrEqual(0);
  return { top: y + height, bottom: foot.y };
}

for (const [width, height] of [
  [390, 640],
  [768, 900],
  [1440, 700],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, ...(width < 900 && { hasTouch: true }) });

    test('NAV-23 RSP-01 FLT-126 a bar of the header stays while the page scrolls, nothing moves for it, and the focus is behind neither bar', async ({
      page,
      person,
    }) => {
      await test.step('for a visitor', async () => {
        await page.goto('/');
        await scrollsUnderBars(person, 64);
      });
      await test.step('for a player', async () => {
        await enter(page, 'member', '/');
        await scrollsUnderBars(person, width < 640 ? 32 + 56 : 32 + 64);
      });
    });
  });
}

/** Scrolls and tabs through the page; `highest` is the header's maximum height in px. */
async function scrollsUnderBars(person: Person, highest: number): Promise<void> {
  const { page, say } = person;
  // The first key also loads the lower parts, which would otherwise come during the scroll.
  await page.keyboard.press('Shift');
  await expect(contentOf(page).locator('[inert]')).toHaveCount(0);
  await waitForContent(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(countMoves);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  const { top, bottom } = await between(person);
  expect(top).toBeLessThanOrEqual(highest);
  expect(await page.evaluate(() => globalThis.movedByScroll)).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) >= 900)
    await expect(page.getByRole('navigation', { name: say('frame.main') })).toBeInViewport();
  // Also backwards, where the next card must come out from under the header.
  const cards = contentOf(page).getByRole('link').filter({ visible: true });
  await cards.nth(12).focus();
  for (const key of ['Shift+Tab', 'Tab'])
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press(key);
      const box = await page.evaluate(focusedBox);
      expect(box.bottom, `${key} ${box.name}`).toBeGreaterThan(top);
      expect(box.top, `${key} ${box.name}`).toBeLessThan(bottom);
    }
}

declare global {
  var movedByScroll: string[];
}

/** Names what layout shifts move from now on. Runs in the page. */
function countMoves(): void {
  globalThis.movedByScroll = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
      globalThis.movedByScroll.push(
        ...sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`),
      );
    }
  }).observe({ type: 'layout-shift' });
}

function focusedBox(): { name: string; top: number; bottom: number } {
  const element = document.activeElement;
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return { name: element?.textContent?.slice(0, 40) ?? '', top, bottom };
}
