import { fromMinor, toMinor } from '@baize/domain';
import {
  agentProfile,
  downline,
  teamBets,
  teamLevel,
  teamOverview,
  teamProfit,
  teamSearch,
  teamTransactions,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { addFigures } from '../src/world/agents/teamFigures.ts';
import { idOf, month } from './agents.fixture.ts';
import { play } from './play.fixture.ts';
import { errorOf, visit } from './visit.ts';

const cents = (amount: string | undefined) => toMinor(amount ?? '0', 2) ?? 0n;
const total = (rows: readonly { validBets: string }[]) =>
  rows.reduce((sum, { validBets }) => sum + cents(validBets), 0n);

describe('the team', () => {
  test('AGT-05 own and team of all children make up the team of their upline, at every node', () => {
    const { sandbox } = visit({ scenario: 'agent' });
    const team = sandbox.world.team();
    const walk = (username: string): number => {
      const below = team.direct(username);
      const sum = below.reduce(
        (all, { username: name }) => addFigures(all, addFigures(team.own(name, month), team.team(name, month))),
        addFigures(team.own(username, month), team.own(username, month), -1),
      );
      expect(team.team(username, month), username).toEqual(sum);
      return 1 + below.reduce((count, { username: name }) => count + walk(name), 0);
    };
    expect(walk('demo.agent')).toBe(41);
    expect(team.size('demo.agent')).toBe(40);
    expect(Math.max(...team.below('demo.agent').map(({ username }) => team.levelOf(username)))).toBe(4);
  });

  test('AGT-03 AGT-06 AGT-07 overview, reports and the bets themselves come to the same', async () => {
    const { client, sandbox } = visit({ scenario: 'agent' });
    const { current, days, products, size, direct } = await client.call(teamOverview, month);
    const { totals: bets } = await client.call(teamBets, { ...month, pageSize: 1 });
    const listed = sandbox.world.team().bets('demo.agent', month);
    const money = (amounts: readonly bigint[]) =>
      fromMinor(
        amounts.reduce((sum, one) => sum + one, 0n),
        2,
      );
    expect([size, direct]).toEqual([40, 8]);
    expect(bets).toMatchObject({ count: current.bets, valid: current.validBets, payout: current.payouts });
    expect(money(listed.map(({ valid }) => valid))).toBe(current.validBets);
    expect(money(listed.map(({ result }) => -result))).toBe(
      fromMinor(cents(current.stakes) - cents(current.payouts), 2),
    );
    expect(cents(current.result)).toBe(cents(current.stakes) - cents(current.payouts) - cents(current.bonuses));
    expect(total(days)).toBe(cents(current.validBets));
    expect(total(products)).toBe(cents(current.validBets));
    for (const by of ['downline', 'product', 'day'] as const) {
      const { rows, totals } = await client.call(teamProfit, { ...month, by, pageSize: 100 });
      expect(totals?.result, by).toBe(current.result);
      expect(
        rows.reduce((sum, { result }) => sum + cents(result), 0n),
        by,
      ).toBe(cents(current.result));
    }
    for (const [type, wanted] of [
      ['deposit', current.deposits],
      ['bonus', current.bonuses],
    ] as const) {
      expect((await client.call(teamTransactions, { ...month, type })).totals?.gained, type).toBe(wanted);
    }
  });

  test('AGT-05 the tree shows levels by valid bets, names below the direct level masked, and finds at any depth', async () => {
    const seen = visit({ scenario: 'agent' });
    const { client } = seen;
    const first = await client.call(teamLevel, { ...month, pageSize: 50 });
    expect([first.rows.length, first.total, first.teamTotal]).toEqual([8, 8, 40]);
    const arlo = first.rows.find(({ member }) => member.name === 'arlo');
    expect(arlo).toMatchObject({
      children: 5,
      team: 8,
      matches: true,
      member: { agent: true, direct: true, level: 2 },
    });
    const second = await client.call(teamLevel, { ...month, parent: idOf(seen, 'arlo') });
    expect(second.rows.map(({ member }) => member.name)).toContain('jo***un');
    const players = await client.call(teamLevel, { ...month, who: 'player', level: '4' });
    expect(players.rows.every(({ matches, children }) => !matches && children > 0)).toBe(true);
    expect(players.teamTotal).toBe(15);
    const { hits, total: found } = await client.call(teamSearch, { text: 'bruno' });
    expect(found).toBe(1);
    expect(hits[0]).toMatchObject({ member: { name: 'br***no', direct: false } });
    expect(hits[0]?.path.map(({ name }) => name)).toEqual(['arlo', 'jo***un']);
    const one = await client.call(downline, { ...month, account: idOf(seen, 'bruno') });
    expect(one.row.member.name).toBe('br***no');
    expect((await client.call(downline, { ...month, account: idOf(seen, 'edvin') })).closed).toBe(true);
  });

  test('AGT-03 a bet that is made now counts at once, for everybody above', async () => {
    const seen = visit({ scenario: 'agent' });
    const before = (await seen.client.call(teamOverview, month)).current;
    play(seen, 'demo.member', '40');
    const after = (await seen.client.call(teamOverview, month)).current;
    expect(after.bets - before.bets).toBe(1);
    expect(cents(after.validBets) - cents(before.validBets)).toBe(4_000n);
  });

  test('AGT-01 AGT-03 who the agent is and may do is said by the platform; nobody has a higher rebate than above', async () => {
    const { client, sandbox } = visit({ scenario: 'sub' });
    expect(await client.call(agentProfile, {})).toMatchObject({
      level: 2,
      uplineName: 'demo.agent',
      opensAgents: true,
    });
    const { rates, team } = sandbox.world.agents();
    for (const { username, upline } of team.below('demo.agent')) {
      expect(Number(rates.rateOf(username))).toBeLessThanOrEqual(Number(rates.rateOf(upline ?? '')));
    }
  });

  test('AGT-05 ten thousand downlines on five levels are made on demand, with a month of figures', async () => {
    const { sandbox, client, hold } = visit();
    expect(sandbox.world.accounts.count).toBeLessThan(100);
    hold(sandbox.world.signIn('demo.grand'));
    const { rows, teamTotal } = await client.call(teamLevel, { ...month, pageSize: 50 });
    expect([rows.length, teamTotal]).toEqual([20, 10_000]);
    const team = sandbox.world.team();
    const [first] = team.direct('demo.grand');
    expect(team.levelOf(team.below('demo.grand').at(-1)?.username ?? '')).toBeGreaterThan(1);
    expect(Math.max(...team.below('demo.grand').map(({ username }) => team.levelOf(username)))).toBe(6);
    expect(sandbox.world.ledger().balance(first?.username ?? '')).toBeGreaterThan(0n);
    expect((await errorOf(client.call(downline, { ...month, account: '70010005' }))).code).toBe('not-found');
  });
});
