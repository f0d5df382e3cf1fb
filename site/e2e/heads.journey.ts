// areas: app
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { follow } from './steps.ts';

// Heads of texts are made by a server that asks the platform.
test.use({ answers: 'stamped' });

/** Reads what a page says of itself, sorted, as its script adds elements in an order of its own. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const told =
      'meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[hreflang], [rel=canonical]';
    const lineOf = ({ tagName, attributes }: Element) =>
      [
        tagName,
        ...[...attributes]
          .filter(({ name }) => name !== 'data-served')
          .map(({ name, value }) => `${name}=${value}`)
          .sort(),
      ].join(' ');
    const { lang, dir } = document.documentElement;
    return { lang, dir, title: document.title, lines: [...document.head.querySelectorAll(told)].map(lineOf).sort() };
  });

/** Makes the page put its own head in the place of the served one. */
async function pressAnything(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('head [data-served]:not(script)')).toHaveCount(0);
}

for (const path of ['/promotions', '/help?article=limits', '/promoDetail?id=p-daily', '/p/welcome', '/no/such/page']) {
  for (const language of ['EN', 'UR']) {
    test(`OPS-13 NAV-21 ${path} says without script in ${language} what it says with script, and each thing once`, async ({
      page,
      browser,
      world,
    }) => {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
      const context = await browser.newContext({ baseURL: world.origin, javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(address);
      const served = await headOf(plain);
      await context.close();
      expect(served.lang).toBe(language.toLowerCase());
      expect(served.lines.filter((line) => line.includes('canonical'))).toHaveLength(path.startsWith('/no') ? 0 : 1);

      await page.goto(address);
      await pressAnything(page);
      await expect.poll(() => headOf(page)).toEqual(served);
    });
  }
}

test('OPS-16 the data of a page stays with it, and goes with the next page', async ({ page, world }) => {
  const data = page.locator('head script[type="application/ld+json"]');
  await page.goto('/promotions');
  await pressAnything(page);
  expect(JSON.parse((await data.textContent()) ?? '')['@graph'][0].itemListElement[1].item).toBe(
    `${world.origin}/promotions`,
  );
  await follow(page, '/vip');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${world.origin}/vip`);
  await expect(data).toHaveCount(0);
});
