import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { enter } from './steps.ts';

const words = Array(12).fill('word').join(' ');

test.describe('in Urdu on a phone', () => {
  test.use({ speech: 'UR', viewport: { width: 390, height: 844 } });

  test('HLP-01 FBK-01 from a search to an article, and from there to feedback that survives a failure', async ({
    page,
    say,
    world,
    quiet,
  }) => {
    await page.goto('/help');
    await page.getByRole('searchbox', { name: say('help.search') }).fill('نکلوائی گئی رقم');
    const answer = page.getByRole('button', { name: /نکلوائی/ });
    await answer.click();
    await expect(answer).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(/article=withdrawal/);
    await page.reload();
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);

    await page
      .getByRole('main')
      .getByRole('link', { name: say('feedback.title') })
      .click();
    const form = page.getByRole('dialog', { name: say('feedback.title') });
    await form.getByRole('combobox').selectOption({ label: say('feedback.type.withdrawal') });
    await form.getByRole('textbox').fill(words);
    await world.settings({ faults: [{ call: 'sendFeedback', kind: '500', times: 4 }] });
    await form.getByRole('button', { name: say('feedback.send') }).click();
    await expect(form.getByRole('alert').filter({ hasText: /./ })).toBeVisible({ timeout: 20_000 });
    await expect(form.getByRole('textbox')).toHaveValue(words);
    await world.settings({ faults: [] });
    await form.getByRole('button', { name: say('feedback.send') }).click();
    await expect(page.getByText(say('feedback.sent'))).toBeVisible();
    await expect(form).toBeHidden();
    expected(quiet, /Failed to load resource/);
  });
});

test('SVC-01 SVC-02 customer service opens in a window that does not know its opener', async ({
  page,
  say,
  context,
}) => {
  await enter(page, 'vip', '/');
  await page
    .getByRole('link', { name: say('ways.service') })
    .first()
    .click();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: say('service.vip') }).click();
  const popup = await opening;
  await popup.waitForURL(/\/service\/vip/);
  expect(await popup.evaluate(() => opener)).toBeNull();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 750]);
});

test('APP-10 nothing is asked of anybody else before a yes, and the tag after it', async ({ page, say, world }) => {
  await world.settings({ analytics: true });
  const foreign: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/');
  await page.getByRole('button', { name: say('ways.consent.choose') }).click();
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: say('help.consent.yes'), exact: true }).click();
  await expect.poll(() => foreign).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SANDBOX01']);
  await expect(page.getByRole('button', { name: say('ways.consent.choose') })).toHaveCount(0);
});

test('HLP-02 APP-10 an article asks once whether it helped, a no leads to people, and measuring is told after a yes alone', async ({
  page,
  say,
  world,
}) => {
  await world.settings({ analytics: true });
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
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

  await page.getByRole('button', { name: say('ways.consent.choose') }).click();
  await page.getByRole('button', { name: say('help.consent.yes'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const next = page.getByRole('main').getByRole('button', { expanded: false }).first();
  await next.click();
  await asked.getByRole('button', { name: say('help.helpful.no') }).click();
  await expect.poll(told).toEqual([['event', 'article_helpful', { article: expect.any(String), answer: 'no' }]]);
  await expect(page.getByText(say('help.helpful.sorry'))).toBeFocused();
  await page
    .getByRole('status')
    .getByRole('link', { name: say('ways.service') })
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
  await expect(page.getByRole('button', { name: say('ways.domain.go') }).first()).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => JSON.parse(sessionStorage.routers ?? '[]'))).toHaveLength(2);
  expected(quiet, /Failed to load resource/);
});

test('NAV-21 every page says what it is, in each language at its own address', async ({ page, world }) => {
  await page.goto('/help?article=limits&q=x');
  const href = (selector: string) => page.locator(selector).getAttribute('href');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${world.origin}/help?article=limits`);
  expect(await href('link[rel=alternate][hreflang=ur]')).toBe(`${world.origin}/help?article=limits&lang=UR`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /limits/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /article=limits$/);
  await page.goto('/help?lang=UR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page).toHaveURL(`${world.origin}/help`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${world.origin}/help?lang=UR`);
});

forOnePersona((test) => {
  test('SVC-01 a way that fails closes the window and says so', async ({ page, press, say, world, context, quiet }) => {
    await page.goto('/help?modal=service');
    await world.settings({ faults: [{ call: 'serviceLink', kind: '500' }] });
    await press(page.getByRole('button', { name: say('service.chat') }));
    await expect(page.getByText(say('service.none'))).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => context.pages().length).toBe(1);
    expected(quiet, /Failed to load resource/);
  });

  test('APP-06 a blocked visitor quotes the address and reaches customer service', async ({
    page,
    press,
    say,
    world,
    context,
    quiet,
  }) => {
    await world.scenario('blocked');
    await page.goto('/');
    await expect(page.getByText('203.0.113.24')).toBeVisible();
    const opening = context.waitForEvent('page');
    await press(page.getByRole('button', { name: say('status.support') }));
    await (await opening).waitForURL(/\/service\/chat/);
    expected(quiet, /status of 403/);
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
