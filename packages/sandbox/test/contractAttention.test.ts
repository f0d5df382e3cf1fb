import { agentAttention } from '@baize/gateway';
import { expect, test } from 'vitest';
import { billIncome } from '../src/world/agents/income.ts';
import { as } from './contracts.fixture.ts';
import { noon, visit } from './visit.ts';

const day = 86_400_000;

test('AGT-02 what waits of contracts and bills comes by its deadline, with what is at stake, and is counted by kind', async () => {
  const seen = visit({ scenario: 'agent' });
  const { items, counts } = await seen.client.call(agentAttention, {});
  const namesOf = (kind: 'request-waiting' | 'contract-ending') =>
    items.flatMap((item) => (item.kind === kind && 'name' in item ? [item.name] : []));
  const untils = items.map(({ until }) => until ?? Number.NaN);
  expect(untils).toEqual([...untils].sort((a, b) => a - b));
  const pay = items.flatMap((item) => (item.kind === 'pay-bills' && item.contractKind === 'dividend' ? [item] : []))[0];
  expect(pay).toMatchObject({ names: ['demo.sub', 'benna'], bills: 2 });
  expect(Number(pay && 'missing' in pay ? pay.missing : 0)).toBeGreaterThan(0);
  expect(namesOf('request-waiting')).toEqual(['benna']);
  expect(namesOf('contract-ending')).toEqual(['cato']);
  expect(counts.dividend).toBe(3);
  as(seen, 'demo.sub');
  const theirs = (await seen.client.call(agentAttention, {})).items;
  expect(theirs).toContainEqual(
    expect.objectContaining({
      kind: 'answer-request',
      name: 'demo.agent',
      paysMore: true,
      takesAway: true,
      endings: 2,
    }),
  );
});

test('AGT-10 income of bills is what they moved in the wallet', () => {
  const { sandbox } = visit({ scenario: 'agent' });
  const { bills } = sandbox.world.contracts();
  for (const username of ['demo.agent', 'demo.sub', 'benna']) {
    const lines = billIncome(bills, username, { from: 0, to: noon + day });
    const posted = sandbox.world
      .ledger()
      .entries(username)
      .filter(({ kind }) => kind === 'contract')
      .reduce((sum, { amount }) => sum + amount, 0n);
    expect(
      lines.reduce((sum, { amount }) => sum + amount, 0n),
      username,
    ).toBe(posted);
    expect(lines.length).toBeGreaterThan(0);
  }
});
