// areas: agent/team, agent/contracts, contracts, member/messages
import { agentCentre, centreOf, otherSide, saying } from './agentSteps.ts';
import { region } from './centre.ts';
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byKeys, tabTo } from './press.ts';
import { enter, fits, paymentPassword } from './steps.ts';
import { wordsOf } from './words.ts';

const refused = /Failed to load resource.*status of [45]\d\d/;
const team = agentCentre('downlineManagmentView');
const arlo = '70011000';
const sub = '70010006';
const english = wordsOf('EN');

forOnePersona((test) => {
  test('AGT-05 MEM-19 FLT-027 money to a downline: more than there is does not go, a wrong password takes nothing, and it leaves once', async ({
    page,
    world,
    say,
    press,
    quiet,
  }) => {
    await enter(page, 'agent', `${team}&c-account=${arlo}&c-tab=transfer`);
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
    // The transfer succeeds but its response is lost, so its fate is looked up.
    await world.settings({ faults: [{ call: 'transferDownline', kind: 'reset', times: 3 }] });
    await secret.fill(paymentPassword);
    await press(review.locator('button[type="submit"]'));
    await expect(page).toHaveURL(/movement=/, { timeout: 20_000 });
    expect(await sent()).toBe(before + 1);
    await fits(page);
    expected(quiet, /Failed to load resource|net::ERR/);
  });

  test('AGT-05 AGT-13 a lower rebate is asked for, holds once the downline accepts it, and a message arrives', async ({
    page,
    say,
    press,
    quiet,
  }) => {
    await enter(page, 'agent', `${team}&c-account=${sub}`);
    const centre = centreOf(page);
    await press(centre.getByRole('button', { name: say('team.rebate.change') }));
    const dialog = page.getByRole('dialog', { name: say('team.rebate.change') });
    const rate = dialog.getByRole('textbox');
    await rate.fill('9.99');
    await press(dialog.locator('button[type="submit"]'));
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await rate.fill('0.1');
    await press(dialog.getByRole('button', { name: say('team.rebate.ask') }));
    await expect(rate).toHaveAccessibleDescription(saying(say, 'team.rebate.below', 'name'));
    await rate.fill('1.79');
    await fits(page);
    await press(dialog.getByRole('button', { name: say('team.rebate.ask') }));
    await expect(dialog).toBeHidden();
    await press(centre.getByRole('button', { name: say('agent.message') }));
    const letter = page.getByRole('dialog', { name: say('agent.message') });
    await letter.getByRole('textbox').fill('A quiet week, so we share it.');
    await press(letter.getByRole('button', { name: say('agent.message.send') }));
    await expect(letter).toBeHidden();

    const other = await otherSide(page, 'demo.sub', agentCentre('agentDividendRecordCopy2'));
    const requests = other.getByRole('list', { name: english('contracts.requests') });
    await requests.getByRole('button', { name: english('contracts.accept'), exact: true }).click();
    await expect(other.getByText(english('contracts.rebate.done.accept'))).toBeVisible();
    await other.goto('/help?modal=member&centre=messageV2');
    await expect(
      other
        .getByRole('dialog')
        .getByText(/A quiet week/)
        .or(other.getByText('demo.agent'))
        .first(),
    ).toBeVisible();
    await other.context().close();

    await page.reload();
    await expect(centre.getByText(saying(say, 'team.log.rebate-accept', 'by', 'detail')).first()).toBeVisible();
    expected(quiet, refused);
  });
});

test('AGT-05 FLT-119 FLT-120 by keyboard alone: the tree is opened, walked, searched, and an account opened and left', {
  tag: '@smoke',
}, async ({ page, say }) => {
  await enter(page, 'agent', team);
  const grid = page.getByRole('treegrid');
  const row = grid.getByRole('row', { name: /^demo\.sub/ });
  await expect(row).toBeVisible();
  const first = grid.locator('[role="row"][tabindex="0"]');
  await tabTo(first.first());
  for (let steps = 0; steps < 40 && !(await row.evaluate((one) => one === document.activeElement)); steps++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(grid.locator('[role="row"][aria-level="2"][aria-posinset]').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator('[role="row"]:focus')).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/account=\d+/);
  await expect(centreOf(page).getByRole('heading', { name: say('team.figures') })).toBeVisible();
  await byKeys(
    centreOf(page)
      .getByRole('link', { name: say('team.back'), exact: true })
      .first(),
  );
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(row).toHaveAttribute('aria-current', 'true');
  await tabTo(row);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: say('team.account') })).toBeFocused();
  await page.keyboard.type('gilles');
  await expect(grid.locator('[aria-current="true"]')).toBeVisible();
});
