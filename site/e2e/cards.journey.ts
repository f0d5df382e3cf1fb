// areas: play
import type { Page } from '@playwright/test';
import { expect, expected, test } from './journey.ts';
import { balanceOf, enter, gameFrame, minor } from './steps.ts';

const hiLo = '/game?id=1500008';
const blackjack = '/game?id=800003';

async function tabTo(page: Page, place: ReturnType<ReturnType<typeof gameFrame>['locator']>): Promise<void> {
  while (!(await place.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
}

test('GAM-12 GAM-10 UI-02 FLT-027 higher or lower is played with the keyboard alone, the next card lies open after a reload, and a lost round is staked once', async ({
  page,
  say,
  world,
  quiet,
}) => {
  await enter(page, 'member', hiLo);
  const frame = gameFrame(page);
  const draw = frame.getByRole('button', { name: 'Draw a card', exact: true });
  await expect(draw).toBeEnabled();
  const before = await world.ledger('demo.member');
  const cards = frame.getByRole('img', { name: /Open card:/ });

  await frame.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  const chosen = frame.getByRole('radio', { checked: true });
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(/× stake/);
  await tabTo(page, draw);
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status').first()).toContainText(/of.*: .{0,2}(Higher|Lower|The same)/);
  await expect(draw).toHaveAttribute('aria-disabled', 'false');
  const open = (await cards.getAttribute('aria-label')) ?? '';
  expect(open).toMatch(/Before it: .*of/);
  await expect(frame.getByText(/The other seats are simulated|You have this table to yourself/).first()).toBeVisible();

  const after = await world.ledger('demo.member');
  const posted = after.entries.slice(before.entries.length);
  expect(posted.map(({ kind }) => kind)).toEqual(posted.length > 1 ? ['stake', 'win'] : ['stake']);
  await expect(async () => expect(await balanceOf(page, say)).toBe(minor(after.balance))).toPass();
  await page.reload();
  await expect(cards).toHaveAccessibleName(open);

  await test.step('a round whose answer was lost is shown when it is pressed again, and staked once', async () => {
    await expect(draw).toBeEnabled();
    await world.settings({ faults: [{ call: 'spin', kind: 'cut-json', times: 1 }] });
    await draw.click();
    await expect(frame.getByText(/The connection dropped/)).toBeVisible();
    await draw.click();
    await expect(frame.getByRole('status').first()).toContainText(/of.*: .{0,2}(Higher|Lower|The same)/);
    const { entries } = await world.ledger('demo.member');
    expect(entries.slice(after.entries.length).filter(({ kind }) => kind === 'stake')).toHaveLength(1);
  });
  expected(quiet, /Failed to load resource|ERR_/);
});

test('GAM-12 GAM-10 UI-02 blackjack is played with the keyboard alone; a round that runs lies there after a reload', async ({
  page,
  say,
  world,
}) => {
  await enter(page, 'member', blackjack);
  const frame = gameFrame(page);
  const button = (name: string) => frame.getByRole('button', { name, exact: true });
  const status = frame.getByRole('status').first();
  const press = async (name: string) => {
    await tabTo(page, button(name));
    await page.keyboard.press('Enter');
    const ready = button('Deal').or(button('Stand')).and(frame.locator('[aria-disabled="false"]'));
    await expect(ready.first()).toBeVisible();
  };
  await expect(button('Deal')).toBeEnabled();
  const before = await world.ledger('demo.member');
  await button('Higher stake').focus();
  let staked = 0;
  do {
    await press('Deal');
    staked += 1;
  } while (!(await button('Stand').isVisible()));
  await expect(status).toContainText(/You have .*\d+.*, the dealer shows/);
  const hand = await frame.getByRole('img', { name: /Your hand/ }).getAttribute('aria-label');
  await page.reload();
  await expect(frame.getByRole('img', { name: /Your hand/ })).toHaveAccessibleName(hand ?? '');
  await expect(status).toContainText(/You have .*\d+.*, the dealer shows/);
  await button('Pay table').focus();
  await press('Stand');
  await expect(status).toContainText(/(Won|Lost|Equal).*: .*\d+.* against/);
  await expect(button('Stand')).toBeHidden();
  await expect(button('Deal')).toBeFocused();

  const after = await world.ledger('demo.member');
  const posted = after.entries.slice(before.entries.length);
  expect(posted.filter(({ kind }) => kind === 'stake')).toHaveLength(staked);
  await expect(async () => expect(await balanceOf(page, say)).toBe(minor(after.balance))).toPass();
});

test.describe('in Urdu at 320 px', () => {
  test.use({ speech: 'UR', viewport: { width: 320, height: 720 } });

  test('GAM-12 I18-01 a card table reads from the right and stays within its frame', async ({ page }) => {
    await enter(page, 'member', hiLo);
    const frame = gameFrame(page);
    await expect(frame.getByRole('button', { name: 'پتا نکالیں', exact: true })).toBeEnabled();
    const inside = frame.locator('html');
    await expect(inside).toHaveAttribute('dir', 'rtl');
    expect(await inside.evaluate((root) => root.scrollWidth <= innerWidth)).toBe(true);
  });
});
