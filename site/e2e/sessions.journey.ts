// areas: app, sign-in/login, sign-in/session, points, money
// platforms: any
import type { Page } from '@playwright/test';
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { needs } from './platforms.ts';
import { byMouse } from './press.ts';
import { balanceOf, enter, isSignedIn, logInByDialog, paymentPassword, tokenOf } from './steps.ts';
import type { Say } from './words.ts';

const refused = /Failed to load resource.*status of (400|401|403|409)/;

/** Holds the platform's responses to a player until `calls` of them are waiting. */
async function answerTogether(page: Page, calls: number): Promise<void> {
  let letGo = () => {};
  const enough = new Promise<void>((done) => {
    letGo = done;
  });
  let answered = 0;
  await page.route('**/*', async (route) => {
    if (answered >= calls || !route.request().headers().authorization) return route.fallback();
    const response = await route.fetch();
    answered++;
    if (answered === calls) letGo();
    await enough;
    await route.fulfill({ response });
  });
}

const firstRecord = (page: Page) => page.getByRole('row').nth(1);
const loginOf = (page: Page, say: Say) => page.getByRole('dialog', { name: say('login.title') });

test('FLT-010 SES-04 however many calls are refused at once, the session ends once, and the place is there after the login', {
  tag: ['@smoke', ...needs('pointBalance')],
}, async ({ page, say, world, quiet }) => {
  let refusals = 0;
  page.on('response', (response) => {
    if (response.status() === 401) refusals++;
  });
  await enter(page, 'member', '/');
  await balanceOf(page, say);
  // Leave the page, so that none of its calls is refused and ends the session there.
  await page.goto('about:blank');
  await world.expire();
  await answerTogether(page, 3);
  await page.goto('/pointMall?tab=records');
  const login = loginOf(page, say);
  await expect(login).toBeVisible();
  await expect(page.getByText(say('frame.expired'))).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect.poll(() => refusals).toBeGreaterThan(2);
  await logInByDialog(page, say, byMouse);
  await expect(page).toHaveURL(/\/pointMall\?tab=records$/);
  await expect(firstRecord(page)).toHaveText(/\d/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expected(quiet, refused);
});

test('APP-03 what only players have comes once the platform says who somebody is, without a reload', {
  tag: needs('pointBalance'),
}, async ({ page, say }) => {
  let muddled = true;
  await page.route('**/wps/member/info*', (route) => (muddled ? route.fulfill({ json: {} }) : route.fallback()));
  await enter(page, 'member', '/pointMall?tab=records');
  await balanceOf(page, say);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await expect(firstRecord(page)).toHaveText('');
  muddled = false;
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(firstRecord(page)).toHaveText(/\d/, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
});

test('FLT-018 a token that was there before the login is worth nothing after it', {
  tag: needs('startFreePlay'),
}, async ({ page, say, world }) => {
  await enter(page, 'trial', '/rng?modal=login');
  const planted = await tokenOf(page);
  await logInByDialog(page, say, byMouse);
  await balanceOf(page, say);
  expect(await tokenOf(page)).not.toBe(planted);
  const answer = await fetch(`${world.origin}/wps/member/info`, { headers: { authorization: `Bearer ${planted}` } });
  expect(answer.status).toBe(401);
});

forOnePersona((test) => {
  test('FLT-012 what is not allowed is said in its place, and signs nobody out', { tag: needs('faults') }, async ({
    page,
    say,
    world,
    quiet,
  }) => {
    await enter(page, 'member', '/rng');
    await balanceOf(page, say);
    await world.settings({ faults: [{ call: 'balance', kind: '403' }] });
    await page.getByTitle(say('frame.balance.refresh')).first().click();
    await expect(page.getByTitle(/\d\d:\d\d/).first()).toHaveText(/\d\.\d\d/);
    await page.reload();
    await expect(page.getByText(say('frame.balance.unavailable')).filter({ visible: true }).first()).toBeVisible();
    await isSignedIn(page, 'demo.member');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await tokenOf(page)).not.toBeNull();
    expected(quiet, refused);
  });

  test('FLT-011 SES-04 a session that ends under a money call: nothing is sent again, and its fate is told after the login', {
    tag: needs('pointBalance'),
  }, async ({ page, press, say, world, quiet }) => {
    await enter(page, 'member', '/pointMall?modal=convert');
    const convert = page.getByRole('dialog', { name: say('points.convert.title') });
    await convert.getByRole('textbox', { name: say('points.detail.points') }).fill('1000');
    await convert.locator('input[type="password"]').fill(paymentPassword);
    const send = convert.locator('button[type="submit"]');
    await expect(send).toHaveText(/\d/);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('MCS2_convertPoint')) sent++;
    });
    await world.expire();
    await press(send);
    await expect(loginOf(page, say)).toBeVisible();
    await logInByDialog(page, say, byMouse);
    await balanceOf(page, say);
    const { entries } = await world.ledger('demo.member');
    expect(entries.filter(({ kind }) => kind === 'conversion')).toHaveLength(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('moneyIntents'))).toBeNull();
    expect(sent).toBe(1);
    expected(quiet, refused);
  });
});
