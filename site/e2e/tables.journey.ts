// areas: play, games/lobby
import { expect, test } from './journey.ts';
import { balanceOf, enter, gameFrame, minor } from './steps.ts';

const roulette = '/game?id=800002';
const baccarat = '/game?id=800001';

test('GAM-12 GAM-10 UI-02 a table is played with the keyboard alone: bets between numbers, one round, its result in words', async ({
  page,
  say,
  world,
}) => {
  await enter(page, 'member', roulette);
  const frame = gameFrame(page);
  const press = (key: string) => page.keyboard.press(key);
  const focused = frame.locator(':focus');
  await frame.locator('[data-bet="0"]').focus();
  await press('ArrowRight');
  await expect(focused).toHaveAttribute('data-bet', '0-2');
  await press('Enter');
  await press('ArrowRight');
  await press('Enter');
  await press('Enter');
  await press('Delete');
  await expect(focused).toHaveAccessibleName(/Straight up.*2.*35.*1\.00/);
  await expect(frame.getByRole('status').first()).toBeVisible();
  const before = await world.ledger('demo.member');

  const play = frame.getByRole('button', { name: 'Spin', exact: true });
  while (!(await play.evaluate((button) => button === document.activeElement))) await press('Tab');
  await press('Enter');
  await expect(frame.getByText(/\d+.{0,3}, .{0,2}(red|black|green)/)).toBeVisible();
  await expect(play).toHaveAttribute('aria-disabled', 'false');

  const after = await world.ledger('demo.member');
  const posted = after.entries.slice(before.entries.length);
  expect(posted.map(({ kind }) => kind)).toEqual(posted.length > 1 ? ['stake', 'win'] : ['stake']);
  expect(minor(posted[0]?.amount ?? '')).toBe(-200n);
  await expect(async () => expect(await balanceOf(page, say)).toBe(minor(after.balance))).toPass();
});

const tables = [
  { name: 'roulette', address: roulette, board: '.roulette-board', chips: '.chips', action: 'Spin' },
  { name: 'baccarat', address: baccarat, board: '.board', chips: '.chips', action: 'Deal' },
  { name: 'dragon tiger', address: '/game?id=800005', board: '.board', chips: '.chips', action: 'Deal' },
  { name: 'blackjack', address: '/game?id=800003', board: '.felt .own', chips: '.stake', action: 'Deal' },
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { name, address, board, chips, action } of tables) {
    test(`FLT-148 UI-02 ${name}: board, chips and button are in sight together and hide nothing of each other`, async ({
      page,
    }) => {
      await enter(page, 'member', address);
      const frame = gameFrame(page);
      const play = frame.getByRole('button', { name: action, exact: true });
      await expect(play).toBeVisible();
      const places = [frame.locator(board), frame.locator(chips), play];
      const boxes = await Promise.all(
        places.map((place) =>
          place.evaluate((element) => {
            const { top, bottom, left, right } = element.getBoundingClientRect();
            return { top, bottom, left, right, across: innerWidth, down: innerHeight };
          }),
        ),
      );
      for (const { top, bottom, left, right, across, down } of boxes) {
        expect(bottom - top).toBeGreaterThan(40);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(down);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(across);
      }
      const ends = boxes.map(({ bottom }) => bottom);
      expect(boxes[1]?.top, 'the chips are below the board').toBeGreaterThanOrEqual(ends[0] ?? 0);
    });
  }
});

test('FLT-146 GAM-12 UI-02 a chip that lies on the table when bets close is bet once, as the countdown says; nothing of it stays', async ({
  page,
  world,
}) => {
  await enter(page, 'member', baccarat);
  const frame = gameFrame(page);
  const deal = frame.getByRole('button', { name: 'Deal', exact: true });
  const chip = frame.locator('[data-bet="player"]');
  const status = frame.getByRole('status').first();
  const before = await world.ledger('demo.member');
  await chip.click();
  await expect(frame.getByRole('timer')).toHaveText(/Bets close in .*\d+.* s, and .*1\.00.* is bet/);
  await expect(frame.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(6);

  await expect(status).toContainText(/wins, .*\d.* to|Tie at/, { timeout: 40_000 });
  await expect(deal).toHaveAttribute('aria-disabled', 'false');
  await expect(status).not.toContainText(/You sat this round out/);
  await expect(chip).not.toHaveAccessibleName(/Your bet/);
  const posted = (await world.ledger('demo.member')).entries.slice(before.entries.length);
  expect(posted.filter(({ kind }) => kind === 'stake').map(({ amount }) => minor(amount))).toEqual([-100n]);
});

test('GAM-12 GAM-10 UI-02 a creature is aimed at by a press and shot at by a second one, or by the keyboard, one stake a shot', async ({
  page,
  say,
  world,
}) => {
  await enter(page, 'member', '/fish');
  await page.locator('#lobby-games').getByRole('link').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('game.play.short'), exact: true })
    .click();
  const frame = gameFrame(page);
  const shoot = frame.getByRole('button', { name: 'Shoot', exact: true });
  await expect(shoot).toBeEnabled();
  const before = await world.ledger('demo.member');

  const turtle = frame.locator('.fish[data-fish="turtle"]');
  await turtle.click();
  await expect(frame.getByRole('radio', { name: /Turtle/ })).toBeChecked();
  await expect(frame.getByText(/Turtle.{0,2} pays .*10\.00/)).toBeVisible();
  expect(await world.ledger('demo.member')).toEqual(before);
  await turtle.click();
  await expect(frame.getByRole('status').first()).toContainText(/Turtle.{0,2}: (caught|got away)\./);
  await expect(shoot).toHaveAttribute('aria-disabled', 'false');
  await frame.getByRole('radio', { name: /Turtle/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(frame.getByRole('radio', { name: /Manta ray/ })).toBeChecked();
  await shoot.focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status').first()).toContainText(/Manta ray.{0,2}: (caught|got away)\./);
  await expect(shoot).toHaveAttribute('aria-disabled', 'false');

  const after = await world.ledger('demo.member');
  const posted = after.entries.slice(before.entries.length);
  expect(posted.filter(({ kind }) => kind === 'stake')).toHaveLength(2);
  await expect(async () => expect(await balanceOf(page, say)).toBe(minor(after.balance))).toPass();
});
