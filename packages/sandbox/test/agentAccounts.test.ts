import {
  agentAnnouncements,
  agentAttention,
  agentIncome,
  agreedTo,
  answerRebate,
  captcha,
  changeRebate,
  checkAffiliate,
  disableInvitation,
  downline,
  inbox,
  invitations,
  login,
  makeInvitation,
  messageDownline,
  messageUpline,
  moneyQuote,
  openAgentAnnouncement,
  openDownline,
  openMessage,
  readAnsweredRebate,
  register,
  teamOverview,
  teamProfit,
  teamTransactions,
  transferDownline,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { house } from '../src/world/money/ledger.ts';
import { idOf, month } from './agents.fixture.ts';
import { held, sumOfAll } from './money.fixture.ts';
import { keyed, password } from './points.fixture.ts';
import { errorOf, type Visit, visit } from './visit.ts';

const day = 86_400_000;
const quoteTo = (seen: Visit, to: string, amount: string) =>
  seen.client.call(moneyQuote, { type: 'downline', to: idOf(seen, to), amount });

describe('money to a downline', () => {
  test('AGT-05 FLT-030 a transfer lands once, however often it is pressed, and the books are equal', async () => {
    const seen = visit({ scenario: 'agent' });
    const before = [held(seen, 'demo.agent'), held(seen, 'bruno')];
    const quote = await quoteTo(seen, 'bruno', '120.50');
    const key = keyed();
    const press = () => seen.client.call(transferDownline, { ...agreedTo(quote), paymentPassword: password }, key);
    const [first, second] = await Promise.all([press(), press().catch(() => press())]);
    expect(first).toMatchObject({ kind: 'downline', state: 'done', to: 'br***no' });
    expect(second.reference).toBe(first.reference);
    expect(held(seen, 'demo.agent') - (before[0] ?? 0n)).toBe(-12_050n);
    expect(held(seen, 'bruno') - (before[1] ?? 0n)).toBe(12_050n);
    expect(sumOfAll(seen)).toBe(0n);
    const { log } = await seen.client.call(downline, { ...month, account: idOf(seen, 'bruno') });
    expect(log[0]).toMatchObject({ what: 'transfer', by: 'demo.agent', detail: '120.50' });
  });

  test('AGT-05 nothing is sent beyond balance or limit, to a downline on a break, or where transfers are off', async () => {
    const seen = visit({ scenario: 'agent' });
    expect((await errorOf(quoteTo(seen, 'arlo', '49000000'))).code).toMatch(/validation-failed|insufficient-balance/);
    expect((await errorOf(quoteTo(seen, 'edvin', '50'))).code).toBe('downline-unavailable');
    seen.sandbox.world.settings.downlineTransfers = false;
    expect((await errorOf(quoteTo(seen, 'arlo', '50'))).code).toBe('not-allowed');
  });

  test('AGT-05 a message lands in the inbox as it was typed', async () => {
    const seen = visit({ scenario: 'agent' });
    await seen.client.call(messageDownline, { account: idOf(seen, 'demo.member'), message: '<b>Hi</b>' });
    seen.hold(seen.sandbox.world.signIn('demo.member'));
    const { messages } = await seen.client.call(inbox, {});
    const found = messages.find(({ title }) => title.includes('demo.agent'));
    const { content } = await seen.client.call(openMessage, { messageId: found?.id ?? 'none' });
    expect(content).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  });

  test('AGT-05 a message goes up as well, where somebody is above', async () => {
    const seen = visit({ scenario: 'sub' });
    await seen.client.call(messageUpline, { message: 'May I have a contract?' });
    seen.hold(seen.sandbox.world.signIn('demo.agent'));
    const { messages } = await seen.client.call(inbox, {});
    expect(messages.some(({ title }) => title.includes('demo.sub'))).toBe(true);
  });
});

describe('accounts that an agent opens', () => {
  const terms = { who: 'player', username: 'newbie77', password: 'First.pass.1', rebate: '0.50' } as const;

  test('AGT-04 a downline begins with a password to change, within the agent’s own rate', async () => {
    const { client, hold } = visit({ scenario: 'agent' });
    expect((await errorOf(client.call(openDownline, { ...terms, rebate: '2.01' }))).value).toMatchObject({
      fields: { rebate: 'above-own' },
    });
    const opened = await client.call(openDownline, terms);
    expect((await client.call(downline, { ...month, account: opened.account })).row).toMatchObject({ rebate: '0.50' });
    expect((await errorOf(client.call(openDownline, terms))).code).toBe('username-taken');
    hold(null);
    const entered = await client.call(login, { username: 'newbie77', password: 'First.pass.1' });
    hold(entered.token);
    expect((await errorOf(client.call(inbox, {}))).code).toBe('change-password-first');
  });

  test('AGT-04 what may be opened is said by the permissions', async () => {
    const { client, sandbox } = visit({ scenario: 'agent' });
    Object.assign(sandbox.world.settings, { opensMembers: false });
    expect((await errorOf(client.call(openDownline, terms))).code).toBe('not-allowed');
    expect((await client.call(openDownline, { ...terms, who: 'agent' })).name).toBe('newbie77');
  });

  test('AGT-04 an invitation counts visits, places who registers, and ends when it is used up, expired or disabled', async () => {
    let now = Date.UTC(2026, 10, 21, 12);
    const { client, sandbox } = visit({ scenario: 'agent', now: () => now });
    sandbox.world.settings.sessionMinutes = 100_000;
    const made = await client.call(makeInvitation, { label: 'Mine', who: 'agent', rebate: '0.9', days: 2, most: 1 });
    const check = (code: string) => client.call(checkAffiliate, { code, domain: 'site.example' });
    await check(made.code);
    const { invitations: book, rates, team } = sandbox.world.agents();
    const link = book.find(made.code);
    link?.accounts.push('arlo');
    expect((await client.call(invitations, {})).invitations[0]).toMatchObject({
      visits: 1,
      registrations: 1,
      firstDeposits: 1,
      state: 'used-up',
    });
    expect((await errorOf(check(made.code))).code).toBe('invitation-closed');
    const second = await client.call(makeInvitation, { label: 'Two', who: 'player', rebate: '0', days: 2, most: null });
    now += 3 * day;
    expect((await errorOf(check(second.code))).code).toBe('invitation-closed');
    const third = await client.call(makeInvitation, { label: 'x', who: 'player', rebate: '0', days: null, most: null });
    await client.call(disableInvitation, { id: third.id });
    expect((await errorOf(check(third.code))).code).toBe('invitation-closed');
    expect(new Set((await client.call(invitations, {})).invitations.map(({ state }) => state))).toEqual(
      new Set(['open', 'used-up', 'expired', 'disabled']),
    );
    expect([rates.rateOf('demo.agent'), team.size('demo.agent')]).toEqual(['2.00', 40]);
  });
});

/** Reads what the team brought, by its products and by its bonuses one by one. */
async function figures(client: Visit['client']) {
  const { result, bonuses } = (await client.call(teamOverview, month)).current;
  const { rows } = await client.call(teamProfit, { ...month, by: 'product', pageSize: 100 });
  const { totals } = await client.call(teamTransactions, { ...month, type: 'bonus', pageSize: 1 });
  return { result, bonuses, products: rows.map(({ category, bonuses: sum }) => [category, sum]), given: totals };
}

describe('registering by an invitation', () => {
  test('AGT-04 FLT-143 the account stands below the agent, of the kind and rate of the link, which counts it and its first deposit, while its welcome gift costs the agent nothing', async () => {
    const { client, sandbox } = visit({ scenario: 'agent' });
    const link = await client.call(makeInvitation, { label: 'Mine', who: 'agent', rebate: '0.9', days: 2, most: 1 });
    const fill = async (username: string) => {
      const { id } = await client.call(captcha, {});
      const typed = sandbox.world.captchas.open().find((one) => one.id === id)?.answer ?? '';
      const secret = { password: 'Lantern7', confirmPassword: 'Lantern7', registerUrl: 'https://site.example/' };
      const proof = { captcha: typed, captchaId: id ?? 'none' };
      return client.call(register, { username, affiliateCode: link.code, ...secret, ...proof });
    };
    const before = await figures(client);
    await fill('branch77');
    expect(sandbox.world.ledger().balance('branch77')).toBeGreaterThan(0n);
    expect(await figures(client)).toEqual(before);
    const opened = sandbox.world.accounts.find('branch77');
    expect(opened).toMatchObject({ upline: 'demo.agent', type: 41 });
    const { team, rates } = sandbox.world.agents();
    expect([team.isBelow('demo.agent', 'branch77'), rates.rateOf('branch77')]).toEqual([true, '0.90']);
    const counted = async () => (await client.call(invitations, {})).invitations[0];
    expect(await counted()).toMatchObject({ registrations: 1, firstDeposits: 0, state: 'used-up' });
    sandbox.world.ledger().post({
      key: 'first',
      kind: 'deposit',
      from: house('bank'),
      to: 'branch77',
      amount: 50_000n,
      at: sandbox.world.clock.now(),
      reference: 'D261121-1',
    });
    expect(await counted()).toMatchObject({ firstDeposits: 1 });
    expect((await errorOf(fill('branch78'))).code).toBe('invitation-closed');
  });
});

describe('rates and income', () => {
  test('AGT-05 FLT-139 a rebate rises at once up to the own rate, and falls when the downline agrees, once', async () => {
    const seen = visit({ scenario: 'agent' });
    const { client, sandbox, hold } = seen;
    const account = idOf(seen, 'demo.sub');
    expect((await errorOf(client.call(changeRebate, { account, rate: '2.5' }))).code).toBe('validation-failed');
    expect(await client.call(changeRebate, { account, rate: '2' })).toEqual({ state: 'done' });
    expect(await client.call(changeRebate, { account, rate: '1.95' })).toEqual({ state: 'requested' });
    expect((await errorOf(client.call(changeRebate, { account, rate: '1.9' }))).code).toBe('request-open');
    const { rates } = sandbox.world.agents();
    const request = rates.open('demo.sub');
    const answer = { request: request?.id ?? 'none', action: 'accept', seen: 1 } as const;
    expect((await errorOf(client.call(answerRebate, answer))).code).toBe('not-found');
    hold(sandbox.world.signIn('demo.sub'));
    const { items } = await client.call(agentAttention, {});
    expect(items).toContainEqual(expect.objectContaining({ kind: 'answer-rebate', from: '2.00', to: '1.95' }));
    expect(await client.call(answerRebate, answer)).toEqual({ rate: '1.95' });
    const late = await errorOf(client.call(answerRebate, { ...answer, action: 'reject' }));
    expect(late.code).toBe('contract-changed');
    expect(readAnsweredRebate(late.value)).toEqual({ by: 'payee', action: 'accept', at: sandbox.world.clock.now() });
  });

  test('AGT-08 each line of rebate is its valid bets by the difference of two rates, and an entry of the ledger', async () => {
    const { client, sandbox } = visit({ scenario: 'agent' });
    const { lines, sources } = await client.call(agentIncome, { ...month, source: 'rebate', pageSize: 1_000 });
    expect(lines.length).toBeGreaterThan(60);
    const entries = new Map(
      sandbox.world
        .ledger()
        .entries('demo.agent')
        .map(({ reference, amount }) => [reference, amount]),
    );
    for (const { id, amount, rebate } of lines) {
      const share = Math.round((Number(rebate?.ownRate) - Number(rebate?.theirRate)) * 100);
      const minor = (BigInt(String(rebate?.validBets).replace('.', '')) * BigInt(share)) / 10_000n;
      expect(BigInt(amount.replace('.', '')), id).toBe(minor);
      expect(entries.get(id), id).toBe(minor);
    }
    expect(sources.find(({ source }) => source === 'rebate')?.lines).toBe(lines.length);
  });

  test('AGT-02 announcements stand unread first, and are read by being opened', async () => {
    const { client } = visit({ scenario: 'agent' });
    const { announcements, unread } = await client.call(agentAnnouncements, {});
    expect([announcements.length, unread]).toEqual([4, 2]);
    const opened = await client.call(openAgentAnnouncement, { id: announcements[0]?.id ?? 'none' });
    expect(opened.content).toContain('<p>');
    expect((await client.call(agentAttention, {})).announcements).toBe(1);
  });
});
