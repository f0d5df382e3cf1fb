import type { MessageId } from '@baize/messages';
import type { Locator } from '@playwright/test';
import { item } from './centre.ts';
import { expect, type Person, phone, test } from './journey.ts';
import { enter, waitForContent } from './steps.ts';

const tabsOf = ({ page, say }: Person): Locator =>
  page.getByRole('navigation', { name: say('frame.main') }).filter({ visible: true });

/** That the bar at the foot has these places and no other, in this order. */
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

    test('NAV-23 HDR-14 SVC-01 a visitor has five places, registers by the middle one and asks by the last', async ({
      page,
      person,
      say,
      press,
    }) => {
      await page.goto('/help');
      await hasPlaces(person, ['nav.home', 'nav.games', 'login.register', 'nav.offers', 'nav.chat']);
      const banner = page.getByRole('banner');
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

    test('NAV-23 HDR-14 SVC-01 a player has the wallet and the account there, and asks by the header', async ({
      page,
      person,
      say,
    }) => {
      await enter(page, 'member', '/help');
      await hasPlaces(person, ['nav.home', 'nav.games', 'nav.wallet', 'nav.offers', 'nav.account']);
      await expect(item(tabsOf(person), say, 'nav.account')).toHaveText(/\d/);
      await asksInOnePress(person, page.getByRole('banner').getByRole('button', { name: say('ways.service') }));
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

/** Where the bars that stay begin and end: what lies under neither is in sight. */
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

    for (const who of ['a visitor', 'a player'] as const) {
      test(`NAV-23 RSP-01 FLT-126 for ${who} a bar of the header stays while the page scrolls, nothing moves for it, and the focus is behind neither bar`, async ({
        page,
        person,
        say,
      }) => {
        if (who === 'a player') await enter(page, 'member', '/');
        else await page.goto('/');
        await waitForContent(page);
        await page.evaluate(countMoves);
        await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
        const { top, bottom } = await between(person);
        expect(top).toBeLessThanOrEqual(who === 'a player' ? (width < 640 ? 32 + 56 : 32 + 64) : 64);
        expect(await page.evaluate(() => globalThis.movedByScroll)).toBe(0);
        if (width >= 900) await expect(page.getByRole('navigation', { name: say('frame.main') })).toBeInViewport();
        // Upwards, where what is next lies above the window: it has to come out from under the header.
        const cards = page.getByRole('main').getByRole('link').filter({ visible: true });
        await cards.nth(12).focus();
        for (const key of ['Shift+Tab', 'Tab'])
          for (let steps = 0; steps < 12; steps++) {
            await page.keyboard.press(key);
            const box = await page.evaluate(focusedBox);
            expect(box.bottom, `${key} ${box.name}`).toBeGreaterThan(top);
            expect(box.top, `${key} ${box.name}`).toBeLessThan(bottom);
          }
      });
    }
  });
}

declare global {
  var movedByScroll: number;
}

/** Runs in the page: adds up what moves from now on, as browsers score it. */
function countMoves(): void {
  globalThis.movedByScroll = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      globalThis.movedByScroll += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift' });
}

/** Runs in the page: where what has the focus is. */
function focusedBox(): { name: string; top: number; bottom: number } {
  const element = document.activeElement;
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return { name: element?.textContent?.slice(0, 40) ?? '', top, bottom };
}
