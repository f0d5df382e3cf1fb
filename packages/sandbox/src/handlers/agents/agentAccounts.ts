import { disableInvitation, invitations, makeInvitation, openDownline, type WireOf } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Invitation } from '../../world/agents/invitations.ts';
import { openedAgentType } from '../../world/agents/teamTree.ts';
import { brokenRules } from '../../world/sign-in/registerRules.ts';
import { allow, refuseFields } from '../sign-in/session.ts';

const openings = { count: 60, windowMs: 60 * 60_000 };

export const agentAccountRoutes = [
  answer(openDownline, async ({ who, username, password, rebate }, call) => {
    const { world, account } = call;
    requireOpens(who, call);
    const name = username.trim();
    const { username: badName, password: badPassword } = brokenRules({ username: name, password }, world.settings);
    const agents = world.agents();
    const badRate = agents.rates.problemOf(account.username, rebate);
    const fields = {
      ...(badName && { username: badName }),
      ...(badPassword && { password: badPassword }),
      ...(badRate && { rebate: badRate }),
    };
    if (Object.keys(fields).length > 0) refuseFields('validation-failed', fields);
    allow(call, `open:${account.username}`, openings, true);
    if (world.accounts.find(name)) refuseFields('username-taken', { username: 'username-taken' });
    const opened = await world.accounts.open(name, password, {
      upline: account.username,
      type: who === 'agent' ? openedAgentType : 3,
      firstLogin: true,
      email: null,
    });
    agents.rates.set(opened.username, rebate);
    return { account: opened.id, name: opened.username };
  }),

  answer(invitations, (_, call) => {
    const { world, account } = call;
    const all = world.settings.emptyLists ? [] : world.agents().invitations.of(account.username);
    return { invitations: all.map((one) => invitationWire(one, call)) };
  }),

  answer(makeInvitation, (asked, call) => {
    const { world, account } = call;
    requireOpens(asked.who, call);
    const agents = world.agents();
    const badRate = agents.rates.problemOf(account.username, asked.rebate);
    const label = asked.label.trim();
    const fields = { ...(badRate && { rebate: badRate }), ...(label === '' && { label: 'required' }) };
    if (Object.keys(fields).length > 0) refuseFields('validation-failed', fields);
    return invitationWire(agents.invitations.make(account.username, { ...asked, label }), call);
  }),

  answer(disableInvitation, ({ id }, call) => {
    const found = call.world.agents().invitations.disable(call.account.username, String(id));
    if (!found) throw new Refusal('not-found', { status: 404, message: 'no such link' });
    return invitationWire(found, call);
  }),
];

function requireOpens(who: 'agent' | 'player', { world }: SignedCall): void {
  const { opensAgents, opensMembers } = world.settings;
  if (who === 'agent' ? opensAgents : opensMembers) return;
  throw new Refusal('not-allowed', { status: 403, message: 'not among the permissions' });
}

function invitationWire(one: Invitation, { world }: SignedCall): WireOf<typeof disableInvitation> {
  const { invitations: book, team } = world.agents();
  const { id, label, code, who, rebate, madeAt, expiresAt, most, visits, accounts } = one;
  return {
    id,
    label,
    code,
    who,
    rebate,
    madeAt,
    expiresAt,
    most,
    visits,
    registrations: accounts.length,
    firstDeposits: book.deposited(one, team.books.ledger),
    state: book.stateOf(one),
  };
}
