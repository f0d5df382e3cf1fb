// areas: sign-in/login, search
import { consentTo, consentVersion } from '@baize/domain';
import type { BrowserContext } from '@playwright/test';
import { expect, test, type World } from './journey.ts';
import { contentOf, enter } from './steps.ts';

interface Sent {
  event: string;
  properties: Record<string, unknown>;
}

const names: Readonly<Record<string, string>> = {
  'Page Viewed': 'page_viewed',
  'Signed Up': 'registration_completed',
  'Signed In': 'login_completed',
};

/** Answers for all sinks, and lists what they were asked and told. */
async function listen(context: BrowserContext, world: World) {
  const foreign: string[] = [];
  const told: Sent[] = [];
  await context.route(/^https:/, (route) => {
    const request = route.request();
    foreign.push(new URL(request.url()).host);
    const body = request.postData();
    if (body?.startsWith('{')) {
      const { event, properties } = JSON.parse(body) as Sent;
      told.push({ event: names[event] ?? event, properties });
    }
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await world.settings({ analytics: true, sinks: ['segment'] });
  return { foreign, told };
}

const allow = (context: BrowserContext) =>
  context.addInitScript(
    (answer) => {
      if (origin !== 'null') localStorage.consent ??= answer;
    },
    JSON.stringify(consentTo(['measure', 'improve', 'marketing'], Date.now() - 1_000)),
  );

test('OPS-20 an answer to the older question is asked for again, and counts for nothing meanwhile', async ({
  page,
  context,
  say,
  world,
}) => {
  const { foreign } = await listen(context, world);
  await page.addInitScript(() => {
    localStorage.consent ??= 'yes';
  });
  await page.goto('/');
  await page.getByRole('button', { name: say('frame.consent.choose') }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).not.toBeChecked();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('consent.chosen') })
    .click();
  const kept = await page.evaluate(() => JSON.parse(localStorage.consent));
  expect(kept).toMatchObject({ version: consentVersion, measure: false, improve: false, marketing: false });
  expect(foreign).toEqual([]);
});

test('OPS-22 nothing is told of a player who rests, nor of the limits of one who does not', async ({
  page,
  context,
  world,
}) => {
  await allow(context);
  await enter(page, 'member', '/');
  const { told } = await listen(context, world);
  await page.goto('/?modal=member&centre=playControl');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/help?article=exclusion');
  await page.goto('/?modal=break');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  expect(told).toEqual([]);
  await page.goto('/vip');
  await expect.poll(() => told.map(({ event }) => event)).toEqual(['page_viewed']);
  told.length = 0;
  await enter(page, 'excluded', '/vip');
  await listen(context, world);
  await page.goto('/promotions');
  await expect(contentOf(page)).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(told).toEqual([]);
});
