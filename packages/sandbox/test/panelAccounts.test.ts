import { accountRecords, balance, launchGame, login, memberInfo, memberProfile } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { ever } from './records.fixture.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

const site = 'https://site.example';
const of = (account: string) => `${site}/sandbox/accounts/${account}`;

const submit = ({ sandbox }: Visit, url: string, fields: Record<string, string>, headers = {}) =>
  sandbox.fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers });

const post = async ({ sandbox }: Visit, path: string, body: unknown) => {
  const response = await sandbox.fetch(`${site}/sandbox/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const shown = async ({ sandbox }: Visit, path: string) => (await sandbox.fetch(`${site}${path}`)).text();

interface Books {
  balance: string;
  entries: { kind: string; amount: string; after: string; reference: string; at: number }[];
}

const books = async ({ sandbox }: Visit, account: string) =>
  (await (await sandbox.fetch(`${site}/sandbox/api/ledger/${account}`)).json()) as Books;

const told = async ({ sandbox }: Visit, response: Response) => {
  const page = await sandbox.fetch(new URL(response.headers.get('location') ?? '', site));
  return /<p role="(status|alert)">([^<]*)</.exec(await page.text())?.slice(1) ?? [];
};

describe('money in the control panel', () => {
  test('SBX-03 SBX-08 it is given and taken by entries of their own kind, and the site shows them', async () => {
    const seen = visit({ scenario: 'member' });
    const before = BigInt((await books(seen, 'demo.member')).balance.replace('.', ''));
    const given = await submit(seen, `${of('demo.member')}/money`, {
      how: 'give',
      amount: '12.50',
      note: 'A test',
      key: 'a',
    });
    expect(given.status).toBe(303);
    await submit(seen, `${of('demo.member')}/money`, { how: 'take', amount: '2.5', key: 'b' });
    const after = await books(seen, 'demo.member');
    expect(BigInt(after.balance.replace('.', '')) - before).toBe(1_000n);
    expect(after.entries.slice(-2)).toMatchObject([
      { kind: 'adjustment', amount: '12.50', reference: 'A test', at: noon },
      { kind: 'adjustment', amount: '-2.50', reference: 'control panel', after: after.balance },
    ]);
    expect((await seen.client.call(balance, {})).amount).toBe(after.balance);
    const { records } = await seen.client.call(accountRecords, { ...ever, type: 'other' });
    expect(records.map(({ amount }) => amount)).toEqual(expect.arrayContaining(['12.50', '-2.50']));
    const { world } = seen.sandbox;
    const ledger = world.ledger();
    expect(ledger.accounts().reduce((sum, account) => sum + ledger.balance(account), 0n)).toBe(0n);
  });

  test('SBX-08 a form that is sent twice moves the money once; the same key for another sum is refused', async () => {
    const seen = visit({ scenario: 'member' });
    const send = (amount: string) => submit(seen, `${of('demo.new')}/money`, { how: 'give', amount, key: 'once' });
    await send('5');
    await send('5');
    expect((await books(seen, 'demo.new')).balance).toBe('5.00');
    expect((await told(seen, await send('6')))[0]).toBe('alert');
    expect((await books(seen, 'demo.new')).balance).toBe('5.00');
  });

  test.each([
    ['give', '1.005', 'no amount of PKR with at most 2 decimals'],
    ['give', 'five', 'no amount of PKR'],
    ['give', '0', 'no amount of PKR'],
    ['give', '', 'no amount of PKR'],
    ['take', '0.01', 'The account has 0.00 PKR only.'],
  ])('SBX-08 to %s %s is refused, said why, and moves nothing', async (how, amount, why) => {
    const seen = visit({ scenario: 'member' });
    const [role, words] = await told(seen, await submit(seen, `${of('demo.new')}/money`, { how, amount, key: 'x' }));
    expect(role).toBe('alert');
    expect(words).toContain(why);
    expect(await books(seen, 'demo.new')).toEqual({ balance: '0.00', entries: [] });
  });

  test('SBX-08 SBX-09 in dinars three digits are kept, in USDT six, each in books of its own', async () => {
    const seen = visit({ scenario: 'member' });
    await submit(seen, of('demo.new'), { section: 'currency', currency: 'KWD' });
    expect((await post(seen, '/accounts/demo.new/money', { amount: '1.005' })).body).toEqual({ balance: '1.005' });
    await submit(seen, of('demo.new'), { section: 'currency', currency: 'USDT' });
    expect((await post(seen, '/accounts/demo.new/money', { amount: '0.000001' })).body).toEqual({
      balance: '0.000001',
    });
    expect((await seen.client.call(balance, {})).currency).toBe('USDT');
    await submit(seen, of('demo.new'), { section: 'currency', currency: 'brand' });
    expect((await books(seen, 'demo.new')).balance).toBe('0.00');
    expect((await post(seen, '/accounts/demo.new/money', { amount: '-1' })).body).toMatchObject({
      code: 'insufficient-balance',
    });
  });
});

describe('accounts in the control panel', () => {
  test('SBX-04 SBX-08 every account is listed and found by a part of its name', async () => {
    const seen = visit();
    expect(await shown(seen, '/sandbox')).toContain('href="/sandbox/accounts/demo.member"');
    const all = await shown(seen, '/sandbox/accounts');
    expect(all).toContain('demo.vip');
    expect(all).toContain('Page 1 of 1');
    const found = await shown(seen, '/sandbox/accounts?name=VIP');
    expect(found).toContain('demo.vip');
    expect(found).not.toContain('demo.member');
    expect((await seen.sandbox.fetch(`${of('nobody')}`)).status).toBe(404);
    expect(all).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  test('SBX-08 the ledger shows time, kind, amount and the balance after each entry, by kind and by page', async () => {
    const seen = visit({ scenario: 'member' });
    const { entries, balance: last } = await books(seen, 'demo.member');
    let sum = 0n;
    for (const { amount, after } of entries) {
      sum += BigInt(amount.replace('.', ''));
      expect(BigInt(after.replace('.', ''))).toBe(sum);
    }
    expect(entries.at(-1)?.after).toBe(last);
    const page = await shown(seen, '/sandbox/accounts/demo.member');
    expect(page.match(/<tr><td>/g)).toHaveLength(50);
    expect(page).toContain(`<td class="figure">${last}</td>`);
    const deposits = await shown(seen, '/sandbox/accounts/demo.member?kind=deposit');
    expect(deposits.match(/<tr><td>/g)).toHaveLength(entries.filter(({ kind }) => kind === 'deposit').length);
    const pages = Math.ceil(entries.length / 50);
    const oldest = await shown(seen, `/sandbox/accounts/demo.member?page=${pages}`);
    expect(oldest).toContain(`<td class="figure">${entries[0]?.after}</td>`);
    expect(oldest).not.toContain('>Next<');
  });

  test('SBX-08 a rank holds at once, and a flag that is left out is taken away', async () => {
    const seen = visit({ scenario: 'member' });
    const flags = { section: 'flags', rest: 'none' };
    await submit(seen, of('demo.member'), { ...flags, rankLevel: '5', verified: 'on' });
    expect((await seen.client.call(memberInfo, {})).club?.rank).toBe(5);
    await submit(seen, of('demo.member'), { ...flags, rankLevel: '0' });
    expect(seen.sandbox.world.accounts.find('demo.member')).toMatchObject({
      rankLevel: 0,
      unknownAddress: true,
      type: 3,
    });
    const entered = await seen.client.call(login, { username: 'demo.member', password: 'Baize.demo.1' });
    expect(entered.verificationDue).toBe(true);
    expect((await post(seen, '/accounts/demo.member', { rankLevel: 7 })).status).toBe(400);
    expect((await post(seen, '/accounts/demo.member', { balance: '5' })).status).toBe(400);
  });

  test('SBX-08 RSP-04 a break begins and ends here; a new password is due at the next login; a closed account is let in no more', async () => {
    const seen = visit({ scenario: 'member' });
    const launch = () =>
      seen.client.call(launchGame, { id: '100001', vendor: 'OMB', gameType: 'RNG', gameCode: 'OMB-1' });
    await post(seen, '/accounts/demo.member', { rest: 'week' });
    expect((await errorOf(launch())).code).toBe('on-a-break');
    await post(seen, '/accounts/demo.member', { rest: 'none' });
    expect((await launch()).launchId).toBeTruthy();
    await post(seen, '/accounts/demo.member', { passwordDue: true });
    await seen.signIn('demo.member');
    expect((await errorOf(seen.client.call(memberProfile, {}))).code).toBe('change-password-first');
    await post(seen, '/accounts/demo.member', { closed: true });
    expect((await errorOf(seen.signIn('demo.member'))).code).toBe('login-failed');
    await post(seen, '/accounts/demo.member', { closed: false, passwordDue: false });
    await seen.signIn('demo.member');
    expect((await seen.client.call(memberProfile, {})).account).toBe('demo.member');
  });

  test('SBX-08 a player becomes a trial account and comes back; an agent never does', async () => {
    const seen = visit({ scenario: 'member' });
    await post(seen, '/accounts/demo.vip', { trial: true });
    expect(seen.sandbox.world.accounts.find('demo.vip')?.type).toBe(4);
    await post(seen, '/accounts/demo.vip', { trial: false });
    expect(seen.sandbox.world.accounts.find('demo.vip')?.type).toBe(3);
    expect((await post(seen, '/accounts/demo.agent', { trial: true })).status).toBe(422);
    await submit(seen, of('demo.agent'), { section: 'flags', rankLevel: '0', rest: 'none', verified: 'on' });
    expect(seen.sandbox.world.accounts.find('demo.agent')?.type).toBe(1);
  });

  test('FLT-024 SBX-08 another site changes nothing', async () => {
    const seen = visit();
    const evil = { origin: 'https://evil.example' };
    expect((await submit(seen, of('demo.member'), { section: 'flags', rankLevel: '6' }, evil)).status).toBe(403);
    expect((await submit(seen, `${of('demo.new')}/money`, { how: 'give', amount: '5', key: 'e' }, evil)).status).toBe(
      403,
    );
    expect(seen.sandbox.world.accounts.find('demo.member')?.rankLevel).toBe(3);
    expect((await books(seen, 'demo.new')).balance).toBe('0.00');
  });
});

test.each([
  ['new-account', { account: 'demo.new', username: 'demo.new', cpw: 'true', verify: '' }],
  ['member', { account: '', username: '', cpw: '', verify: '' }],
])(
  'SBX-04 SES-01 the link of the scenario %s leaves in the tab what a login would: what is due, and whose it is',
  async (name, left) => {
    const html = await shown(visit(), `/sandbox/scenario/${name}`);
    const kept = Object.fromEntries([...html.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    expect(kept).toMatchObject(left);
    expect(kept.token).toMatch(/.{20,}/);
  },
);
