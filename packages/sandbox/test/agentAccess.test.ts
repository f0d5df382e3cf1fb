import { endpoints } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { idOf, month, strangersOf } from './agents.fixture.ts';
import { keyed } from './points.fixture.ts';
import { errorOf, type Visit, visit } from './visit.ts';

const naming: Readonly<Record<string, (seen: Visit, id: string) => Promise<unknown>>> = {
  teamLevel: ({ client }, id) => client.call(endpoints.teamLevel, { ...month, parent: id }),
  downline: ({ client }, id) => client.call(endpoints.downline, { ...month, account: id }),
  downlineTransferSettings: ({ client }, id) => client.call(endpoints.downlineTransferSettings, { account: id }),
  moneyQuote: ({ client }, id) => client.call(endpoints.moneyQuote, { type: 'downline', to: id, amount: '50' }),
  messageDownline: ({ client }, id) => client.call(endpoints.messageDownline, { account: id, message: 'Hello' }),
  changeRebate: ({ client }, id) => client.call(endpoints.changeRebate, { account: id, rate: '0.1' }),
  teamBets: ({ client }, id) => client.call(endpoints.teamBets, { ...month, account: id }),
  teamTransactions: ({ client }, id) => client.call(endpoints.teamTransactions, { ...month, account: id }),
  teamProfit: ({ client }, id) => client.call(endpoints.teamProfit, { ...month, account: id, by: 'day' }),
  agentIncome: ({ client }, id) => client.call(endpoints.agentIncome, { ...month, account: id }),
};

describe('who may see a team', () => {
  test.each(Object.entries(naming))(
    'AGT-05 FLT-080 %s answers about another branch as about nobody',
    async (name, call) => {
      const seen = visit({ scenario: 'sub' });
      const nobody = await errorOf(call(seen, '99999999'));
      expect(nobody).toMatchObject({ code: 'not-found', status: 404 });
      for (const id of strangersOf(seen)) {
        const own = id === idOf(seen, 'demo.sub');
        // The own account heads a level and a report: it is the team itself.
        if (own && (name === 'teamLevel' || name === 'teamProfit')) continue;
        const { code, status, message } = await errorOf(call(seen, id));
        expect({ code, status, message }, id).toEqual({ code: 'not-found', status: 404, message: nobody.message });
      }
    },
  );

  test.each(['demo.member', 'demo.trial'])('AGT-01 %s is told that they are no agent, by every call', async (name) => {
    const seen = visit();
    seen.hold(seen.sandbox.world.signIn(name));
    const id = idOf(seen, 'demo.member');
    for (const [call, ask] of Object.entries(naming)) {
      if (call === 'moneyQuote') continue;
      expect((await errorOf(ask(seen, id))).code, call).toBe('not-an-agent');
    }
    const { client } = seen;
    for (const call of [
      client.call(endpoints.agentProfile, {}),
      client.call(endpoints.agentAttention, {}),
      client.call(endpoints.teamOverview, month),
      client.call(endpoints.teamSearch, { text: 'a' }),
      client.call(endpoints.agentAnnouncements, {}),
      client.call(endpoints.invitations, {}),
      client.call(endpoints.makeInvitation, { label: 'x', who: 'player', rebate: '0', days: null, most: null }),
      client.call(endpoints.disableInvitation, { id: 'IV0001' }),
      client.call(endpoints.openAgentAnnouncement, { id: 'rates' }),
    ]) {
      expect((await errorOf(call)).code).toBe('not-an-agent');
    }
  });

  test('AGT-05 a quote of another agent, and an invitation of theirs, are nobody’s', async () => {
    const seen = visit({ scenario: 'agent' });
    const quote = await seen.client.call(endpoints.moneyQuote, {
      type: 'downline',
      to: idOf(seen, 'arlo'),
      amount: '50',
    });
    seen.hold(seen.sandbox.world.signIn('demo.sub'));
    const agreed = { quoteId: quote.id, amount: quote.amount, amountReceived: quote.received };
    const sent = seen.client.call(endpoints.transferDownline, { ...agreed, paymentPassword: 'x' }, keyed());
    expect(['terms-changed', 'payment-password-unset', 'payment-password-wrong']).toContain((await errorOf(sent)).code);
    expect((await errorOf(seen.client.call(endpoints.disableInvitation, { id: 'IV0001' }))).code).toBe('not-found');
  });
});
