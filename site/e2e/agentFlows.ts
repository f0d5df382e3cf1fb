import { agentAt, agentCentre, billBoxes, centreOf, rowsOf, saying, tableOf } from './agentSteps.ts';
import { item, region } from './centre.ts';
import type { Flow } from './flows.ts';
import { expect, type Person } from './journey.ts';
import { enter, fits, minor, paymentPassword } from './steps.ts';

export const agentFlows: readonly Flow[] = [
  {
    title: 'AGT-01 AGT-03 HDR-07 from the account to the agent centre, and from what waits to the bills',
    full: true,
    walk: openCentre,
  },
  { title: 'AGT-02 an announcement is read', full: true, walk: readAnnouncement },
  {
    title: 'AGT-06 AGT-07 MEM-17 a branch of the profit and loss is opened, and its bets are found',
    full: true,
    walk: readReports,
  },
  {
    title: 'AGT-04 AGT-05 an account is opened, its password is shown once, and it stands in the team',
    full: true,
    walk: openAccount,
  },
  { title: 'AGT-05 MEM-19 money goes to a downline, to the coin, and its log says so', full: true, walk: payDownwards },
  { title: 'AGT-08 AGT-11 a figure of income opens its sum, and the sum its bill', full: true, walk: readIncome },
];

async function openCentre({ page, say, press }: Person): Promise<void> {
  await enter(page, 'agent', '/help');
  const account = page.getByRole('button', { name: /demo\.agent/ });
  if ((page.viewportSize()?.width ?? 0) >= 900) {
    await press(account);
    await press(item(page, say, 'member.agent'));
  } else {
    const tabs = page.getByRole('navigation', { name: say('frame.main') }).filter({ visible: true });
    await press(item(tabs, say, 'nav.account'));
    await press(item(page.getByRole('dialog', { name: say('member.title') }), say, 'member.agent'));
    await press(item(page.getByRole('dialog', { name: say('agent.title') }), say, 'agent.page.agentTeamOverview'));
  }
  const overview = agentAt(page, say, 'agentTeamOverview');
  const waiting = region(overview, say('agent.attention'));
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
  await fits(page);
  const pay = waiting.getByRole('link', { name: say('agent.attention.pay.go') });
  const all = waiting.getByRole('button', { expanded: false });
  if ((await pay.count()) === 0) await press(all);
  await press(pay.first());
  await expect(page).toHaveURL(/tab=bills/);
  await billBoxes(page, say);
}

async function readAnnouncement({ page, say, press }: Person): Promise<void> {
  await enter(page, 'agent', agentCentre('agentAnnouncement'));
  const list = agentAt(page, say, 'agentAnnouncement');
  const first = list.getByRole('heading', { level: 3 }).getByRole('button').first();
  await press(first);
  await expect(first).toHaveAttribute('aria-expanded', 'true');
}

async function readReports({ page, say, press }: Person): Promise<void> {
  await enter(page, 'agent', agentCentre('palStatementsAgentCopy', '&c-days=30'));
  const profit = agentAt(page, say, 'palStatementsAgentCopy');
  const rows = rowsOf(tableOf(profit, say, 'agent.page.palStatementsAgentCopy'));
  await press(rows.getByRole('link', { name: 'demo.sub' }));
  await expect(page).toHaveURL(/c-account=/);
  const path = profit.getByRole('navigation', { name: say('reports.path') });
  await expect(path.locator('[aria-current="page"]')).toHaveText('demo.sub');
  await expect(rows.first()).toBeVisible();
  await fits(page);
  const saved = page.waitForEvent('download');
  await press(profit.getByRole('button', { name: say('records.export') }));
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await page.goBack();
  await expect(path).toHaveCount(0);
  await page.goto(agentCentre('personalHistoryCopy', '&c-days=7'));
  const bets = agentAt(page, say, 'personalHistoryCopy');
  await bets.getByRole('searchbox', { name: say('reports.account') }).fill('demo.sub');
  await bets.getByRole('searchbox', { name: say('reports.account') }).press('Enter');
  await press(
    bets
      .getByRole('status')
      .locator('..')
      .getByRole('button', { name: /demo\.sub/ }),
  );
  await press(bets.getByText(say('reports.part.branch'), { exact: true }));
  await expect(page).toHaveURL(/c-account=/);
  await expect(rowsOf(tableOf(bets, say, 'agent.page.personalHistoryCopy')).first()).toBeVisible();
  await fits(page);
}

async function openAccount({ page, say, press }: Person): Promise<void> {
  await enter(page, 'agent', agentCentre('registerCenter'));
  const form = region(agentAt(page, say, 'registerCenter'), say('team.register.title'));
  await form.getByRole('textbox', { name: say('team.register.username') }).fill('newbranch7');
  await form.getByRole('textbox', { name: say('team.rebate.rate') }).fill('0.5');
  await press(form.getByRole('button', { name: say('team.open') }));
  const opened = page.getByRole('dialog', { name: say('team.opened.title') });
  await expect(opened.getByText('newbranch7')).toBeVisible();
  await expect(opened.getByText(say('team.opened.once'))).toBeVisible();
  await fits(page);
  await press(opened.getByRole('button', { name: say('frame.close') }).last());
  await expect(opened).toBeHidden();
  await page.goto(agentCentre('downlineManagmentView'));
  const team = agentAt(page, say, 'downlineManagmentView');
  await team.getByRole('searchbox', { name: say('team.account') }).fill('newbranch7');
  await expect(team.getByRole('row', { name: /newbranch7/ })).toHaveAttribute('aria-current', 'true');
  await fits(page);
}

async function payDownwards({ page, world, say, press }: Person): Promise<void> {
  const balances = async () => [
    minor((await world.ledger('demo.agent')).balance),
    minor((await world.ledger('arlo')).balance),
  ];
  await enter(page, 'agent', agentCentre('downlineManagmentView'));
  const team = agentAt(page, say, 'downlineManagmentView');
  const [from = 0n, to = 0n] = await balances();
  const row = team.getByRole('row', { name: /^arlo/ });
  if ((page.viewportSize()?.width ?? 0) >= 640) {
    await press(row.getByRole('button', { name: saying(say, 'team.actions.of', 'name') }));
    await press(page.getByRole('menuitem', { name: say('team.transfer') }));
  } else {
    await press(row);
    await press(page.getByRole('link', { name: say('team.transfer') }));
  }
  await expect(page).toHaveURL(/tab=transfer/);
  const centre = centreOf(page);
  await centre.getByRole('textbox', { name: say('upline.amount') }).fill('50');
  await press(centre.getByRole('button', { name: say('upline.continue') }));
  const review = region(centre, say('movement.review'));
  await review.locator('input[type="password"]').fill(paymentPassword);
  await fits(page);
  await press(review.locator('button[type="submit"]'));
  await expect(page).toHaveURL(/movement=/);
  await expect(centre.getByText(say('movement.state.done')).first()).toBeVisible();
  expect(await balances()).toEqual([from - 5000n, to + 5000n]);
  await press(centre.getByRole('link', { name: say('movement.overview') }));
  await expect(centre.getByText(saying(say, 'team.log.transfer', 'by', 'detail')).first()).toBeVisible();
}

async function readIncome({ page, say, press }: Person): Promise<void> {
  await enter(page, 'agent', agentCentre('agentRevenueReport', '&c-days=30&c-source=daily-salary'));
  const income = agentAt(page, say, 'agentRevenueReport');
  const figure = rowsOf(tableOf(income, say, 'agent.page.agentRevenueReport'))
    .getByRole('button')
    .first();
  await press(figure);
  await expect(figure).toHaveAttribute('aria-expanded', 'true');
  await fits(page);
  await press(page.getByRole('link', { name: say('income.formula.open.bill') }));
  await expect(page).toHaveURL(/bill=/);
  await expect(centreOf(page).getByText(say('bills.ledger'))).toBeVisible();
  await fits(page);
}
