// areas: play, points
import { expect, test } from './journey.ts';
import { enter, gameFrame, paymentPassword, tabBeside } from './steps.ts';

const slot = '/game?id=100001';

test('GAM-12 UI-02 a slot is played with the keyboard alone, says what it pays, and remembers the last rounds', async ({
  page,
}) => {
  await enter(page, 'member', slot);
  const frame = gameFrame(page);
  const spin = frame.getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeEnabled();
  const fast = frame.getByRole('button', { name: 'Fast reels' });
  await fast.press('Enter');
  await expect(fast).toHaveAttribute('aria-pressed', 'true');
  const sound = frame.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.press('Enter');
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await frame.getByRole('button', { name: 'Pay table' }).press('Enter');
  const pays = frame.getByRole('dialog', { name: 'Pay table' });
  await expect(pays).toContainText(/Three stars anywhere bring .?8.? free rounds/);
  await expect(pays).toContainText('A wild symbol stands for any other');
  await page.keyboard.press('Escape');
  for (const _ of [1, 2]) {
    await spin.press('Enter');
    await expect(frame.getByRole('status').first()).toHaveText(/You win|No win this time/);
    await expect(spin).toHaveAttribute('aria-disabled', 'false');
  }
  const openPast = async () => {
    await frame.getByRole('button', { name: 'Last rounds' }).press('Enter');
    return frame.getByRole('dialog', { name: 'Last rounds' }).getByRole('listitem').allTextContents();
  };
  const rounds = await openPast();
  expect(rounds).toHaveLength(2);
  await page.reload();
  await expect(spin).toBeEnabled();
  expect(await openPast()).toEqual(rounds);
});

test('GAM-12 PTS-01 UI-02 free rounds of the mall are played at a slot without a stake, now or later', async ({
  page,
  press,
  say,
  world,
}) => {
  await enter(page, 'member', '/pointMall?kind=bonus');
  await press(page.locator('main article').first().getByRole('button'));
  const dialog = page.getByRole('dialog', { name: say('points.redeem.title') });
  await dialog.locator('input[type="password"]').fill(paymentPassword);
  await press(dialog.locator('button[type="submit"]'));
  await expect(dialog.getByText(say('points.status.approved'))).toBeVisible();
  const posted = async () => (await world.ledger('demo.member')).entries.length;
  const before = await posted();

  await page.goto(slot);
  const frame = gameFrame(page);
  const spin = frame.getByRole('button', { name: 'Spin', exact: true });
  const bought = frame.getByRole('button', { name: 'Free rounds' });
  await expect(bought).toHaveText(/50/);
  await expect(bought).toHaveAttribute('aria-pressed', 'true');
  const stake = frame.getByRole('group', { name: 'Stake' });
  await expect(stake).toContainText('0.10');
  await spin.press('Enter');
  await expect(frame.getByRole('status').first()).toHaveText(/This free round won .* .?49.? are left/);
  expect(await posted()).toBe(before);

  await bought.press('Enter');
  await expect(bought).toHaveAttribute('aria-pressed', 'false');
  await expect(stake).not.toContainText('0.10');
  await spin.press('Enter');
  await expect(frame.getByRole('status').first()).toHaveText(/You win|No win this time/);
  expect(await posted()).toBeGreaterThan(before);
  await page.reload();
  await expect(bought).toHaveText(/49/);
});

test('FLT-150 RSP-04 a break taken in another tab closes the game here, which says until when, and the bar offers no stakes', async ({
  page,
  say,
}) => {
  await enter(page, 'member', slot);
  await expect(gameFrame(page).getByRole('button', { name: /spin/i })).toBeEnabled();
  const bar = page.getByRole('region', { name: say('session.bar') });
  const beside = await tabBeside(page, '/help?modal=break');
  await beside.getByRole('button', { name: say('break.action'), exact: true }).click();
  await expect(page.getByText(say('play.paused'), { exact: true })).toBeVisible();
  await expect(page.getByText(/You are on a break until .*\d\d:\d\d/)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(bar).toContainText(say('session.rest.break'));
  await expect(bar).not.toContainText(say('session.left.stake'));
});
