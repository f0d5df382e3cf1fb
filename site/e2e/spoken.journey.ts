// areas: all

import { agentCentre } from './agentSteps.ts';
import { askToPayOut, centreAt, region } from './centre.ts';
import { expect, password } from './journey.ts';
import { dialogOf, nameIn, onward, submit, toLastStep } from './registrationForm.ts';
import { gameOf, test } from './screenReader.ts';
import { agree, choosePassword, enter, gameFrame, passwordIn, secret, solve, waitForContent } from './steps.ts';

test('FLT-123 REG-07 UI-02 read aloud: registering with an error', async ({ page, say, press, world, transcript }) => {
  await page.goto('/register');
  const form = dialogOf(page, say);
  await transcript.read('The form', form);
  await transcript.hear('Continue is pressed with nothing filled in', page, async () => {
    await press(onward(form, say));
    await expect(nameIn(form, say)).toBeFocused();
  });
  await nameIn(form, say).fill('newcomer7');
  await choosePassword(form);
  await toLastStep(form, say, press);
  await expect(form.getByAltText(say('login.captcha.alt'))).toBeVisible();
  await transcript.read('The last step', form.locator('form'));
  await transcript.hear('It is sent without consent', page, async () => {
    await press(submit(form, say));
    await expect(form.getByText(say('register.age.required', { age: 18 })).last()).toBeVisible();
  });
  await agree(form, say);
  await solve(form, say, world);
  await transcript.hear('It is sent', page, async () => {
    await press(submit(form, say));
    await expect(page.getByText(say('register.done', { name: 'newcomer7' }))).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('FLT-123 LGN-02 UI-02 read aloud: login', async ({ page, say, press, transcript }) => {
  await page.goto('/rng?modal=login');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  const go = dialog.getByRole('button', { name: say('login.action'), exact: true });
  await transcript.read('The dialog', dialog);
  await transcript.hear('Log in is pressed with nothing filled in', page, async () => {
    await press(go);
    await expect(dialog.getByRole('textbox', { name: say('login.username') })).toBeFocused();
  });
  await dialog.getByRole('textbox', { name: say('login.username') }).fill('demo.member');
  await passwordIn(dialog).fill(secret);
  await transcript.hear('The password is wrong', page, async () => {
    await press(go);
    await expect(dialog.getByRole('alert')).toBeVisible();
  });
  await passwordIn(dialog).fill(password);
  await transcript.hear('The password is right', page, async () => {
    await press(go);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(new RegExp(say('login.welcome', { name: '.*' })))).toBeVisible();
  });
});

test('LOB-04 LOB-05 UI-02 read aloud: the lobby with a filter', async ({ page, say, transcript }) => {
  await page.goto('/rng');
  const filter = page.getByRole('button', { name: say('lobby.filter'), exact: true });
  await waitForContent(page);
  await transcript.hear('The filter is opened', page, async () => {
    await filter.click();
    await expect(page.getByLabel(say('lobby.class'))).toBeVisible();
  });
  await transcript.hear('A class of games is chosen', page, async () => {
    await page.getByLabel(say('lobby.class')).selectOption('SC');
    await expect(page).toHaveURL(/classify=SC/);
    await expect(page.locator('#lobby-games').getByRole('link').first()).toBeVisible();
  });
  await transcript.read('The filter', page.getByRole('search'));
  await transcript.read('The games', page.locator('#lobby-games').getByRole('list').first(), 12);
});

test('LOB-02 UI-02 read aloud: a favourite', async ({ page, say, press, transcript }) => {
  await enter(page, 'member', '/rng');
  await waitForContent(page);
  const games = page.locator('#lobby-games');
  const heart = games.getByRole('button', { pressed: false }).first();
  await expect(heart).toBeVisible();
  await transcript.hear('A heart is pressed', page, async () => {
    const name = (await heart.getAttribute('aria-label')) ?? '';
    await press(heart);
    await expect(games.getByRole('button', { name, pressed: true })).toBeVisible();
  });
  await transcript.hear('The favourites are shown', page, async () => {
    await page.getByText(say('lobby.fav'), { exact: true }).click();
    await expect(games.getByRole('button', { pressed: false })).toHaveCount(0);
  });
  await transcript.read('The favourites', games.getByRole('list').first(), 12);
});

test('LOB-09 UI-02 read aloud: the sheet of a game', async ({ page, say, press, transcript }) => {
  await page.goto('/rng');
  await waitForContent(page);
  const sheet = page.getByRole('dialog', { name: say('game.details') });
  await transcript.hear('A game is pressed', page, async () => {
    await press(page.locator('#lobby-games').getByRole('link').first());
    await expect(sheet).toContainText(say('game.sheet.rtp'));
  });
  await transcript.read('The sheet', sheet, 32);
});

test('MEM-04 FLT-123 UI-02 read aloud: a deposit', async ({ page, say, press, transcript }) => {
  await enter(page, 'member', '/help?modal=member&centre=depositv2');
  const deposit = centreAt(page, say, 'depositv2');
  const form = deposit.locator('form');
  await transcript.read('The form', form);
  await transcript.hear('Continue is pressed without an amount', page, async () => {
    await press(deposit.getByRole('button', { name: say('deposit.continue') }));
    await expect(deposit.getByRole('textbox', { name: say('deposit.amount') })).toBeFocused();
  });
  await deposit.getByRole('textbox', { name: say('deposit.amount') }).fill('500');
  const review = region(deposit, say('movement.review'));
  await transcript.hear('Continue is pressed', page, async () => {
    await press(deposit.getByRole('button', { name: say('deposit.continue') }));
    await expect(review.getByRole('heading')).toBeFocused();
  });
  await transcript.read('The review', review);
  await transcript.hear('It is confirmed', page, async () => {
    await press(review.locator('button[type="submit"]'));
    await expect(region(deposit, say('deposit.order')).getByRole('heading').first()).toBeFocused();
  });
  await transcript.read('The order', region(deposit, say('deposit.order')));
});

test('MEM-05 MEM-06 UI-02 read aloud: a withdrawal with its receipt', async ({
  page,
  world,
  say,
  press,
  transcript,
}) => {
  await enter(page, 'member', '/help?modal=member&centre=withdraw');
  const withdrawal = centreAt(page, say, 'withdraw');
  await transcript.read('The form', withdrawal.locator('form'));
  const review = await askToPayOut(withdrawal, say, press, '500');
  await transcript.read('The review', review);
  await transcript.hear('It is confirmed', page, async () => {
    await press(review.locator('button[type="submit"]'));
    await expect(page).toHaveURL(/movement=/);
    await expect(withdrawal.getByRole('heading', { level: 3 }).first()).toBeFocused();
  });
  await world.pass(3 * 60_000);
  await page.reload();
  const receipt = region(withdrawal, say('receipt.title'));
  await transcript.read('The receipt', receipt);
  await transcript.hear('The receipt is sent', page, async () => {
    await press(receipt.getByRole('button', { name: say('receipt.send') }));
    await expect(withdrawal.getByText(say('receipt.received'))).toBeVisible();
  });
});

test('AGT-05 FLT-122 UI-02 read aloud: the tree of an agent', async ({ page, transcript }) => {
  await enter(page, 'agent', agentCentre('downlineManagmentView'));
  const grid = page.getByRole('treegrid');
  const row = grid.getByRole('row', { name: /^demo\.sub/ });
  await transcript.read('The tree', grid, 12);
  await transcript.read('A row of it', row);
  await transcript.hear('A row is reached', page, () => row.focus());
  await transcript.hear('It is opened', page, async () => {
    await page.keyboard.press('ArrowRight');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(grid.locator('[role="row"][aria-level="2"][aria-posinset]').first()).toBeVisible();
  });
  await transcript.hear('It is closed', page, async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(row).toHaveAttribute('aria-expanded', 'false');
  });
});

test('GAM-12 FLT-128 UI-02 read aloud: a round of a slot', async ({ page, transcript }) => {
  await enter(page, 'member', '/game?id=100001');
  const frame = gameFrame(page);
  const spin = frame.getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeEnabled();
  await transcript.read('The page around the game', page.getByRole('main'));
  await transcript.read('The game', frame.locator('body'));
  await transcript.hear('Spin is pressed', await gameOf(page), async () => {
    await spin.press('Enter');
    await expect(frame.getByRole('status').first()).toHaveText(/You win|No win this time/);
    await expect(spin).toHaveAttribute('aria-disabled', 'false');
  });
});

test('GAM-12 GAM-10 UI-02 read aloud: a round of roulette', async ({ page, transcript }) => {
  await enter(page, 'member', '/game?id=800002');
  const frame = gameFrame(page);
  const spin = frame.getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeVisible();
  await transcript.read('The table', frame.getByRole('group', { name: 'Roulette table' }), 12);
  await transcript.read('The chips', frame.getByRole('group', { name: 'Chip' }));
  await transcript.hear('A number is reached by an arrow, and bet on', await gameOf(page), async () => {
    await frame.locator('[data-bet="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  });
  await transcript.hear('Spin is pressed', await gameOf(page), async () => {
    await spin.press('Enter');
    await expect(frame.getByText(/\d+.{0,3}, .{0,2}(red|black|green)/)).toBeVisible();
    await expect(spin).toHaveAttribute('aria-disabled', 'false');
  });
});

test('MEM-18 RSP-03 UI-02 read aloud: setting a limit', async ({ page, say, press, transcript }) => {
  await enter(page, 'member', '/help?modal=member&centre=playControl');
  const control = centreAt(page, say, 'playControl');
  await transcript.read('The limits', control.getByRole('list', { name: say('control.limits') }));
  const name = `${say('control.kind.stake')} · ${say('control.period.day')}`;
  await transcript.hear('A limit is to be changed', page, () =>
    press(control.getByRole('button', { name: `${say('control.change')}: ${name}` })),
  );
  await control.getByRole('textbox').fill('3000');
  await transcript.hear('The limit is set', page, async () => {
    await press(control.getByRole('button', { name: say('control.set') }));
    await expect(page.getByText(say('control.done.now'))).toBeVisible();
  });
});

test('NAV-22 FLT-122 UI-02 read aloud: search', async ({ page, say, transcript }) => {
  await page.goto('/promotions');
  await waitForContent(page);
  const field = page.getByRole('combobox', { name: say('frame.search') });
  await transcript.hear('A slash opens it', page, async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });
  await transcript.hear('Something is typed', page, async () => {
    await field.fill('withdraw');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  });
  await page.keyboard.press('ArrowDown');
  await transcript.read(
    'What was found, an arrow further',
    page.getByRole('dialog', { name: say('frame.search'), exact: true }),
    60,
  );
});
