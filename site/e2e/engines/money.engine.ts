import { find, findText } from './found.ts';
import { balanceOf, balanceToBe, enter, minor, openCentre, paymentPassword, postedAs, toBeAt } from './steps.ts';
import { expect, test } from './test.ts';

const smoke = { tag: '@smoke' };
const dayMs = 86_400_000;

test('GAM-09 NAV-24 a slip of the lottery is reviewed and placed', async ({ walker }) => {
  const { tab, world, say } = walker;
  const { clock } = await world.state();
  // A draw that is about to close would refuse the slip.
  if (dayMs - (clock.now % dayMs) < 30 * 60_000) await world.pass(31 * 60_000);
  await enter(walker, 'member', '/lottery?gameCode=DRZ-3&vendor=DRZ&playType=2D');
  const before = await balanceOf(tab, say);
  const rows = find(tab, 'group', say('lottery.board')).find('toolbar');
  for (const at of [0, 1]) await rows.at(at).find('button', '0').press();
  await find(tab, 'textbox', say('lottery.stake')).fill('2');
  await find(tab, 'button', say('lottery.add', { bets: 1 })).press();
  await find(tab, 'button', say('lottery.review')).press();
  await find(tab, 'heading', say('lottery.review.title')).toBeFocused();
  await find(tab, 'button', /PKR/).press();
  await findText(tab, say('lottery.slip.empty')).toBeShown();
  await balanceToBe(walker, before - 200n);
});

test('MEM-04 MEM-19 HDR-05 a deposit is reviewed, paid on the channel’s page and credited', async ({ walker }) => {
  const { tab, world, say } = walker;
  const deposit = await openCentre(walker, 'depositv2');
  await deposit.find('radio', /Tallyscan/).press();
  await deposit.find('textbox', say('deposit.amount')).fill('500');
  await deposit.find('button', say('deposit.continue')).press();
  const review = deposit.find('region', say('movement.review'));
  await review.find('heading').toBeFocused();
  await review.css('button[type="submit"]').press();
  await toBeAt(tab, /movement=/);
  await deposit.find('link', say('deposit.order.open')).press();
  await toBeAt(tab, /^\/sandbox\/pay\//);
  await find(tab, 'button').at(0).press();
  await toBeAt(tab, /movement=/);
  await deposit.text(say('movement.state.in-review')).toBeShown();
  const before = await balanceOf(tab, say);
  await world.pass(61_000);
  await balanceToBe(walker, before + 50_000n);
});

test('MEM-05 MEM-06 a withdrawal leaves once, and its receipt is confirmed', smoke, async ({ walker }) => {
  const { tab, world, say } = walker;
  const withdrawal = await openCentre(walker, 'withdraw');
  await withdrawal.find('textbox', say('withdrawal.amount')).fill('500');
  await withdrawal.find('button', say('withdrawal.continue')).press();
  const review = withdrawal.find('region', say('movement.review'));
  await review.find('heading').toBeFocused();
  await review.css('input[type="password"]').fill(paymentPassword);
  await review.css('button[type="submit"]').press();
  await toBeAt(tab, /movement=/);
  expect((await postedAs(world, 'withdrawal')).map(minor).filter((amount) => amount === -50_000n)).toHaveLength(1);
  await world.pass(3 * 60_000);
  await tab.reload();
  const receipt = withdrawal.find('region', say('receipt.title'));
  await receipt.find('radio', say('receipt.result.received'), { checked: true }).toBeShown();
  await receipt.find('button', say('receipt.send')).press();
  await withdrawal.text(say('receipt.received')).toBeShown();
});

test('MEM-18 RSP-03 a limit is lowered at once', async ({ walker }) => {
  const { tab, say } = walker;
  const control = await openCentre(walker, 'playControl');
  const name = `${say('control.kind.stake')} · ${say('control.period.day')}`;
  await control.find('button', `${say('control.change')}: ${name}`).press();
  await control.find('textbox').at(0).fill('3000');
  await control.find('button', say('control.set')).press();
  await findText(tab, say('control.done.now')).toBeShown();
});

test('RSP-01 RSP-04 a break begins by the session bar, and no game opens during it', async ({ walker }) => {
  const { tab, world, say } = walker;
  await enter(walker, 'member', '/rng');
  await find(tab, 'region', say('session.bar')).find('link', say('session.break')).press();
  await find(tab, 'button', say('break.action')).press();
  await findText(tab, say('break.done')).toBeShown();
  await tab.goto(`${world.origin}/game?id=100001`);
  await findText(tab, say('play.paused')).toBeShown();
});
