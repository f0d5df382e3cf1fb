import { agentAt, agentCentre, centreOf, rowsOf, saying, tableOf } from './agentSteps.ts';
import { region } from './centre.ts';
import { expect, expected, type Person, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byKeys, byMouse, tabTo } from './press.ts';
import { dialogOf, nameIn, submit } from './registrationForm.ts';
import { agree, choosePassword, enter, fits, isSignedIn, paymentPassword, solve } from './steps.ts';

const refused = /Failed to load resource.*status of [45]\d\d/;
const team = agentCentre('downlineManagmentView');
const arlo = '70011000';

type Walker = Pick<Person, 'page' | 'say' | 'press'>;

/** Makes an invitation link that may be used once. */
async function makeLink({ page, say, press }: Walker, label: string): Promise<void> {
  const links = region(agentAt(page, say, 'registerCenter'), say('team.links'));
  await press(links.getByRole('button', { name: say('team.link.new') }));
  const form = page.getByRole('dialog', { name: say('team.link.new') });
  await form.getByRole('textbox', { name: say('team.link.label') }).fill(label);
  await form.getByRole('textbox', { name: say('team.rebate.rate') }).fill('0.5');
  await form.getByRole('textbox', { name: say('team.link.most') }).fill('1');
  await press(form.getByRole('button', { name: say('team.link.make') }));
  await expect(form).toBeHidden();
  await expect(rowsOf(tableOf(links, say, 'team.links')).filter({ hasText: label })).toBeVisible();
}

/** Fills in the registration that an address opens. */
async function fillRegistration(page: Person['page'], { say, world }: Pick<Person, 'say' | 'world'>, name: string) {
  const form = dialogOf(page, say);
  await nameIn(form, say).fill(name);
  await choosePassword(form);
  await agree(form, say);
  await solve(form, say, world);
  return form;
}

test('AGT-04 REG-05 FLT-036 an invitation that may be used once: who registers by it is below the agent, and who comes second is told', async ({
  page,
  browser,
  world,
  say,
  quiet,
}) => {
  await enter(page, 'agent', agentCentre('registerCenter'));
  await makeLink({ page, say, press: byMouse }, 'Lantern');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .getByRole('button', { name: saying(say, 'team.link.copy', 'label') })
    .first()
    .click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const guests = await Promise.all([1, 2].map(() => browser.newContext({ reducedMotion: 'reduce' })));
  const [first, second] = await Promise.all(guests.map((guest) => guest.newPage()));
  if (!first || !second) throw new Error('nobody came');
  // Both see it while it is open.
  await second.goto(address);
  await expect(dialogOf(second, say)).toBeVisible();
  await first.goto(address);
  await submit(await fillRegistration(first, { say, world }, 'lantern1'), say).click();
  await isSignedIn(first, 'lantern1');

  const form = await fillRegistration(second, { say, world }, 'lantern2');
  await submit(form, say).click();
  await expect(form.getByText(say('error.invitation-closed')).first()).toBeVisible();

  await page.reload();
  const links = tableOf(agentAt(page, say, 'registerCenter'), say, 'team.links');
  await expect(rowsOf(links).filter({ hasText: 'Lantern' }).getByText(say('team.link.state.used-up'))).toBeVisible();
  await page.goto(team);
  await page.getByRole('searchbox', { name: say('team.account') }).fill('lantern1');
  await expect(page.getByRole('row', { name: /lantern1/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox', { name: say('team.account') }).fill('lantern2');
  await expect(page.getByText(saying(say, 'team.search.none', 'text'))).toBeVisible();
  for (const guest of guests) await guest.close();
  expected(quiet, refused);
});

forOnePersona((test) => {
  test('AGT-04 a link is disabled after a question, and the first password of an account lets in once', async ({
    page,
    say,
    press,
  }) => {
    await enter(page, 'agent', agentCentre('registerCenter'));
    await makeLink({ page, say, press }, 'Lantern');
    const links = tableOf(agentAt(page, say, 'registerCenter'), say, 'team.links');
    const row = rowsOf(links).filter({ hasText: 'Lantern' });
    await press(row.getByRole('button', { name: saying(say, 'team.actions.of', 'name') }));
    await press(page.getByRole('menuitem', { name: say('team.link.disable') }));
    const ask = page.getByRole('alertdialog');
    await fits(page);
    await press(ask.getByRole('button', { name: say('team.link.disable') }));
    await expect(row.getByText(say('team.link.state.disabled'))).toBeVisible();
    await expect(row.getByRole('button', { name: saying(say, 'team.actions.of', 'name') })).toHaveCount(0);
  });

  test('AGT-04 a rebate above the own and a name that is taken are refused at their fields', async ({
    page,
    say,
    press,
    quiet,
  }) => {
    await enter(page, 'agent', agentCentre('registerCenter'));
    const form = region(agentAt(page, say, 'registerCenter'), say('team.register.title'));
    const name = form.getByRole('textbox', { name: say('team.register.username') });
    const rate = form.getByRole('textbox', { name: say('team.rebate.rate') });
    await name.fill('arlo');
    await rate.fill('9.99');
    await press(form.getByRole('button', { name: say('team.open') }));
    await expect(rate).toBeFocused();
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await rate.fill('0.5');
    await press(form.getByRole('button', { name: say('team.open') }));
    await expect(name).toHaveAccessibleDescription(new RegExp(say('error.username-taken')));
    await fits(page);
    expected(quiet, refused);
  });

  test('AGT-05 MEM-19 FLT-027 money to a downline: more than there is does not go, a wrong password takes nothing, and it leaves once', async ({
    page,
    world,
    say,
    press,
    quiet,
  }) => {
    await enter(page, 'agent', `${team}&account=${arlo}&tab=transfer`);
    const centre = centreOf(page);
    const sent = async () =>
      (await world.ledger('arlo')).entries.filter(({ kind, amount }) => kind === 'transfer' && amount === '50.00')
        .length;
    const before = await sent();
    const amount = centre.getByRole('textbox', { name: say('upline.amount') });
    await amount.fill('99999999');
    await press(centre.getByRole('button', { name: say('upline.continue') }));
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('50');
    await press(centre.getByRole('button', { name: say('upline.continue') }));
    const review = region(centre, say('movement.review'));
    const secret = review.locator('input[type="password"]');
    await secret.fill('111111');
    await press(review.locator('button[type="submit"]'));
    await expect(secret).toHaveAttribute('aria-invalid', 'true');
    expect(await sent()).toBe(before);
    // Done, and the answer is lost: what became of it is asked for.
    await world.settings({ faults: [{ call: 'transferDownline', kind: 'reset', times: 3 }] });
    await secret.fill(paymentPassword);
    await press(review.locator('button[type="submit"]'));
    await expect(page).toHaveURL(/movement=/, { timeout: 20_000 });
    expect(await sent()).toBe(before + 1);
    await fits(page);
    expected(quiet, /Failed to load resource|net::ERR/);
  });

  test('AGT-05 ERR-02 a branch that fails says so in its place, and is tried again there; a reload leads back to the same view', async ({
    page,
    world,
    say,
    press,
    quiet,
  }) => {
    await enter(page, 'agent', team);
    const grid = page.getByRole('treegrid');
    const row = grid.getByRole('row', { name: /^demo\.sub/ });
    await expect(row).toBeVisible();
    await world.settings({ faults: [{ call: 'teamLevel', kind: '500' }] });
    await press(row.locator('[data-toggle]'));
    const retry = grid.getByRole('button', { name: say('frame.retry') });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await fits(page);
    await world.settings({ faults: [] });
    await press(retry);
    await expect(grid.getByRole('row', { name: /^fa/ }).first()).toBeVisible();
    await expect(retry).toHaveCount(0);
    await page.goto(`${team}&r-who=agent`);
    await page.reload();
    await expect(grid.getByRole('row', { name: /^arlo/ })).toBeVisible();
    expected(quiet, refused);
  });
});

test('AGT-05 FLT-119 FLT-120 by keyboard alone: the tree is opened, walked, searched, and an account opened and left', {
  tag: '@smoke',
}, async ({ page, say }) => {
  await enter(page, 'agent', team);
  const grid = page.getByRole('treegrid');
  const sub = grid.getByRole('row', { name: /^demo\.sub/ });
  await expect(sub).toBeVisible();
  const first = grid.locator('[role="row"][tabindex="0"]');
  await tabTo(first.first());
  for (let steps = 0; steps < 40 && !(await sub.evaluate((row) => row === document.activeElement)); steps++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(sub).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(sub).toHaveAttribute('aria-expanded', 'true');
  await expect(grid.locator('[role="row"][aria-level="2"][aria-posinset]').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator('[role="row"]:focus')).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(sub).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/account=\d+/);
  await expect(centreOf(page).getByRole('heading', { name: say('team.figures') })).toBeVisible();
  await byKeys(
    centreOf(page)
      .getByRole('link', { name: say('team.back'), exact: true })
      .first(),
  );
  await expect(sub).toHaveAttribute('aria-expanded', 'true');
  await tabTo(sub);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: say('team.account') })).toBeFocused();
  await page.keyboard.type('gilles');
  await expect(grid.locator('[aria-current="true"]')).toBeVisible();
});

test('AGT-05 ten thousand accounts are walked to the end with few rows in the page', async ({ page }) => {
  await enter(page, 'grand', team);
  const grid = page.getByRole('treegrid');
  await expect(grid.getByRole('row').nth(3)).toBeVisible();
  await tabTo(grid.locator('[role="row"][tabindex="0"]').first());
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(grid.locator('[role="row"]:focus')).toBeVisible();
  expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(60);
  const last = grid.locator('[role="row"]:focus');
  expect(await last.getAttribute('aria-posinset')).toBe(await last.getAttribute('aria-setsize'));
});
