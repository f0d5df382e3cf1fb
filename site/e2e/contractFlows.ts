import {
  agentCentre,
  billBoxes,
  billsAt,
  centreOf,
  confirmPaying,
  contractMoney,
  givenRows,
  openRequest,
  saying,
  tierField,
} from './agentSteps.ts';
import { centreAt } from './centre.ts';
import type { Flow } from './flows.ts';
import { expect, type Person } from './journey.ts';
import { enter, fits, minor } from './steps.ts';

export const contractFlows: readonly Flow[] = [
  {
    title: 'AGT-10 AGT-11 a contract is proposed step by step: a value beyond the limit is mended, and it is sent',
    full: true,
    walk: propose,
  },
  { title: 'AGT-10 AGT-11 new terms are accepted, and the number of contracts that end is typed', walk: accept },
  {
    title: 'AGT-11 MEM-19 bills are paid, the one that the wallet does not reach for waits, and others are collected',
    walk: payBills,
  },
  { title: 'AGT-13 RSP-03 a player accepts a contract from a message', full: true, walk: answerMessage },
];

async function propose({ page, say, press }: Person): Promise<void> {
  await enter(page, 'agent', agentCentre('agentDividendRecordCopy2'));
  await givenRows(page, say);
  await press(centreOf(page).getByRole('button', { name: say('contracts.propose') }));
  await page.getByRole('combobox', { name: say('contracts.propose.who') }).selectOption({ label: 'dunya' });
  await press(page.getByRole('button', { name: say('contracts.propose.next') }));
  await press(page.getByText(say('agent.cycle.weekly'), { exact: true }));
  await press(page.getByRole('button', { name: say('contracts.propose.next') }));
  const rate = tierField(page, say, 1, 'rate');
  await rate.fill('31');
  await press(page.getByRole('button', { name: say('contracts.propose.check') }));
  await expect(rate).toBeFocused();
  await expect(page).toHaveURL(/step=tiers/);
  await fits(page);
  await press(page.getByRole('button', { name: /30/ }));
  await expect(rate).toBeFocused();
  await press(page.getByRole('button', { name: say('contracts.propose.check') }));
  await expect(page).toHaveURL(/step=check/);
  await page.getByRole('textbox', { name: saying(say, 'contracts.note', 'name') }).fill('A good start.');
  await fits(page);
  await press(page.getByRole('button', { name: say('contracts.propose.send') }));
  await expect(page).not.toHaveURL(/propose=/);
  const sent = (await givenRows(page, say)).filter({ hasText: 'dunya' });
  await expect(sent.getByText(say('agent.contract.state.requested'))).toBeVisible();
}

async function accept(person: Person): Promise<void> {
  const { page, say, press } = person;
  await enter(page, 'sub', agentCentre('agentDividendRecordCopy2'));
  await openRequest(person);
  const centre = centreOf(page);
  for (const name of ['fara', 'gilles']) await expect(centre.getByText(name, { exact: true })).toBeVisible();
  await fits(page);
  const number = centre.getByRole('textbox', { name: say('contracts.count') });
  const send = centre.getByRole('button', { name: say('contracts.accept.change') });
  await press(send);
  await expect(number).toBeFocused();
  await number.fill('3');
  await expect(centre.getByText(say('contracts.count.differs', { typed: '3', count: 2 }))).toBeVisible();
  await number.fill('2');
  await press(send);
  await expect(page).not.toHaveURL(/contract=/);
  await expect(centre.getByRole('heading', { name: say('contracts.own'), exact: true })).toBeFocused();
  const rows = await givenRows(page, say);
  for (const name of ['fara', 'gilles']) {
    await expect(rows.filter({ hasText: name }).getByText(say('agent.contract.state.terminating'))).toBeVisible();
  }
}

async function payBills(person: Person): Promise<void> {
  const { page, world, say, press } = person;
  await enter(page, 'agent', billsAt());
  const centre = centreOf(page);
  const boxes = await billBoxes(page, say);
  const count = (await boxes.count()) - 1;
  const before = await contractMoney(world, 'demo.agent');
  await press(centre.getByRole('button', { name: say('bills.pay.covered', { count }) }));
  await fits(page);
  await confirmPaying(person);
  const over = say('bills.review.over', { paid: count, count });
  await expect(centre.getByRole('heading', { name: over })).toBeVisible();
  const paid = await contractMoney(world, 'demo.agent');
  expect(paid.slice(before.length).filter((amount) => amount < 0n)).toHaveLength(count);
  await fits(page);
  await press(centre.getByRole('button', { name: say('bills.review.back') }));
  await expect(boxes).toHaveCount(1);
  const balance = minor((await world.ledger('demo.agent')).balance);
  await press(centre.getByRole('button', { name: saying(say, 'bills.collect.first', 'amount') }));
  await expect.poll(async () => minor((await world.ledger('demo.agent')).balance)).toBeGreaterThan(balance);
}

async function answerMessage({ page, say, press }: Person): Promise<void> {
  await enter(page, 'contract-player-requested', '/help?modal=member&centre=messageV2');
  const inbox = centreAt(page, say, 'messageV2');
  const letter = inbox
    .getByRole('listitem')
    .filter({ hasText: say('inbox.kind.contract') })
    .first();
  await press(letter.getByRole('heading').getByRole('button'));
  await expect(inbox.getByText(say('contracts.player.needed'))).toBeVisible();
  await expect(inbox.getByRole('link', { name: say('contracts.player.limits') })).toBeVisible();
  await fits(page);
  await press(inbox.getByRole('button', { name: say('contracts.accept'), exact: true }));
  await expect(inbox.getByRole('button', { name: say('contracts.terminate') })).toBeVisible();
  await expect(inbox.getByText(say('contracts.player.needed'))).toHaveCount(0);
}
