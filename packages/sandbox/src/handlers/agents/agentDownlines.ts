import {
  agentAnnouncements,
  answerRebate,
  changeRebate,
  downlineTransferSettings,
  messageDownline,
  messageUpline,
  openAgentAnnouncement,
  transferDownline,
} from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { pageOf } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Account } from '../../world/account/account.ts';
import { nameFor } from '../../world/agents/teamName.ts';
import { downlineTerms, takesNoMoney } from '../../world/money/cashierTerms.ts';
import { requirePaymentPassword } from '../money/paymentPassword.ts';
import { agreedOn } from '../money/transfers.ts';
import { allow, refuseFields } from '../sign-in/session.ts';
import { requireDownline } from './agentWire.ts';

const messages = { count: 20, windowMs: 60 * 60_000 };

export const agentDownlineRoutes = [
  answer(downlineTransferSettings, ({ account: id }, call) => {
    const { world, account } = call;
    const found = requireDownline(call, id);
    const terms = downlineTerms(world.cashier().contextOf(account));
    return {
      allowed: world.settings.downlineTransfers && !takesNoMoney(found, world.clock.now()),
      name: nameFor(found, account),
      available: terms.available,
      currency: world.currency().code,
      min: terms.min,
      max: terms.max,
      limitLeft: terms.limitLeft,
      turnoverLeft: terms.turnoverLeft,
      hasPassword: world.payments.has(account.username),
    };
  }),

  answer(transferDownline, async ({ paymentPassword, ...input }, call) => {
    await requirePaymentPassword(call, paymentPassword);
    return agreedOn('downline', input, call);
  }),

  answer(messageDownline, ({ account: id, message }, call) => {
    const { world, account } = call;
    const found = requireDirect(call, id);
    write(found, message, call);
    world.agents().note(found.username, account.username, 'message');
    return { sentAt: world.clock.now() };
  }),

  answer(messageUpline, ({ message }, call) => {
    const { world, account } = call;
    const above = account.upline === null ? null : world.accounts.find(account.upline);
    if (!above) throw new Refusal('not-found', { status: 404, message: 'nobody is above' });
    write(above, message, call);
    return { sentAt: world.clock.now() };
  }),

  answer(agentAnnouncements, ({ pageNo, pageSize }, { world, account, language }) => {
    const all = world.settings.emptyLists ? [] : world.agents().notices.of(account.username, language);
    const { items, totalPages } = pageOf(all, { pageNo, pageSize });
    return {
      list: items.map(({ id, title, time, read }) => ({ id, title, time, read })),
      unread: all.filter(({ read }) => !read).length,
      totalPages,
    };
  }),

  answer(openAgentAnnouncement, ({ id }, { world, account, language }) => {
    const notice = world.settings.emptyLists ? null : world.agents().notices.open(account.username, id, language);
    if (!notice) throw new Refusal('not-found', { status: 404, message: 'no such announcement' });
    return notice;
  }),

  answer(changeRebate, ({ account: id, rate }, call) => {
    const { world, account } = call;
    const found = requireDirect(call, id);
    const agents = world.agents();
    const given = agents.team.direct(found.username).map(({ username }) => username);
    const pair = { payer: account.username, payee: found.username };
    const state = agents.rates.change(pair, rate, { given, requestDays: world.settings.requestDays });
    if (state === 'request-open') throw new Refusal('request-open', { status: 409, message: 'one waits already' });
    if (state !== 'done' && state !== 'requested') refuseFields('validation-failed', { rate: state });
    agents.note(found.username, account.username, state === 'done' ? 'rebate-raised' : 'rebate-asked', rate);
    return { state };
  }),

  answer(answerRebate, ({ requestId, action, reason, version }, { world, account }) => {
    const agents = world.agents();
    const { username } = account;
    const answered = agents.rates.answer(username, requestId, { action, seen: version });
    if (answered.kind !== 'ok') {
      const status = answered.kind === 'not-found' ? 404 : 409;
      const value = 'answered' in answered ? answered.answered : null;
      throw new Refusal(answered.kind, { status, message: 'not any more', value });
    }
    const { payee } = answered.request;
    agents.note(payee, username, `rebate-${action}`, action === 'reject' ? (reason ?? null) : answered.request.to);
    return { rate: agents.rates.rateOf(payee) };
  }),
];

function write(reader: Account, message: string, call: SignedCall): void {
  const { world, account } = call;
  const text = message.trim();
  if (text === '') refuseFields('validation-failed', { message: 'required' });
  allow(call, `message:${account.username}`, messages, true);
  world.messages.send(reader, 'agent', 'service', { filled: { agent: account.username, text } });
}

function requireDirect(call: SignedCall, id: string): Account {
  const found = requireDownline(call, id);
  if (found.upline !== call.account.username)
    throw new Refusal('not-found', { status: 404, message: 'no such downline' });
  return found;
}
