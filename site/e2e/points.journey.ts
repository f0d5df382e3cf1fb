// areas: points, money, sign-in/login
import { mallTabs } from '@baize/domain';
import type { Page } from '@playwright/test';
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byMouse } from './press.ts';
import { enter, logInByDialog, paymentPassword, tabBeside } from './steps.ts';
import type { Say } from './words.ts';

const failures = /Failed to load resource|net::ERR/;

async function quoted(page: Page, say: Say, asked: string) {
  const dialog = page.getByRole('dialog', { name: say('points.convert.title') });
  await dialog.getByRole('textbox', { name: say('points.detail.points') }).fill(asked);
  await dialog.locator('input[type="password"]').fill(paymentPassword);
  await expect(dialog.getByText(say('points.convert.receive'))).toBeVisible();
  const send = dialog.locator('button[type="submit"]');
  await expect(send).toHaveText(/\d/);
  return { dialog, send };
}

test('NAV-16 what stands behind the other tabs of the mall comes with the first use: choosing one fetches no script', async ({
  page,
  press,
  say,
}) => {
  await enter(page, 'member', '/pointMall');
  await expect(page.locator('main article').first()).toBeVisible();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const last = page.waitForResponse(/\/assets\/PointRules-/);
  await page.keyboard.press('Tab');
  await last;
  // Wait for menus and frame parts, which load after the first interaction.
  for (let known = -1; known !== scripts.length; await page.waitForTimeout(700)) known = scripts.length;
  scripts.length = 0;
  for (const tab of mallTabs) {
    await press(page.getByRole('tab', { name: say(`points.tab.${tab}`), exact: true }));
    await expect(page.getByRole('tabpanel')).toContainText(/\p{L}/u);
  }
  expect(scripts).toEqual([]);
});

forOnePersona((test) => {
  test('PTS-01 NAV-03 NAV-14 NAV-24 FLT-101 a visitor looks around, logs in to redeem, and each step back is one step', async ({
    page,
    press,
    say,
    quiet,
  }) => {
    await page.goto('/pointMall');
    await expect(page.getByRole('region', { name: say('home.banner') })).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await press(page.getByRole('radiogroup', { name: say('points.kind') }).getByText(say('points.kind.bonus')));
    await expect(page).toHaveURL(/kind=bonus/);
    await expect(page.locator('main article')).toHaveCount(2);
    await press(page.locator('main article').first().getByRole('button'));
    await logInByDialog(page, say, byMouse);
    await expect(page).toHaveURL(/pointMall\?kind=bonus&modal=redeem/);
    const dialog = page.getByRole('dialog', { name: say('points.redeem.title') });
    await dialog.locator('input[type="password"]').fill('111111');
    await press(dialog.locator('button[type="submit"]'));
    await expect(dialog.getByText(say('money.password.left', { left: 4 }))).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page.locator('main article')).toHaveCount(8);
    expected(quiet, failures);
  });

  test('FLT-027 FLT-036 ten presses are one conversion, and the same in another tab has to be confirmed anew', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    await enter(page, 'member', '/pointMall?modal=convert');
    const other = await tabBeside(page, '/pointMall?modal=convert');
    const second = await quoted(other, say, '1000');
    const first = await quoted(page, say, '1000');
    await first.send.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press++) button.click();
    });
    await expect(first.dialog.getByText(say('points.status.approved'))).toBeVisible();
    await press(second.send);
    await expect(second.dialog.getByText(say('points.changed'))).toBeVisible();
    const { entries } = await world.ledger('demo.member');
    expect(entries.filter(({ kind }) => kind === 'conversion')).toHaveLength(1);
    expected(quiet, failures);
  });

  test('FLT-031 FLT-028 a page that is reloaded before the answer came finds its press again, and tells it once', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    await enter(page, 'member', '/pointMall?modal=convert');
    const { send } = await quoted(page, say, '1000');
    await world.settings({ faults: [{ call: 'convertPoint', kind: 'stalled' }] });
    const sent = page.waitForRequest(/MCS2_convertPoint/);
    await press(send);
    await sent;
    await expect.poll(async () => (await world.ledger('demo.member')).entries.at(-1)?.kind).toBe('conversion');
    await page.goto('/pointMall?tab=records');
    const saidOf = (fate: 'checking' | 'done') =>
      page.getByText(say(`money.fate.${fate}`, { what: '|' }).split('|')[0] ?? '', { exact: false });
    await expect(saidOf('checking')).toBeVisible();
    await expect(saidOf('done')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('moneyIntents'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(6);
    const { entries } = await world.ledger('demo.member');
    expect(entries.filter(({ kind }) => kind === 'conversion')).toHaveLength(1);
    expected(quiet, failures);
  });

  test('FLT-016 a trial account may look at the mall, and is warned when it wants something of it', async ({
    page,
    press,
    say,
  }) => {
    await enter(page, 'trial', '/pointMall');
    await press(page.locator('main article').first().getByRole('button'));
    await expect(page.getByRole('alertdialog', { name: say('in_need_true_account') })).toBeVisible();
    await page.goto('/pointMall?modal=convert');
    await expect(page.getByRole('alertdialog', { name: say('in_need_true_account') })).toBeVisible();
  });
});
