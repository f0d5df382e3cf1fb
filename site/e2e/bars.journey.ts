import type { MessageId } from '@baize/messages';
import type { Locator } from '@playwright/test';
import { item } from './centre.ts';
import { expect, type Person, phone, test } from './journey.ts';
import { enter } from './steps.ts';

const tabsOf = ({ page, say }: Person): Locator =>
  page.getByRole('navigation', { name: say('frame.main') }).filter({ visible: true });

/** That the bar at the foot has these places and no other, in this order. */
async function hasPlaces(person: Person, places: readonly MessageId[]): Promise<void> {
  const links = tabsOf(person).getByRole('link');
  await expect(links).toHaveText(places.map((id) => new RegExp(`^${person.say(id)}`)));
}

async function asksInOnePress({ page, say, press }: Person, way: Locator): Promise<void> {
  await press(way);
  await expect(page.getByRole('dialog', { name: say('ways.service') })).toBeVisible();
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
