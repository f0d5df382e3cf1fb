// areas: app
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { contentOf, waitForContent } from './steps.ts';

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('FLT-097 a page that is looked at again later says that a newer one is served, and loads it by a press alone', async ({
  page,
  say,
}) => {
  await page.clock.install();
  await page.goto('/help');
  await waitForContent(page);
  const notice = page.getByText(say('frame.outdated'));
  let asked = 0;
  await page.route('/', async (route) => {
    asked++;
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/\/assets\/index-\w+/, '/assets/index-newer'),
    });
  });
  await lookAgain(page);
  expect(asked).toBe(0);
  await page.clock.fastForward(11 * 60_000);
  await lookAgain(page);
  await expect(notice).toBeVisible();
  await lookAgain(page);
  expect(asked).toBe(1);
  await page.unroute('/');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: say('frame.refresh') }).click()]);
  await waitForContent(page);
  await expect(notice).toBeHidden();
});

test('FLT-097 the release that is open is not taken for an old one, nor is a page of the network in between', async ({
  page,
  say,
}) => {
  await page.clock.install();
  await page.goto('/help');
  await waitForContent(page);
  for (const html of [null, '<h1>Sign in to this network</h1>']) {
    if (html) await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.clock.fastForward(11 * 60_000);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
    await lookAgain(page);
    await answered;
    // By the time a later request has ended, the page has read the first response.
    await page.evaluate(async () => (await fetch('/')).text());
    await expect(page.getByText(say('frame.outdated'))).toBeHidden();
  }
});

test('FLT-096 a platform that asks for a newer page is heeded by a notice; what it sends beyond the contract is ignored', async ({
  page,
  say,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/wps/**', async (route) => {
    const answer = await route.fetch();
    const known = await answer.json().catch(() => null);
    if (known === null) return route.fulfill({ response: answer });
    return route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'x-min-client-version': '2' },
      json: { ...known, ofALaterVersion: { list: [1] } },
    });
  });
  await page.goto('/rng');
  await expect(page.getByText(say('frame.outdated'))).toBeVisible();
  await expect(contentOf(page).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: say('frame.refresh') }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByText(say('frame.outdated'))).toBeVisible();
  expect(loads).toBe(2);
});
