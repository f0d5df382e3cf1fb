// areas: agent, contracts, sign-in/login
import type { Locator } from '@playwright/test';
import {
  agentAt,
  agentCentre,
  billsAt,
  centreOf,
  givenRows,
  openRequest,
  otherSide,
  saying,
  tableOf,
  tierField,
} from './agentSteps.ts';
import { item } from './centre.ts';
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byKeys, byMouse, tabTo } from './press.ts';
import { enter, fits, logInByDialog } from './steps.ts';

const refused = /Failed to load resource.*status of 4\d\d/;
const dividends = agentCentre('agentDividendRecordCopy2');

test('AGT-01 NAV-13 NAV-19 FLT-101 a page of the agent centre is an address: through the login, after a reload, and one press closes it', {
  tag: '@smoke',
}, async ({ page, say }) => {
  await page.goto(agentCentre('agentRevenueReport'));
  await logInByDialog(page, say, byMouse, 'demo.agent');
  const income = agentAt(page, say, 'agentRevenueReport');
  await expect(tableOf(income, say, 'agent.page.agentRevenueReport')).toBeVisible();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: say('agent.title') });
  await item(menu, say, 'agent.page.agentDailyWages2').click();
  await expect(page).toHaveURL(/centre=agentDailyWages2$/);
  await page.reload();
  await givenRows(page, say);
  await page.goBack();
  await expect(income).toBeVisible();
  await item(menu, say, 'agent.page.agentDailyWages2').click();
  await centreOf(page)
    .getByRole('button', { name: say('frame.close'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/help$/);
});

const isChosen = (field: Locator, label: string): Promise<boolean> =>
  field.evaluate((select, wanted) => (select as HTMLSelectElement).selectedOptions[0]?.label === wanted, label);

forOnePersona((test) => {
  test('AGT-10 FLT-037 what belongs to another agent is not there, as what never was', async ({ page, say, quiet }) => {
    await enter(page, 'sub');
    for (const id of ['C000007', 'C000003', 'C999999']) {
      await page.goto(`${dividends}&c-contract=${id}`);
      await expect(page.getByText(say('contracts.missing'))).toBeVisible();
    }
    await page.goto(billsAt('&c-bill=B-0'));
    await expect(page.getByText(say('bills.missing'))).toBeVisible();
    for (const account of ['70011000', '79999999']) {
      await page.goto(agentCentre('downlineManagmentView', `&c-account=${account}`));
      await expect(page.getByText(say('team.missing'))).toBeVisible();
      await page.goto(agentCentre('downlineManagmentView', `&c-account=${account}&c-tab=transfer`));
      await expect(page.getByText(say('team.missing'))).toBeVisible();
      await page.goto(`${agentCentre('agentHourSalary')}&c-propose=${account}`);
      await expect(page.getByText(say('contracts.propose.unknown'))).toBeVisible();
    }
    expected(quiet, refused);
  });

  test('AGT-10 AGT-11 a contract is ended: all that ends with it is listed, its number typed, and the log says who', async ({
    page,
    say,
    press,
  }) => {
    await enter(page, 'agent', dividends);
    const rows = await givenRows(page, say);
    const active = rows.filter({ hasText: 'demo.sub' }).filter({ hasText: say('agent.contract.state.active') });
    await press(active.getByRole('link', { name: 'demo.sub' }));
    await press(page.getByRole('button', { name: say('contracts.terminate') }));
    const box = page.getByRole('dialog', { name: say('contracts.terminate.ask') });
    const count = await box.getByRole('listitem').count();
    expect(count).toBeGreaterThan(1);
    await fits(page);
    await press(box.getByRole('button', { name: say('contracts.terminate') }));
    const number = box.getByRole('textbox', { name: say('contracts.count') });
    await expect(number).toBeFocused();
    await number.fill(String(count));
    await press(box.getByRole('button', { name: say('contracts.terminate') }));
    await expect(box).toBeHidden();
    await expect(
      (await givenRows(page, say)).filter({ hasText: 'demo.sub' }).getByText(say('agent.contract.state.terminating')),
    ).toBeVisible();
    await press(page.getByRole('tab', { name: say('contracts.tab.log') }));
    const log = tableOf(centreOf(page), say, 'contracts.tab.log');
    await expect(log.getByRole('row').nth(1)).toContainText('demo.agent');
  });
});

test('AGT-10 AGT-11 FLT-119 by keyboard alone: a contract is proposed, its wrong value mended, and sent', async ({
  page,
  say,
}) => {
  await enter(page, 'agent', dividends);
  await givenRows(page, say);
  await byKeys(page.getByRole('button', { name: say('contracts.propose') }));
  const who = page.getByRole('combobox', { name: say('contracts.propose.who') });
  await tabTo(who);
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(/propose=\d/);
  for (let steps = 0; steps < 20 && !(await isChosen(who, 'dunya')); steps++) await page.keyboard.press('ArrowDown');
  await byKeys(page.getByRole('button', { name: say('contracts.propose.next') }));
  await expect(page).toHaveURL(/propose=\d/);
  const weekly = page.getByRole('radio', { name: say('agent.cycle.weekly') });
  await tabTo(page.getByRole('radio', { checked: true }));
  for (let steps = 0; steps < 6 && !(await weekly.isChecked()); steps++) await page.keyboard.press('ArrowUp');
  await byKeys(page.getByRole('button', { name: say('contracts.propose.next') }));
  const rate = tierField(page, say, 1, 'rate');
  await tabTo(rate);
  await page.keyboard.type('31');
  await byKeys(page.getByRole('button', { name: say('contracts.propose.check') }));
  await expect(rate).toBeFocused();
  await byKeys(page.getByRole('button', { name: /30%/ }));
  await expect(rate).toBeFocused();
  await expect(rate).toHaveValue('30');
  await byKeys(page.getByRole('button', { name: say('contracts.propose.check') }));
  await byKeys(page.getByRole('button', { name: say('contracts.propose.send') }));
  await expect(page.getByText(saying(say, 'contracts.sent', 'name', 'time')).first()).toBeVisible();
  const sent = (await givenRows(page, say)).filter({ hasText: 'dunya' });
  await expect(sent.getByText(say('agent.contract.state.requested'))).toBeVisible();
});

test('AGT-10 AGT-11 FLT-036 a request that is withdrawn while it is read cannot be accepted; both sides see the same', async ({
  page,
  say,
  quiet,
}) => {
  await enter(page, 'sub', dividends);
  await openRequest({ page, say, press: byMouse });
  const other = await otherSide(page, 'demo.agent', dividends);
  const waiting = (await givenRows(other, say)).filter({ hasText: 'demo.sub' }).filter({
    hasText: say('agent.contract.state.requested'),
  });
  await waiting.getByRole('button', { name: say('contracts.withdraw') }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: say('contracts.withdraw') })
    .click();
  await expect(other.getByText(say('contracts.withdrawn'))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.getByRole('textbox', { name: say('contracts.count') }).fill('2');
  await page.getByRole('button', { name: say('contracts.accept.change') }).click();
  await page.getByRole('button', { name: say('contracts.stale.see') }).click();
  await expect(page.getByText(saying(say, 'contracts.outcome.withdrawn', 'you', 'name', 'time')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('contracts.accept.change') })).toHaveCount(0);
  await page.goto(dividends);
  const given = await givenRows(page, say);
  await expect(page.getByRole('list', { name: say('contracts.requests') })).toHaveCount(0);
  for (const name of ['fara', 'gilles']) {
    await expect(given.filter({ hasText: name }).getByText(say('agent.contract.state.active'))).toBeVisible();
  }
  await other.context().close();
  expected(quiet, refused);
});
