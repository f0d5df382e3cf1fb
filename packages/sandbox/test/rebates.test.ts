import { rebateOf, subtractAmounts, toMinor } from '@baize/domain';
import { balance, claimRebate, inbox, manualRebate, rebateHistory } from '@baize/gateway';
import { expect, test } from 'vitest';
import { house } from '../src/world/money/ledger.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const day = 86_400_000;

function stake({ sandbox: { world } }: Visit, units: bigint, reference: string) {
  const own = { at: world.clock.now(), reference, amount: units * 100n };
  world.ledger().post({ key: crypto.randomUUID(), kind: 'stake', from: 'demo.vip', to: house('games'), ...own });
}

const line = async ({ client }: Visit, category: string) => {
  const found = (await client.call(manualRebate, {})).lines.find((one) => one.category === category);
  if (!found) throw new Error(`no ${category}`);
  return found;
};

test('MEM-16 each kind of game has its bets and its rate; a lottery bet counts as one, and slots have the rate of the rank', async () => {
  const seen = visit({ scenario: 'vip' });
  const [slots, lottery] = [await line(seen, 'RNG'), await line(seen, 'LOTT')];
  expect(slots.rate).toBe('1.2');
  stake(seen, 100n, 'OMB-1');
  stake(seen, 50n, 'SVH-1-202611211201-0001');
  expect(subtractAmounts((await line(seen, 'RNG')).validBets, slots.validBets)).toBe('100');
  expect(subtractAmounts((await line(seen, 'LOTT')).validBets, lottery.validBets)).toBe('50');
  const { lines, total } = await seen.client.call(manualRebate, {});
  for (const { validBets, rate, amount } of lines)
    expect(toMinor(amount, 2)).toBe(rebateOf(toMinor(validBets, 2) ?? 0n, rate));
  expect(toMinor(total, 2)).toBe(lines.reduce((sum, { amount }) => sum + (toMinor(amount, 2) ?? 0n), 0n));
});

test('MEM-16 a claim pays what was shown, once; what is bet afterwards begins anew; the history and a message tell of it', async () => {
  const seen = visit({ scenario: 'vip' });
  const { client } = seen;
  stake(seen, 1_000n, 'MRQ-1');
  const { amount } = await line(seen, 'LIVE');
  const before = await client.call(balance, {});
  const letters = (await client.call(inbox, {})).total;
  const ends = await Promise.allSettled(
    [1, 2, 3].map(() => client.call(claimRebate, { category: 'LIVE', amount }, key())),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(subtractAmounts((await client.call(balance, {})).amount, before.amount)).toBe(subtractAmounts(amount, '0'));
  expect(await line(seen, 'LIVE')).toMatchObject({ validBets: '0.00', amount: '0.00' });
  expect((await client.call(rebateHistory, { category: 'LIVE' })).claims[0]).toMatchObject({ amount, at: noon });
  expect((await client.call(inbox, {})).total).toBe((letters ?? 0) + 1);
  stake(seen, 500n, 'MRQ-1');
  expect(await line(seen, 'LIVE')).toMatchObject({ validBets: '500.00', amount: '2.00' });
});

test('MEM-16 FLT-036 where another sum is due by now it is a 409 with the new sums, and nothing moves', async () => {
  const seen = visit({ scenario: 'vip' });
  const { client } = seen;
  const { total } = await client.call(manualRebate, {});
  stake(seen, 1_000n, 'OMB-1');
  const before = await client.call(balance, {});
  const error = await errorOf(client.call(claimRebate, { amount: total }, key()));
  expect(error).toMatchObject({ code: 'terms-changed', status: 409 });
  const fresh = (error.value as { total: string }).total;
  expect(subtractAmounts(fresh, total)).toBe('12');
  expect(await client.call(balance, {})).toEqual(before);
  const { amount } = await client.call(claimRebate, { amount: fresh }, key());
  expect(amount).toBe(fresh);
  expect((await client.call(manualRebate, {})).lines.every((one) => one.amount === '0.00')).toBe(true);
  const nothing = client.call(claimRebate, { amount: '0.00' }, key());
  expect((await errorOf(nothing)).code).toBe('nothing-to-claim');
});

test('MEM-16 past claims are listed, latest first, by kind, time and page; each is an entry of the books', async () => {
  const seen = visit({ scenario: 'member' });
  const { client, sandbox } = seen;
  const all = await client.call(rebateHistory, { pageSize: 100 });
  expect(all.claims.length).toBe(all.total);
  expect(new Set(all.claims.map(({ at }) => at))).toEqual(new Set([7, 14, 21].map((ago) => noon - ago * day)));
  const paid = sandbox.world
    .ledger()
    .entries('demo.member')
    .filter(({ kind }) => kind === 'rebate')
    .map(({ amount }) => amount);
  const listed = all.claims.map(({ amount }) => toMinor(amount, 2));
  expect([...listed].sort()).toEqual([...paid].sort());
  const recent = await client.call(rebateHistory, { since: String(noon - 10 * day), category: 'RNG' });
  expect(recent.claims.map(({ category, at }) => [category, at])).toEqual([['RNG', noon - 7 * day]]);
  expect((await client.call(rebateHistory, { pageSize: 2, page: 2 })).claims).toEqual(all.claims.slice(2, 4));
});

test('RSP-04 on a break no rebate is credited, and the sums stay readable', async () => {
  const seen = visit({ scenario: 'excluded' });
  const { lines } = await seen.client.call(manualRebate, {});
  expect(lines.length).toBeGreaterThan(0);
  expect((await errorOf(seen.client.call(claimRebate, { amount: '1.00' }, key()))).code).toBe('on-a-break');
});
