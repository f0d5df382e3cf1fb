import { askToPayOut, centreAt, region } from './centre.ts';
import type { Flow } from './flows.ts';
import { expect, type Person, type World } from './journey.ts';
import { enter, fits, minor, paymentPassword } from './steps.ts';

export const memberFlows: readonly Flow[] = [
  { title: 'MEM-02 another nickname is saved, and contacts are masked', walk: nameOneself },
  {
    title: 'MEM-03 MEM-19 money moves to a studio and all of it comes back, to the coin',
    needs: ['walletTransfer'],
    walk: moveMoney,
  },
  { title: 'MEM-04 MEM-19 money is paid in: its figures are confirmed, and an order says where to pay', walk: payIn },
  { title: 'MEM-05 MEM-06 money is paid out and its receipt confirmed', walk: payOut },
  {
    title: 'MEM-07 MEM-19 money goes to the account above, and the list of transfers says so',
    needs: ['transferUpline'],
    walk: payUpwards,
  },
  { title: 'MEM-08 MEM-17 bets are found by what became of them, and one is opened', walk: findBet },
  {
    title: 'MEM-09 NAV-19 a withdrawal that waits is found and leads to its receipt',
    needs: ['confirmReceipt'],
    walk: findWithdrawal,
  },
  { title: 'MEM-10 a month is read by weeks, as a chart and as a table', needs: ['personalProfit'], walk: readProfit },
  {
    title: 'MEM-11 MEM-12 MEM-16 a reward and a rebate are claimed, and bonuses say how far they are',
    needs: ['rewardCentre', 'claimRebate', 'bonusDetails'],
    walk: claim,
  },
  {
    title: 'MEM-13 MEM-14 a mission is claimed, and the invitation shows what it earned',
    needs: ['claimMission', 'referralInfo'],
    walk: doMission,
  },
  { title: 'MEM-15 a message is read', needs: ['inbox'], walk: readMessage },
  { title: 'MEM-18 RSP-03 a limit is lowered at once', needs: ['setPlayLimit'], walk: lowerLimit },
];

const centre = (key: string, more = '') => `/help?modal=member&centre=${key}${more}`;

async function posted(world: World, account: string, kind: string): Promise<string[]> {
  const { entries } = await world.ledger(account);
  return entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
}

async function filtersOf({ page, say, press }: Person) {
  const behind = page.getByRole('button', { name: new RegExp(`^${say('lobby.filter')}`) });
  const filters = page.getByRole('search', { name: say('records.filters') });
  await expect(behind.or(filters).first()).toBeVisible();
  if (await behind.isVisible()) await press(behind);
  return filters;
}

async function nameOneself({ page, say, press }: Person): Promise<void> {
  await enter(page, 'member', centre('securityCenter'));
  const account = centreAt(page, say, 'securityCenter');
  await account.getByRole('textbox', { name: say('profile.nickname') }).fill('Rania K');
  // A birthday that is not known yet has a button of its own.
  await press(account.getByRole('button', { name: say('profile.save'), exact: true }).first());
  await expect(page.getByText(say('profile.saved'), { exact: true })).toBeVisible();
  await expect(account.getByText(/•••.*567/)).toBeVisible();
  await page.reload();
  await expect(account.getByRole('textbox', { name: say('profile.nickname') })).toHaveValue('Rania K');
}

async function moveMoney({ page, world, say, press }: Person): Promise<void> {
  await enter(page, 'vip', centre('transferFund'));
  const wallet = centreAt(page, say, 'transferFund');
  const review = region(wallet, say('movement.review'));
  const moves = async () => (await posted(world, 'demo.vip', 'transfer')).length;
  const before = await moves();
  await press(
    wallet.getByRole('button', { name: new RegExp(`^${say('wallet.transferIn')}:`), disabled: false }).first(),
  );
  const amount = wallet.getByRole('textbox', { name: say('wallet.amount') });
  await expect(amount).toBeFocused();
  await amount.fill('25');
  await press(wallet.getByRole('button', { name: say('wallet.transfer'), exact: true }));
  await expect(review.getByRole('heading')).toBeFocused();
  await press(review.locator('button[type="submit"]'));
  await expect.poll(moves).toBe(before + 1);
  expect(minor((await posted(world, 'demo.vip', 'transfer')).at(-1) ?? '')).toBe(-2500n);
  await press(wallet.getByRole('button', { name: say('wallet.collectAll') }));
  await press(review.locator('button[type="submit"]'));
  await expect(wallet.getByText(say('wallet.nothing'))).toBeVisible();
  const back = (await posted(world, 'demo.vip', 'transfer')).slice(before).map(minor);
  expect(back.reduce((sum, one) => sum + one, 0n)).toBeGreaterThanOrEqual(0n);
}

async function payIn({ page, say, press }: Person): Promise<void> {
  await enter(page, 'member', centre('depositv2'));
  const deposit = centreAt(page, say, 'depositv2');
  await deposit.getByRole('textbox', { name: say('deposit.amount') }).fill('500');
  await press(deposit.getByRole('button', { name: say('deposit.continue') }));
  const review = region(deposit, say('movement.review'));
  await expect(review.getByRole('heading')).toBeFocused();
  await fits(page);
  await press(review.locator('button[type="submit"]'));
  await expect(page).toHaveURL(/movement=/);
  await expect(region(deposit, say('deposit.order'))).toBeVisible();
}

async function payOut({ page, world, say, press }: Person): Promise<void> {
  await enter(page, 'member', centre('withdraw'));
  const withdrawal = centreAt(page, say, 'withdraw');
  const review = await askToPayOut(withdrawal, say, press, '500');
  await fits(page);
  await press(review.locator('button[type="submit"]'));
  await expect(page).toHaveURL(/movement=/);
  // Longer than an access token of larch lives.
  await world.pass(16 * 60_000);
  await page.reload();
  if (!world.has('confirmReceipt')) {
    await expect(withdrawal.getByText(say('movement.state.paid')).first()).toBeVisible();
    return;
  }
  const receipt = region(withdrawal, say('receipt.title'));
  await expect(receipt.getByRole('radio', { name: say('receipt.result.received') })).toBeChecked();
  await fits(page);
  await press(receipt.getByRole('button', { name: say('receipt.send') }));
  await expect(withdrawal.getByText(say('receipt.received'))).toBeVisible();
}

async function payUpwards({ page, world, say, press }: Person): Promise<void> {
  await enter(page, 'member', centre('transferUpline'));
  const upline = centreAt(page, say, 'transferUpline');
  await upline.getByRole('textbox', { name: say('upline.amount') }).fill('100');
  await press(upline.getByRole('button', { name: say('upline.continue') }));
  const review = region(upline, say('movement.review'));
  await review.locator('input[type="password"]').fill(paymentPassword);
  await press(review.locator('button[type="submit"]'));
  await expect(page).toHaveURL(/movement=/);
  expect(await posted(world, 'demo.member', 'transfer')).toContain('-100.00');
  await press(upline.getByRole('link', { name: say('movement.overview') }));
  await expect(upline.getByRole('row').nth(1)).toContainText(say('movement.state.done'));
}

async function findBet(person: Person): Promise<void> {
  const { page, say, press } = person;
  await enter(page, 'member', centre('personalHistoryCopy', '&c-days=30'));
  const bets = centreAt(page, say, 'personalHistoryCopy');
  const filters = await filtersOf(person);
  await filters.getByRole('combobox', { name: say('records.status') }).selectOption('lost');
  await press(filters.getByRole('button', { name: say('records.range.apply') }));
  await expect(page).toHaveURL(/c-status=lost/);
  const rows = bets.locator('tbody').getByRole('row');
  await expect(rows.getByText(say('records.bet.lost'))).toHaveCount(10);
  const opened = rows.first().getByRole('link');
  const reference = (await opened.textContent()) ?? '';
  await fits(page);
  await press(opened);
  await expect(bets.getByRole('heading', { name: new RegExp(reference) })).toBeVisible();
}

async function findWithdrawal(person: Person): Promise<void> {
  const { page, say, press } = person;
  await enter(page, 'pending', centre('transactionHistory', '&c-days=30'));
  const filters = await filtersOf(person);
  await filters.getByRole('combobox', { name: say('records.type') }).selectOption('withdrawal');
  await press(filters.getByRole('button', { name: say('records.range.apply') }));
  await expect(page).toHaveURL(/c-type=withdrawal/);
  const receipt = page.getByRole('link', { name: say('records.receipt'), exact: true }).first();
  await expect(receipt).toBeVisible();
  await fits(page);
  await press(receipt);
  await expect(page).toHaveURL(/centre=withdraw&c-movement=[A-Z0-9]+/);
  await page.goBack();
  await expect(receipt).toBeVisible();
}

async function readProfit({ page, say, press }: Person): Promise<void> {
  await enter(page, 'member', centre('personalProfit'));
  const profit = centreAt(page, say, 'personalProfit');
  await expect(profit.getByRole('slider')).toHaveAttribute('aria-valuemax', '7');
  await press(profit.getByText(say('records.days.30'), { exact: true }));
  await expect(profit.getByRole('slider')).toHaveAttribute('aria-valuemax', '30');
  await press(profit.getByText(say('records.profit.step.week'), { exact: true }));
  await expect(page).toHaveURL(/c-step=week/);
  await press(profit.getByText(say('records.profit.table')));
  await expect(profit.getByRole('figure').getByRole('rowheader')).not.toHaveCount(0);
}

async function claim({ page, world, say, press }: Person): Promise<void> {
  await enter(page, 'member', centre('rewardCenter'));
  const claims = centreAt(page, say, 'rewardCenter').getByRole('article').getByRole('button');
  await expect(claims).toHaveCount(4);
  const rewards = (await posted(world, 'demo.member', 'reward')).length;
  await press(claims.first());
  await expect(claims).toHaveCount(3);
  expect(await posted(world, 'demo.member', 'reward')).toHaveLength(rewards + 1);
  await page.goto(centre('bonusDetails'));
  await expect(centreAt(page, say, 'bonusDetails').getByRole('progressbar').first()).toBeVisible();
  await fits(page);
  await page.goto(centre('manualRebate'));
  const lines = page.getByRole('table', { name: say('member.page.manualRebate') }).getByRole('button');
  await expect(lines.first()).toBeVisible();
  const [before, rebates] = [await lines.count(), (await posted(world, 'demo.member', 'rebate')).length];
  await press(lines.first());
  await expect(lines).toHaveCount(before - 1);
  expect(await posted(world, 'demo.member', 'rebate')).toHaveLength(rebates + 1);
}

async function doMission({ page, world, say, press }: Person): Promise<void> {
  await enter(page, 'member', centre('missionLeaderboard'));
  const missions = centreAt(page, say, 'missionLeaderboard');
  await press(missions.getByRole('button', { name: new RegExp(say('missions.checkIn.action')) }));
  await expect(page.getByText(say('missions.checkIn.done'))).toBeVisible();
  const past = (await posted(world, 'demo.member', 'mission')).length;
  const list = missions.getByRole('list', { name: say('member.page.missionLeaderboard') });
  await press(list.getByRole('button').first());
  await expect.poll(async () => (await posted(world, 'demo.member', 'mission')).length).toBe(past + 1);
  await press(missions.getByText(say('missions.tab.finished')));
  await expect(page).toHaveURL(/c-status=finished/);
  await expect(missions.getByText(say('missions.claimed'))).toBeVisible();
  await expect(missions.getByText(say('missions.board.own'))).toBeVisible();
  await fits(page);
  await page.goto(centre('referral'));
  const invited = centreAt(page, say, 'referral');
  await expect(invited.getByRole('img', { name: say('join.qr') })).toBeVisible();
  await press(invited.getByRole('tab', { name: say('invited.earnings') }));
  await expect(page).toHaveURL(/c-type=earnings/);
  await expect(invited.getByRole('row').nth(1)).toHaveText(/\d/);
}

async function readMessage({ page, say, press }: Person): Promise<void> {
  await enter(page, 'member', centre('messageV2'));
  const inbox = centreAt(page, say, 'messageV2');
  const first = inbox.getByRole('heading', { level: 3 }).getByRole('button').first();
  await press(first);
  await expect(page).toHaveURL(/message=/);
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(inbox.getByText(say('inbox.unread', { count: 2 }), { exact: true })).toBeVisible();
}

async function lowerLimit({ page, say, press }: Person): Promise<void> {
  await enter(page, 'member', centre('playControl'));
  const control = centreAt(page, say, 'playControl');
  const name = `${say('control.kind.stake')} · ${say('control.period.day')}`;
  await press(control.getByRole('button', { name: `${say('control.change')}: ${name}` }));
  await control.getByRole('textbox').fill('3000');
  await press(control.getByRole('button', { name: say('control.set') }));
  await expect(page.getByText(say('control.done.now'))).toBeVisible();
  await expect(control.getByText(/3[,.]?000/).first()).toBeVisible();
}
