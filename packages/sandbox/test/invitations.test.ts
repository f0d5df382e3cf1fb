import { friendsMissing, reachedTier, toMinor } from '@baize/domain';
import {
  balance,
  captcha,
  checkAffiliate,
  referralEarnings,
  referralFriends,
  referralInfo,
  referralSummary,
  register,
} from '@baize/gateway';
import { expect, test } from 'vitest';
import { house } from '../src/world/money/ledger.ts';
import { noon, visit } from './visit.ts';

const day = 86_400_000;
const paidAt = 10 * 60_000;

test('MEM-13 who was invited, who of them plays, and what each and every day brought add up to what the books paid', async () => {
  const { client, sandbox } = visit({ scenario: 'member' });
  const summary = await client.call(referralSummary, {});
  const { friends, total } = await client.call(referralFriends, { pageSize: 100 });
  const { earnings } = await client.call(referralEarnings, { pageSize: 100 });
  expect([summary.friends, total]).toEqual([friends.length, friends.length]);
  expect(summary.active).toBe(friends.filter(({ active }) => active).length);
  expect(summary.active).toBeLessThan(summary.friends);
  const times = friends.map(({ joined }) => joined ?? 0);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(friends.every(({ name }) => name.includes('***'))).toBe(true);
  const sum = (amounts: readonly (string | null)[]) =>
    amounts.reduce((all, amount) => all + (toMinor(amount ?? '', 2) ?? 0n), 0n);
  const paid = sandbox.world
    .ledger()
    .entries('demo.member')
    .filter(({ kind }) => kind === 'referral')
    .reduce((all, { amount }) => all + amount, 0n);
  expect(paid).toBeGreaterThan(0n);
  expect(sum([summary.earned])).toBe(paid);
  expect(sum(earnings.map(({ amount }) => amount))).toBe(paid);
  expect(sum(friends.map(({ earned }) => earned))).toBe(paid);
});

test('MEM-13 the rate of a day is that of the friends who played by then, and the next tier says how many are missing', async () => {
  const { client } = visit({ scenario: 'member' });
  const { tiers } = await client.call(referralInfo, {});
  const { earnings } = await client.call(referralEarnings, { pageSize: 100 });
  for (const { active, rate } of earnings) expect(reachedTier(tiers, active)?.rate).toBe(rate);
  expect(new Set(earnings.map(({ rate }) => rate)).size).toBeGreaterThan(1);
  const { active } = await client.call(referralSummary, {});
  const missing = friendsMissing(tiers, active);
  expect(reachedTier(tiers, active + (missing ?? 0))).not.toEqual(reachedTier(tiers, active));
});

test('MEM-13 a day is paid once, when it is over, and every look finds the same books', async () => {
  let now = noon;
  const { client, sandbox, hold } = visit({ scenario: 'member', now: () => now });
  const count = async () => (await client.call(referralEarnings, {})).total;
  const before = await count();
  const midnight = noon + day / 2;
  expect((await client.call(referralSummary, {})).nextPayment).toBe(midnight + paidAt);
  const at = async (moment: number) => {
    now = moment;
    hold(sandbox.world.signIn('demo.member'));
    return count();
  };
  expect(await at(midnight + paidAt - 1)).toBe(before);
  expect(await at(midnight + paidAt)).toBe((before ?? 0) + 1);
  expect(await count()).toBe((before ?? 0) + 1);
  const one = await client.call(balance, {});
  expect(await client.call(balance, {})).toEqual(one);
});

test('MEM-13 an account that was opened with a player’s code is among their friends, and its bets are shared', async () => {
  let now = noon;
  const { client, sandbox, hold } = visit({ scenario: 'agent', now: () => now });
  const { world } = sandbox;
  const { code } = await client.call(referralInfo, {});
  expect((await client.call(referralSummary, {})).friends).toBe(0);
  await client.call(checkAffiliate, { code: code ?? '', domain: 'site.example' });
  const { id } = await client.call(captcha, {});
  const riddle = world.captchas.open().find((one) => one.id === id);
  const secret = { password: 'Quiet lamp 7', confirmPassword: 'Quiet lamp 7', registerUrl: 'https://site.example' };
  const proof = { captchaId: id ?? '', captcha: riddle?.answer ?? '' };
  await client.call(register, { username: 'newcomer', affiliateCode: code ?? '', ...secret, ...proof });
  const own = { at: now, reference: 'OMB-1' };
  const ledger = world.ledger();
  ledger.post({ key: 's', kind: 'stake', from: 'newcomer', to: house('games'), amount: 50_000n, ...own });
  const { friends } = await client.call(referralFriends, {});
  expect(friends).toMatchObject([{ name: 'ne***r', joined: noon, active: true, validBets: '500.00', earned: '0.00' }]);
  now = noon + day;
  hold(world.signIn('demo.agent'));
  expect((await client.call(referralEarnings, {})).earnings).toMatchObject([
    {
      day: Date.UTC(2026, 10, 21),
      paid: Date.UTC(2026, 10, 22) + paidAt,
      active: 1,
      validBets: '500.00',
      rate: '0.10',
      amount: '0.50',
    },
  ]);
});
