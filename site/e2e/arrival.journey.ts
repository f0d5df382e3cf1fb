// areas: app, home, legal, help, promotions, games/lobby
import type { Page } from '@playwright/test';
import { expect, phone, test } from './journey.ts';
import { waitForContent } from './steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const script = /\/assets\/.*\.js$/;

test('NAV-25 a page opened fresh begins at its top and leaves the focus alone; each further one gives it to its heading', async ({
  page,
  say,
}) => {
  await page.goto('/');
  await waitForContent(page);
  expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([0, true]);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('legal.terms'), exact: true })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(say('legal.terms'));
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(say('legal.terms')));

  await page.goBack();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
});

test('NAV-25 whoever types while a page is on its way keeps the focus', async ({ page, say }) => {
  await page.goto('/');
  await waitForContent(page);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: say('frame.main') })
    .getByRole('link', { name: say('shortcuts.promotions') })
    .click();
  const name = page.getByLabel(say('login.username')).first();
  await name.pressSequentially('ran');
  arrive();
  await expect(heading(page)).toHaveText(say('promotions.title'));
  await waitForContent(page);
  await name.pressSequentially('ia');
  await expect(name).toHaveValue('rania');
});

test('FLT-103 NAV-25 of fifty quick changes of page the last one is shown, by title and heading, which has the focus; and so is where quick steps back end', async ({
  page,
  say,
}) => {
  const titles = {
    '/help': 'help.title',
    '/promotions': 'promotions.title',
    '/rng': 'nav.rng',
    '/fish': 'nav.fish',
  } as const;
  const paths = Object.keys(titles) as (keyof typeof titles)[];
  const arrived = async (path: keyof typeof titles) => {
    const title = say(titles[path]);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(title));
  };
  await page.goto('/');
  await waitForContent(page);
  await page.evaluate(async (all) => {
    for (let turn = 0; turn < 50; turn++) {
      history.pushState(null, '', all[turn % all.length]);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((over) => setTimeout(over, turn % 30));
    }
  }, paths);
  await arrived('/promotions');
  await page.evaluate(async () => {
    for (let turn = 0; turn < 9; turn++) {
      history.back();
      await new Promise((over) => setTimeout(over, 20));
    }
  });
  await arrived('/help');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('NAV-25 a link of the drawer leads to the heading of its page', async ({ page, say }) => {
    await page.goto('/');
    await page
      .getByRole('button', { name: say('frame.menu') })
      .filter({ visible: true })
      .tap();
    await page
      .getByRole('dialog', { name: say('frame.menu') })
      .getByRole('link', { name: say('shortcuts.promotions') })
      .tap();
    await page.waitForURL(/\/promotions/);
    await expect(heading(page)).toBeFocused();
  });
});
