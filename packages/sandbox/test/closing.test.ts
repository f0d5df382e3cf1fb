import { balance, closeAccount, closingState, login, memberProfile, pointBalance } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../src/index.ts';
import { fieldsOf } from './account.fixture.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

describe('closing an account', () => {
  const close = ({ client }: Visit, password = demoPassword) => client.call(closeAccount, { password });

  test('MEM-02 what stands in its way is told before and refused after: money, bets that run, movements that are not through', async () => {
    const seen = visit({ scenario: 'member' });
    const { sandbox, client } = seen;
    sandbox.world.accountRecords().report({
      reference: 'W261121000001',
      username: 'demo.member',
      at: noon,
      type: 'withdrawal',
      status: 'in-review',
      amount: -100n,
    });
    const state = await client.call(closingState, {});
    expect(state).toMatchObject({ obstacles: ['balance', 'bets', 'movements'], keptDays: 30 });
    expect(state.balance).toBe((await client.call(balance, {})).amount);
    expect(await errorOf(close(seen))).toMatchObject({
      code: 'closing-blocked',
      value: { obstacles: ['balance', 'bets', 'movements'] },
    });
    await client.call(pointBalance, {});
  });

  test('MEM-02 FLT-001 FLT-018 once closed, every session is over and nobody logs in: the answer is that of any failed login', async () => {
    const seen = visit();
    const { client, sandbox, signIn } = seen;
    await sandbox.world.accounts.open('fresh', demoPassword, { mobileNum: '+923009998877' });
    const elsewhere = sandbox.world.signIn('fresh');
    await signIn('fresh');
    expect((await client.call(closingState, {})).obstacles).toEqual([]);
    expect(await fieldsOf(close(seen, 'wrong'))).toEqual({ code: 'login-failed', fields: { password: 'mismatch' } });
    await close(seen);
    expect(sandbox.world.sessions.peek(elsewhere)).toBeNull();
    expect((await errorOf(client.call(memberProfile, {}))).kind).toBe('signed-out');
    const failed = async (username: string, password: string) => {
      const { code, message, status, value } = await errorOf(client.call(login, { username, password }));
      return { code, message, status, value };
    };
    expect(await failed('fresh', demoPassword)).toEqual(await failed('nobody.at.all', 'x'));
    expect(sandbox.world.accounts.findByMobile('+923009998877')).toBeUndefined();
  });

  test('MEM-02 SBX-03 less than one unit is given up by a posting of its own', async () => {
    const seen = visit();
    const { world } = seen.sandbox;
    await world.accounts.open('fresh', demoPassword);
    const rest = { from: 'house:bank', to: 'fresh', at: noon, reference: 'rest' };
    world.ledger().post({ key: 'rest', kind: 'deposit', amount: 99n, ...rest });
    await seen.signIn('fresh');
    await close(seen);
    expect(world.ledger().balance('fresh')).toBe(0n);
    expect(world.ledger().balance('house:closed')).toBe(99n);
  });

  test('MEM-02 RSP-04 a break is no obstacle, a wrong password counts', async () => {
    const seen = visit({ scenario: 'excluded' });
    for (let turn = 0; turn < 10; turn += 1) await errorOf(close(seen, 'wrong'));
    expect((await errorOf(close(seen, 'wrong'))).kind).toBe('too-many');
    seen.sandbox.world.limiter.forget();
    expect((await errorOf(close(seen))).value).toEqual({ obstacles: ['balance'] });
  });
});
