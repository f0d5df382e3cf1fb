// areas: help, service, notices, search, app
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { contentOf, enter } from './steps.ts';

test('SVC-01 SVC-02 customer service opens in a window that does not know its opener', async ({
  page,
  say,
  context,
}) => {
  // At night the brand's chat is closed.
  await page.route('**/brand.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), serviceHours: null } });
  });
  await enter(page, 'vip', '/');
  await page
    .getByRole('link', { name: say('shortcuts.service') })
    .first()
    .click();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: say('service.vip') }).click();
  const popup = await opening;
  await popup.waitForURL(/\/service\/vip/);
  expect(await popup.evaluate(() => opener)).toBeNull();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 750]);
});

test('HLP-02 APP-10 an article asks once whether it helped, a no leads to people; before a yes nothing is asked of anybody else, and measuring is told nothing', async ({
  page,
  say,
  world,
}) => {
  await world.settings({ analytics: true });
  const foreign: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const told = () =>
    page.evaluate(() =>
      ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
        .map((words) => Array.from(words))
        .filter(([kind]) => kind === 'event'),
    );
  await page.goto('/help?article=withdrawal');
  const asked = page.getByRole('group', { name: say('help.helpful') });
  await asked.getByRole('button', { name: say('help.helpful.yes') }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: say('help.helpful.thanks') })).toBeVisible();
  await expect(asked).toBeHidden();
  expect(await told()).toEqual([]);

  const choose = page.getByRole('button', { name: say('frame.consent.choose') });
  await choose.click();
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: say('help.consent.yes'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => foreign).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SANDBOX01']);
  await expect(choose).toHaveCount(0);
  const next = contentOf(page).getByRole('button', { expanded: false }).first();
  await next.click();
  await asked.getByRole('button', { name: say('help.helpful.no') }).click();
  await expect
    .poll(async () => (await told()).filter(([, name]) => name === 'article_helpful'))
    .toEqual([
      ['event', 'article_helpful', { article: 'withdrawal', answer: 'yes' }],
      ['event', 'article_helpful', { article: expect.any(String), answer: 'no' }],
    ]);
  await expect(page.getByText(say('help.helpful.sorry'))).toBeFocused();
  await page
    .getByRole('status')
    .getByRole('link', { name: say('shortcuts.service') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/help?article=withdrawal');
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
  await expect(asked).toBeHidden();
});

test('APP-12 a site under two domains offers the other when the platform is lost', async ({
  page,
  say,
  world,
  quiet,
}) => {
  await world.settings({ twoDomains: true, faults: [{ call: 'permission', kind: '500' }] });
  await page.goto('/help');
  await expect(page.getByRole('button', { name: say('frame.domain.go') }).first()).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => JSON.parse(sessionStorage.routers ?? '[]'))).toHaveLength(2);
  expected(quiet, /Failed to load resource/);
});

test('NAV-21 every page says what it is, in each language at its own address', async ({ page, world }) => {
  await page.goto('/help?article=limits&q=x');
  const href = (selector: string) => page.locator(selector).getAttribute('href');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${world.origin}/help?article=limits`);
  expect(await href('link[rel=alternate][hreflang=ur]')).toBe(`${world.origin}/help?article=limits&lang=UR`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /limit/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /article=limits$/);
  await page.goto('/help?lang=UR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page).toHaveURL(`${world.origin}/help`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${world.origin}/help?lang=UR`);
});

forOnePersona((test) => {
  test('APP-06 APP-04 a blocked visitor sees why and no content, quotes the address and reaches customer service', async ({
    page,
    press,
    say,
    world,
    context,
    quiet,
  }) => {
    await world.scenario('blocked');
    await page.goto('/rng');
    await expect(page.getByRole('heading', { name: say('blockip') })).toBeVisible();
    await expect(page.getByText('203.0.113.24')).toBeVisible();
    await expect(page.locator('#lobby-games')).toHaveCount(0);
    const opening = context.waitForEvent('page');
    await press(page.getByRole('button', { name: say('status.support') }));
    await (await opening).waitForURL(/\/service\/chat/);
    expected(quiet, /Failed to load resource/);
  });

  test('NAV-09 NAV-10 help alone has no header, both addresses lead to the download, and old ones to the search', async ({
    page,
    say,
  }) => {
    await page.goto('/helpmc');
    await expect(page.getByRole('heading', { level: 1, name: say('help.title') })).toBeVisible();
    await expect(page.getByRole('navigation', { name: say('frame.main') })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    for (const address of ['/down', '/download']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: say('download.title') })).toBeVisible();
    }
    await page.goto('/no/such/page');
    await page.getByRole('searchbox', { name: say('notFound.search') }).fill('heron');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: say('frame.search') })).toHaveValue('heron');
  });

  test('NTC-05 the popup shows once a visit, and not again on a day without it', async ({
    page,
    press,
    say,
    world,
    context,
  }) => {
    await world.scenario('popup');
    await page.goto('/');
    const hide = page.getByRole('checkbox', { name: say('help.popup.hide') });
    await expect(hide).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hide).toBeHidden();
    await page.reload();
    await expect(
      page
        .getByRole('region', { name: say('home.notices') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expect(hide).toBeHidden();

    const next = await context.newPage();
    await next.goto('/');
    await next.getByRole('checkbox', { name: say('help.popup.hide') }).check();
    await press(
      next
        .getByRole('dialog')
        .getByRole('button', { name: say('frame.close') })
        .last(),
    );
    const later = await context.newPage();
    await later.goto('/');
    await expect(
      later
        .getByRole('region', { name: say('home.notices') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expect(later.getByRole('checkbox', { name: say('help.popup.hide') })).toHaveCount(0);
  });
});
