// areas: play, member/records
import type { Page } from '@playwright/test';
import { expect, expected, patience, test } from './journey.ts';
import { balanceOf, enter, fits, gameFrame, minor } from './steps.ts';

const freeze = (page: Page, at: number) => page.request.post('/sandbox/api/clock', { data: { kind: 'freeze', at } });

/** One minute after kick-off: that match's total stays open until it ends. */
const underWay = Date.UTC(2026, 10, 2, 12, 1);

/** Opens the book and the bet on more points in the latest match, whose remaining points fall every minute. */
async function openLiveMatch(page: Page) {
  await enter(page, 'member');
  await freeze(page, underWay);
  await page.goto('/fbsports?vendor=GLB');
  const frame = gameFrame(page);
  await frame.getByRole('radio', { name: 'Football' }).check();
  const live = frame.locator('article', { has: frame.locator('[data-state="live"]') }).last();
  return { frame, over: live.locator('[data-pick$=":total:over"]') };
}

test('GAM-12 GAM-07 UI-02 a bet on a match is placed with the keyboard alone: changed odds take nothing, new ones are agreed to', async ({
  page,
  say,
  world,
  quiet,
}) => {
  const { frame, over } = await openLiveMatch(page);
  const press = (key: string) => page.keyboard.press(key);
  await expect(over).toHaveAccessibleName(/ v .*Total.*Over.*Odds.*\d\.\d\d/);
  const before = await world.ledger('demo.member');

  await over.focus();
  await press('Enter');
  await expect(over).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/play/book/board', (route) => route.abort());
  await world.pass(60_000);
  const play = frame.getByRole('button', { name: 'Place bets', exact: true });
  const tabTo = async (name: string) => {
    const button = frame.getByRole('button', { name, exact: true });
    while (!(await button.evaluate((each) => each === document.activeElement))) await press('Tab');
  };
  await tabTo('Place bets');
  await press('Enter');
  await expect(frame.locator('.status')).toContainText('The odds have changed and nothing was taken.');
  await expect(frame.getByText(/\d\.\d\d.{0,2}, now .{0,2}\d\.\d\d/)).toBeVisible();
  expect((await world.ledger('demo.member')).entries).toHaveLength(before.entries.length);

  await tabTo('Accept new odds');
  await press('Enter');
  await expect(play).toBeFocused();
  expect((await world.ledger('demo.member')).entries).toHaveLength(before.entries.length);
  await press('Enter');
  await expect(frame.locator('.status')).toContainText('Your bets are placed.');
  const after = await world.ledger('demo.member');
  // The game's clock is behind the player's history.
  const known = new Set(before.entries.map(({ posting }) => posting));
  const posted = after.entries.filter(({ posting }) => !known.has(posting));
  expect(posted.map(({ kind, amount }) => [kind, minor(amount)])).toEqual([['stake', -100n]]);
  await expect(async () => expect(await balanceOf(page, say)).toBe(minor(after.balance))).toPass();
  await page.unroute('**/play/book/board');
  await expect(frame.getByRole('button', { name: /Cash out/ })).toBeVisible();
  expected(quiet, /Failed to load resource/);
});

test('GAM-12 MEM-10 a bet on a match is open in the betting record, and settled there once the match is over', async ({
  page,
  say,
  world,
}) => {
  test.slow();
  const { frame, over } = await openLiveMatch(page);
  await over.click();
  await frame.getByRole('button', { name: 'Place bets', exact: true }).click();
  await expect(frame.locator('.status')).toContainText('Your bets are placed.');

  const record = '/?modal=member&centre=personalHistoryCopy';
  const table = page.getByRole('table', { name: say('member.page.personalHistoryCopy') });
  const bet = table.locator('tbody').getByRole('row', { name: /Goalbrindle/ });
  await page.goto(`${record}&c-status=pending`);
  await expect(bet).toHaveCount(1);
  const reference = (await bet.getByRole('link').textContent()) ?? '';
  const settled = table.locator('tbody').getByRole('row', { name: reference });
  // In steps, so that the session does not expire.
  await expect(async () => {
    await world.pass(10 * 60_000);
    await page.goto(record);
    // Advance by one step only, however long the page takes to load.
    await expect(table.locator('tbody').getByRole('row').first()).toBeVisible();
    await expect(settled).toContainText(/Won|Lost|Even|Cancelled/, { timeout: 2_000 });
  }).toPass({ timeout: 90_000 * patience });
});

test.describe('on a narrow phone in Urdu', () => {
  test.use({ speech: 'UR', viewport: { width: 320, height: 568 } });

  test('GAM-12 I18-04 UI-01 the book fits, and its slip is a press away', async ({ page }) => {
    await enter(page, 'member', '/fbsports?vendor=GLB');
    const frame = gameFrame(page);
    await frame.locator('.offer[aria-disabled="false"]').first().click();
    await frame.locator('.to-slip').click();
    await expect(frame.locator('#slip')).toBeFocused();
    await expect(frame.locator('.entries li')).toHaveCount(1);
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
    await fits(page);
    const beyond = await frame.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(beyond).toBe(0);
  });
});
