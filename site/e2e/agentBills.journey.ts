// areas: agent/bills, member/deposit, money
import {
  agentCentre,
  billBoxes,
  billsAt,
  centreOf,
  confirmPaying,
  contractMoney,
  otherSide,
  reviewCovered,
  rowsOf,
  saying,
  tableOf,
} from './agentSteps.ts';
import { centreAt } from './centre.ts';
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { byKeys, byMouse, tabTo } from './press.ts';
import { enter, fits, logInByDialog, minor, paymentPassword, tabBeside } from './steps.ts';
import { wordsOf } from './words.ts';

const failures = /Failed to load resource|net::ERR/;
const english = wordsOf('EN');
const daily = (side: 'pay' | 'collect', status: string) =>
  agentCentre('agentDailyWages2', `&c-tab=bills&c-side=${side}&c-status=${status}`);

const totalOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

forOnePersona((test) => {
  test('AGT-11 FLT-027 FLT-029 FLT-042 the platform fails among several bills: each is paid once or not at all, and what failed is paid again', async ({
    page,
    world,
    say,
    press,
    quiet,
  }) => {
    const count = await reviewCovered({ page, say, press });
    const before = await contractMoney(world, 'demo.agent');
    const keys: string[] = [];
    await page.route('**/MCS2_payBill', async (route) => {
      const key = (await route.request().headerValue('idempotency-key')) ?? '';
      if (!keys.includes(key)) keys.push(key);
      const place = keys.indexOf(key);
      if (place === count - 2) return route.fulfill({ status: 500 });
      if (place !== count - 1) return route.continue();
      // The platform processes the payment, but its response is lost.
      await route.fetch();
      return route.abort();
    });
    await confirmPaying({ page, say, press });
    const over = (paid: number, of: number) =>
      centreOf(page).getByRole('heading', { name: say('bills.review.over', { paid, count: of }) });
    await expect(over(count - 1, count)).toBeVisible({ timeout: 20_000 });
    await expect(centreOf(page).getByText(say('bills.result.paid'), { exact: true })).toHaveCount(count - 1);
    await fits(page);
    const first = (await contractMoney(world, 'demo.agent')).slice(before.length);
    expect(first.filter((amount) => amount < 0n)).toHaveLength(count - 1);
    await page.unroute('**/MCS2_payBill');
    await press(centreOf(page).getByRole('button', { name: say('frame.retry') }));
    await confirmPaying({ page, say, press });
    await expect(over(1, 1)).toBeVisible();
    const all = (await contractMoney(world, 'demo.agent')).slice(before.length);
    expect(all.filter((amount) => amount < 0n)).toHaveLength(count);
    await page.reload();
    await expect(await billBoxes(page, say)).toHaveCount(1);
    expected(quiet, failures);
  });

  test('AGT-11 FLT-031 a reload while several bills are paid: what was sent is paid once, and what was not stays to be paid', async ({
    page,
    world,
    say,
    press,
    quiet,
  }) => {
    const count = await reviewCovered({ page, say, press });
    const before = await contractMoney(world, 'demo.agent');
    let sent = 0;
    let paidUnheard = false;
    await page.route('**/MCS2_payBill', async (route) => {
      sent += 1;
      if (sent === 1) return route.continue();
      // The platform processes the payment, but the page closes before the response.
      await route.fetch();
      paidUnheard = true;
    });
    await confirmPaying({ page, say, press });
    await expect.poll(() => paidUnheard).toBe(true);
    await page.reload();
    await expect(await billBoxes(page, say)).toHaveCount(count + 1 - sent);
    const paid = (await contractMoney(world, 'demo.agent')).slice(before.length).filter((amount) => amount < 0n);
    expect(paid).toHaveLength(2);
    expect(sent).toBe(2);
    expected(quiet, failures);
  });

  test('AGT-11 MEM-04 MEM-19 the wallet is short: what is missing is paid in from there and the way back leads to the same bills; a wrong payment password takes nothing, and a statement has the amount of its bill', async ({
    page,
    world,
    say,
    press,
    quiet,
  }) => {
    await enter(page, 'agent', billsAt());
    const centre = centreOf(page);
    const before = await contractMoney(world, 'demo.agent');
    const boxes = await billBoxes(page, say);
    const count = await boxes.count();
    const rows = rowsOf(tableOf(centre, say, 'bills.caption'));

    await test.step('what is missing is paid in', async () => {
      // Some languages use the same words for a tier that was not reached.
      const payable = rows.filter({ has: page.getByRole('checkbox') });
      await expect(payable.filter({ hasText: saying(say, 'bills.short', 'amount') })).toHaveCount(1);
      await expect(centre.getByRole('button', { name: say('bills.pay.review', { count }) })).toHaveCount(0);
      await press(centre.getByRole('link', { name: saying(say, 'bills.pay.deposit', 'amount') }));
      const deposit = centreAt(page, say, 'depositv2');
      await expect(deposit.getByRole('textbox', { name: say('deposit.amount') })).toHaveValue(/[1-9]/);
      await fits(page);
      await press(deposit.getByRole('link', { name: say('deposit.return') }));
      await expect(page).toHaveURL(/c-selected=/);
      await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(count);
    });

    await test.step('a wrong payment password takes nothing', async () => {
      await press(centre.getByRole('button', { name: say('bills.pay.covered', { count: count - 1 }) }));
      const secret = centre.locator('input[type="password"]');
      await secret.fill('111111');
      await press(centre.getByRole('button', { name: saying(say, 'bills.review.confirm', 'amount') }));
      await expect(secret).toHaveAttribute('aria-invalid', 'true');
      expect(await contractMoney(world, 'demo.agent')).toEqual(before);
      await press(centre.getByRole('button', { name: say('bills.review.back') }));
      await expect(boxes).toHaveCount(count);
    });

    await test.step('the amount of a statement is that of the bill', async () => {
      const amount = minor((await rows.first().getByRole('cell').nth(2).textContent()) ?? '');
      await press(rows.first().locator('th a'));
      await expect(centre.getByText(say('bills.ledger'))).toBeVisible();
      await expect(centre.getByText(saying(say, 'bills.differs', 'stated', 'sum'))).toHaveCount(0);
      const approve = centre.getByRole('button', { name: saying(say, 'bills.approve', 'amount') });
      expect(minor((await approve.textContent()) ?? '')).toBe(amount);
    });
    expected(quiet, failures);
  });

  test('AGT-11 a bill is denied with a reason, its payee objects, and the platform decides', async ({
    page,
    world,
    say,
    press,
    quiet,
  }) => {
    await enter(page, 'agent', daily('pay', 'awaiting-approval'));
    await press(
      rowsOf(tableOf(centreOf(page), say, 'bills.caption'))
        .first()
        .locator('th a'),
    );
    await press(centreOf(page).getByRole('button', { name: say('bills.deny') }));
    const box = page.getByRole('dialog').last();
    await press(box.getByRole('button', { name: say('bills.deny.confirm'), exact: true }));
    await expect(box.getByRole('textbox')).toBeFocused();
    await box.getByRole('textbox').fill('Two of these bets were void.');
    await press(box.getByRole('button', { name: say('bills.deny.confirm'), exact: true }));
    await expect(centreOf(page).getByText(say('agent.bill.state.denied'), { exact: true }).first()).toBeVisible();
    await fits(page);
    const bill = new URL(page.url()).searchParams.get('c-bill') ?? '';
    const other = await otherSide(page, 'demo.sub', agentCentre('agentDailyWages2', `&c-tab=bills&c-bill=${bill}`));
    await expect(other.getByText(/Two of these bets were void/).first()).toBeVisible();
    await other.getByRole('button', { name: english('bills.object') }).click();
    const objecting = other.getByRole('dialog').last();
    await objecting.getByRole('textbox').fill('Every bet was settled.');
    await objecting.getByRole('button', { name: english('bills.object.confirm'), exact: true }).click();
    await expect(other.getByText(english('agent.bill.state.objected'), { exact: true }).first()).toBeVisible();
    await other.context().close();
    await world.pass(25 * 3_600_000);
    await page.goto(agentCentre('agentDailyWages2', `&c-tab=bills&c-bill=${bill}`));
    await logInByDialog(page, say, press, 'demo.agent');
    await expect(centreOf(page).getByRole('button', { name: saying(say, 'bills.approve', 'amount') })).toBeVisible();
    expected(quiet, failures);
  });
});

test('AGT-11 MEM-19 FLT-027 by keyboard alone, Enter pressed ten times: a bill is approved once, and its payee collects it to the coin', {
  tag: '@smoke',
}, async ({ page, world, say }) => {
  await enter(page, 'agent', daily('pay', 'awaiting-approval'));
  await byKeys(
    rowsOf(tableOf(centreOf(page), say, 'bills.caption'))
      .first()
      .locator('th a'),
  );
  const before = await contractMoney(world, 'demo.agent');
  const received = totalOf(await contractMoney(world, 'demo.sub'));
  const approve = centreOf(page).getByRole('button', { name: saying(say, 'bills.approve', 'amount') });
  const amount = minor((await approve.textContent()) ?? '');
  await byKeys(approve);
  await tabTo(centreOf(page).locator('input[type="password"]'));
  await page.keyboard.type(paymentPassword);
  await tabTo(centreOf(page).getByRole('button', { name: saying(say, 'bills.review.confirm', 'amount') }));
  for (let time = 0; time < 10; time++) await page.keyboard.press('Enter');
  // The status legend always contains "Paid".
  const over = say('bills.review.over', { paid: 1, count: 1 });
  await expect(centreOf(page).getByRole('heading', { name: over })).toBeVisible();
  const after = await contractMoney(world, 'demo.agent');
  expect(after.slice(before.length)).toEqual([-amount]);
  const other = await otherSide(page, 'demo.sub', page.url());
  const collect = other.getByRole('button', { name: saying(english, 'bills.collect', 'amount') });
  await tabTo(collect);
  for (let time = 0; time < 10; time++) await other.keyboard.press('Enter');
  await expect(other.getByText(english('agent.bill.state.paid'), { exact: true }).first()).toBeVisible();
  expect(totalOf(await contractMoney(world, 'demo.sub')) - received).toBe(amount);
  await other.context().close();
});

test('AGT-11 FLT-031 FLT-036 FLT-139 bills that were paid in another tab meanwhile are not paid again, and the review says so', async ({
  page,
  world,
  say,
  quiet,
}) => {
  const count = await reviewCovered({ page, say, press: byMouse });
  const before = await contractMoney(world, 'demo.agent');
  const other = await tabBeside(page, billsAt());
  await billBoxes(other, say);
  await centreOf(other)
    .getByRole('button', { name: say('bills.pay.covered', { count }) })
    .click();
  await confirmPaying({ page: other, say, press: byMouse });
  await expect(
    centreOf(other).getByRole('heading', { name: say('bills.review.over', { paid: count, count }) }),
  ).toBeVisible({ timeout: 20_000 });
  await page.bringToFront();
  await confirmPaying({ page, say, press: byMouse });
  // One payment may be reported as done, because the other tab announced it.
  await expect(centreOf(page).getByText(say('bills.result.paid'), { exact: true })).toHaveCount(count, {
    timeout: 20_000,
  });
  const now = say('bills.before.now', { state: say('agent.bill.state.awaiting-collection') });
  await expect(centreOf(page).getByText(now).first()).toBeVisible();
  const paid = (await contractMoney(world, 'demo.agent')).slice(before.length);
  expect(paid.filter((amount) => amount < 0n)).toHaveLength(count);
  await other.close();
  expected(quiet, failures);
});
