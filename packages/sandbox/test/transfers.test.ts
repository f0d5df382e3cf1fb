import { mainWallet, walletTotal } from '@baize/domain';
import { agreedTo, balance, moneyMovements, moneyQuote, recallWallets, uplineSettings, wallets } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { fetchStake, playable, walletAccount } from '../src/world/money/vendorWallets.ts';
import { entriesOf, held, minute, quoteFor, sendUp, shift, sumOfAll } from './money.fixture.ts';
import { keyed } from './points.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

const amountOf = async ({ client }: ReturnType<typeof visit>, vendor: string) =>
  (await client.call(wallets, {})).vendors.find((wallet) => wallet.vendor === vendor)?.balance;

describe('wallets', () => {
  test('MEM-03 the total is the account’s own money and what each vendor keeps; a vendor under maintenance does not tell', async () => {
    const seen = visit({ scenario: 'vip' });
    const all = await seen.client.call(wallets, {});
    expect(all.vendors.find(({ vendor }) => vendor === 'OMB')).toEqual({
      vendor: 'OMB',
      name: 'Ombrelith',
      balance: '4210.00',
      open: true,
    });
    expect(all.vendors.filter(({ open, balance: held }) => !open && held === null).map(({ vendor }) => vendor)).toEqual(
      ['VLT'],
    );
    expect(all.vendors.some(({ vendor }) => vendor === 'GLB')).toBe(false);
    const { total } = walletTotal(all);
    expect(Number((await seen.client.call(balance, {})).amount)).toBe(Number(total));
  });

  test('MEM-03 money goes in and comes out, between two vendors too, and the total stays', async () => {
    const seen = visit({ scenario: 'member' });
    const before = (await seen.client.call(balance, {})).amount;
    const quote = await quoteFor(seen, { type: 'wallet', amount: '250.5', from: mainWallet, to: 'PKP' });
    expect(quote).toMatchObject({ amount: '250.50', fee: '0.00', received: '250.50', limitLeft: null });
    const moved = await shift(seen, quote);
    expect(moved).toMatchObject({ kind: 'wallet', state: 'done', from: null, to: 'Pikkoparade' });
    expect(entriesOf(seen, 'demo.member', moved.reference)).toEqual([['transfer', -25_050n]]);
    await shift(seen, await quoteFor(seen, { type: 'wallet', amount: '50.5', from: 'PKP', to: 'HXN' }));
    await shift(seen, await quoteFor(seen, { type: 'wallet', amount: '100', from: 'PKP', to: mainWallet }));
    expect([await amountOf(seen, 'PKP'), await amountOf(seen, 'HXN')]).toEqual(['100.00', '50.50']);
    expect((await seen.client.call(balance, {})).amount).toBe(before);
    expect(sumOfAll(seen)).toBe(0n);
  });

  test('MEM-03 a recall empties every open wallet at once; a second one finds nothing', async () => {
    const seen = visit({ scenario: 'vip' });
    const before = held(seen, 'demo.vip');
    const quote = await quoteFor(seen, { type: 'recall' });
    expect(quote.amount).toBe('6990.00');
    const done = await seen.client.call(recallWallets, agreedTo(quote), keyed());
    expect(done).toMatchObject({ kind: 'recall', state: 'done', from: 'Ombrelith, Pikkoparade, Marquennette' });
    expect(held(seen, 'demo.vip') - before).toBe(699_000n);
    expect((await errorOf(quoteFor(seen, { type: 'recall' }))).code).toBe('not-found');
  });

  test('FLT-036 a recall whose wallets changed meanwhile is asked for anew', async () => {
    const seen = visit({ scenario: 'vip' });
    const quote = await quoteFor(seen, { type: 'recall' });
    await shift(seen, await quoteFor(seen, { type: 'wallet', amount: '10', from: 'OMB', to: mainWallet }));
    const error = await errorOf(seen.client.call(recallWallets, agreedTo(quote), keyed()));
    expect(error.code).toBe('terms-changed');
  });

  test.each([
    ['channel-closed', { from: mainWallet, to: 'VLT', amount: '5' }],
    ['not-found', { from: mainWallet, to: 'GLB', amount: '5' }],
    ['not-found', { from: 'PKP', to: 'PKP', amount: '5' }],
    ['not-found', { from: 'PKP', amount: '5' }],
    ['insufficient-balance', { from: 'PKP', to: mainWallet, amount: '5' }],
    ['validation-failed', { from: mainWallet, to: 'PKP', amount: '0.001' }],
    ['validation-failed', { from: mainWallet, to: 'PKP' }],
  ])('FLT-035 %s for %j', async (code, more) => {
    const { client } = visit({ scenario: 'member' });
    expect((await errorOf(client.call(moneyQuote, { type: 'wallet', ...more }))).code).toBe(code);
  });

  test('MEM-03 a merchant with one wallet has no others and moves nothing between them', async () => {
    const seen = visit({ scenario: 'vip' });
    seen.sandbox.world.settings.singleWallet = true;
    expect(await seen.client.call(wallets, {})).toMatchObject({ single: true, vendors: [] });
    const one = quoteFor(seen, { type: 'wallet', amount: '5', from: mainWallet, to: 'OMB' });
    expect((await errorOf(one)).code).toBe('not-allowed');
    expect((await errorOf(quoteFor(seen, { type: 'recall' }))).code).toBe('not-allowed');
  });

  test('RSP-04 on a break money comes back from vendors, and none goes to them', async () => {
    const seen = visit({ scenario: 'vip' });
    expect(await amountOf(seen, 'OMB')).toBe('4210.00');
    const account = seen.sandbox.world.accounts.find('demo.vip');
    if (account) account.rest = { kind: 'break', from: noon, until: noon + minute };
    const there = quoteFor(seen, { type: 'wallet', amount: '5', from: mainWallet, to: 'OMB' });
    expect((await errorOf(there)).code).toBe('on-a-break');
    expect(
      (await shift(seen, await quoteFor(seen, { type: 'wallet', amount: '5', from: 'OMB', to: mainWallet }))).state,
    ).toBe('done');
    expect((await quoteFor(seen, { type: 'recall' })).amount).toBe('6985.00');
  });
});

test('MEM-03 what a vendor keeps is staked there first, as far as it goes, and what is missing comes from the own wallet', () => {
  const seen = visit({ scenario: 'vip' });
  const ledger = seen.sandbox.world.ledger();
  const wallet = walletAccount('demo.vip', 'OMB');
  const before = ledger.balance('demo.vip');
  const all = playable(ledger, 'demo.vip', 'OMB');
  expect(all - before).toBe(421_000n);
  const stake = (amount: bigint, key: string) =>
    fetchStake(ledger, 'demo.vip', 'OMB', { amount, key, at: seen.sandbox.world.clock.now() });
  stake(400_000n, 'first');
  expect([ledger.balance(wallet), ledger.balance('demo.vip') - before]).toEqual([21_000n, 400_000n]);
  stake(400_000n, 'second');
  stake(400_000n, 'third');
  expect([ledger.balance(wallet), ledger.balance('demo.vip') - before]).toEqual([0n, 421_000n]);
  expect(playable(ledger, 'demo.vip', 'OMB')).toBe(all);
  expect(sumOfAll(seen)).toBe(0n);
});

describe('to the account above', () => {
  test('MEM-07 money goes up under the payment password, and the record keeps it', async () => {
    const seen = visit({ scenario: 'member' });
    expect(await seen.client.call(uplineSettings, {})).toMatchObject({
      allowed: true,
      upline: 'de•••nt',
      min: '10.00',
      hasPassword: true,
    });
    const before = [held(seen, 'demo.member'), held(seen, 'demo.agent')];
    const quote = await quoteFor(seen, { type: 'upline', amount: '75.25' });
    const done = await sendUp(seen, quote);
    expect(done).toMatchObject({ kind: 'upline', state: 'done', to: 'de•••nt', received: '75.25' });
    expect(held(seen, 'demo.member') - (before[0] ?? 0n)).toBe(-7_525n);
    expect(held(seen, 'demo.agent') - (before[1] ?? 0n)).toBe(7_525n);
    expect((await seen.client.call(moneyMovements, { type: 'upline' })).movements).toEqual([done]);
  });

  test('MEM-07 who is not allowed is told so and cannot, whatever is sent', async () => {
    const seen = visit({ scenario: 'vip' });
    expect(await seen.client.call(uplineSettings, {})).toMatchObject({ allowed: false, upline: null });
    expect(await errorOf(quoteFor(seen, { type: 'upline', amount: '50' }))).toMatchObject({
      status: 403,
      code: 'not-allowed',
    });
    expect(seen.signedOut()).toBe(0);
    const member = visit({ scenario: 'member' });
    const quote = await quoteFor(member, { type: 'upline', amount: '50' });
    const account = member.sandbox.world.accounts.find('demo.member');
    if (account) account.toUpline = false;
    expect((await errorOf(sendUp(member, quote))).code).toBe('not-allowed');
  });

  test('MEM-07 what is still to be bet does not leave this way either', async () => {
    const seen = visit();
    await seen.signIn('demo.pending');
    const account = seen.sandbox.world.accounts.find('demo.pending');
    if (account) Object.assign(account, { toUpline: true, upline: 'demo.agent' });
    expect((await errorOf(quoteFor(seen, { type: 'upline', amount: '50' }))).code).toBe('turnover-required');
  });

  test('MEM-19 a quote of one kind is no quote of another', async () => {
    const seen = visit({ scenario: 'member' });
    const quote = await quoteFor(seen, { type: 'upline', amount: '50' });
    expect((await errorOf(shift(seen, quote))).code).toBe('terms-changed');
    expect(held(seen, 'demo.agent')).toBe(held(visit(), 'demo.agent'));
  });
});
