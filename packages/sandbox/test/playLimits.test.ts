import { addAmounts } from '@baize/domain';
import { cancelLimitRaise, playControl, setPlayLimit } from '@baize/gateway';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { house } from '../src/world/money/ledger.ts';
import { mayDeposit, mayStake } from '../src/world/responsible-play/limits.ts';
import { accountOf, day, hour, launch, play } from './play.fixture.ts';
import { runs } from './tier.ts';
import { errorOf, noon, visit } from './visit.ts';

describe('limits', () => {
  test('MEM-18 RSP-03 a limit is set at once, lowered at once, raised after 24 hours, and a raise can be cancelled', async () => {
    const seen = visit();
    const { client, sandbox, signIn } = seen;
    await signIn('demo.vip');
    expect((await client.call(playControl, {})).limits).toEqual([]);
    const which = { kind: 'stake', period: 'week' } as const;
    const set = (amount: string | null) => client.call(setPlayLimit, { ...which, amount });
    expect(await set('300')).toMatchObject({ outcome: 'now', limit: { amount: '300.00', pending: null } });
    expect(await set('200.5')).toMatchObject({ outcome: 'now', limit: { amount: '200.50' } });
    const raised = await set('900');
    expect(raised).toMatchObject({ outcome: 'later', limit: { amount: '200.50' } });
    expect(raised.limit?.pending).toEqual({ amount: '900.00', from: noon + day });
    const shown = (await client.call(playControl, {})).limits;
    expect(shown).toMatchObject([{ ...which, amount: '200.50', pending: { amount: '900.00' } }]);
    expect(await client.call(cancelLimitRaise, which)).toMatchObject({ outcome: 'now', limit: { pending: null } });
    expect(await client.call(cancelLimitRaise, which)).toMatchObject({ outcome: 'same' });
    await set('900');
    sandbox.world.clock.step(day - 1);
    await signIn('demo.vip');
    expect((await client.call(playControl, {})).limits).toMatchObject([{ amount: '200.50' }]);
    sandbox.world.clock.step(1);
    expect((await client.call(playControl, {})).limits).toMatchObject([{ amount: '900.00', pending: null }]);
    expect(await set(null)).toMatchObject({ outcome: 'later', limit: { pending: { amount: null } } });
    sandbox.world.clock.step(day);
    await signIn('demo.vip');
    expect((await client.call(playControl, {})).limits).toEqual([]);
  });

  test('RSP-03 what is no amount, too fine or beyond all measure is refused, on both sides', async () => {
    const { client, signIn } = visit();
    await signIn('demo.vip');
    for (const amount of ['-1', '1e3', 'NaN', '', '12.345.6']) {
      const error = await errorOf(client.call(setPlayLimit, { kind: 'loss', period: 'day', amount }));
      expect(error).toMatchObject({ code: 'invalid-request', outcome: 'not-sent' });
    }
    const asked = [
      ['loss', '12.345'],
      ['time', '30.5'],
      ['time', '1441'],
    ] as const;
    for (const [kind, amount] of asked) {
      const error = await errorOf(client.call(setPlayLimit, { kind, period: 'day', amount }));
      expect(error.code).toBe('validation-failed');
    }
    expect((await client.call(playControl, {})).limits).toEqual([]);
  });

  test('RSP-03 two tabs at once: whoever lowers wins at once, whoever raises waits, and nobody is disturbed by asking twice', async () => {
    const { client, signIn } = visit();
    await signIn('demo.vip');
    const which = { kind: 'loss', period: 'day' } as const;
    await client.call(setPlayLimit, { ...which, amount: '100' });
    await Promise.all(['250', '50', '250', '70'].map((amount) => client.call(setPlayLimit, { ...which, amount })));
    const [limit] = (await client.call(playControl, {})).limits;
    expect(limit?.amount).toBe('50.00');
    expect(limit?.pending).toEqual({ amount: '70.00', from: noon + day });
  });

  test('RSP-03 whatever is asked in whatever order, no limit holds higher than it did within the last 24 hours', async () => {
    const step = fc.oneof(
      fc.record({ set: fc.option(fc.integer({ min: 0, max: 40 })) }),
      fc.constant({ cancel: true as const }),
      fc.record({ wait: fc.integer({ min: 1, max: 30 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        let now = noon;
        const { client, hold, sandbox } = visit({ now: () => now });
        hold(sandbox.world.signIn('demo.vip'));
        const which = { kind: 'stake', period: 'month' } as const;
        const past: { at: number; held: number }[] = [];
        const asked: { at: number; amount: number }[] = [];
        for (const one of steps) {
          if ('wait' in one) {
            now += one.wait * hour;
            hold(sandbox.world.signIn('demo.vip'));
          } else if ('cancel' in one) await client.call(cancelLimitRaise, which);
          else {
            const amount = one.set === null ? null : String(one.set);
            asked.push({ at: now, amount: one.set ?? Number.POSITIVE_INFINITY });
            await client.call(setPlayLimit, { ...which, amount });
          }
          const [limit] = (await client.call(playControl, {})).limits;
          const held = limit ? Number(limit.amount) : Number.POSITIVE_INFINITY;
          const before = past.at(-1)?.held ?? Number.POSITIVE_INFINITY;
          // The current limit was requested and, if raised, at least a day ago.
          if (held > before) expect(asked.some(({ at, amount }) => amount === held && now - at >= day)).toBe(true);
          const lowest = asked.at(-1);
          if (lowest && lowest.at === now && !('wait' in one) && !('cancel' in one))
            expect(held).toBeLessThanOrEqual(Math.max(lowest.amount, before));
          past.push({ at: now, held });
        }
      }),
      { numRuns: runs({ quick: 10, full: 20, deep: 40 }) },
    );
  }, 60_000);

  test.each([
    ['day', Date.UTC(2026, 10, 21, 23, 59, 59, 999)],
    ['week', Date.UTC(2026, 10, 22, 23, 59, 59, 999)],
    ['month', Date.UTC(2026, 10, 30, 23, 59, 59, 999)],
  ] as const)(
    'RSP-03 the last millisecond of a %s still counts, the next begins anew, on the platform’s clock',
    async (period, last) => {
      let now = last;
      const seen = visit({ now: () => now });
      const { client, signIn, sandbox } = seen;
      await signIn('demo.vip');
      const account = accountOf(seen, 'demo.vip');
      await client.call(setPlayLimit, { kind: 'stake', period, amount: '100' });
      const used = async () => (await client.call(playControl, {})).limits[0];
      const before = Number((await used())?.used);
      const left = 100 - before;
      expect((await used())?.resets).toBe(last + 1);
      if (left > 0) play(seen, 'demo.vip', left.toFixed(2));
      expect((await used())?.left).toBe('0.00');
      expect(mayStake(sandbox.world, account, 1n)).toMatchObject({ ok: false, code: 'limit-reached' });
      now = last + 1;
      expect(await used()).toMatchObject({ used: '0.00', left: '100.00' });
      expect(mayStake(sandbox.world, account, 10_000n)).toEqual({ ok: true });
      expect(mayStake(sandbox.world, account, 10_001n)).toMatchObject({ ok: false, code: 'limit-reached' });
    },
  );

  test('RSP-03 of overlapping limits the one that leaves least holds: a loss limit stops a stake that the stake limit allows', async () => {
    const seen = visit();
    const { client, signIn, sandbox } = seen;
    await signIn('demo.agent');
    const account = accountOf(seen, 'demo.agent');
    // Earlier play of the day counts as soon as a limit is set.
    for (const kind of ['stake', 'loss'] as const) {
      const { limit } = await client.call(setPlayLimit, { kind, period: 'day', amount: '10000' });
      const amount = addAmounts(limit?.used ?? '', kind === 'stake' ? '500' : '80');
      await client.call(setPlayLimit, { kind, period: 'day', amount });
    }
    play(seen, 'demo.agent', '100', '60');
    const lefts = (await client.call(playControl, {})).limits.map(({ kind, left }) => [kind, left]);
    expect(lefts).toContainEqual(['stake', '400.00']);
    expect(lefts).toContainEqual(['loss', '40.00']);
    expect(mayStake(sandbox.world, account, 4_000n)).toEqual({ ok: true });
    expect(mayStake(sandbox.world, account, 4_001n)).toMatchObject({ ok: false, limit: { kind: 'loss' } });
    play(seen, 'demo.agent', '40');
    expect((await errorOf(launch(seen))).code).toBe('limit-reached');
  });

  test('RSP-03 demo.limited is close to two deposit limits, deposits count gross, and what waits to be credited counts too', async () => {
    const seen = visit({ scenario: 'limited' });
    const { client, sandbox } = seen;
    const account = accountOf(seen, 'demo.limited');
    const deposits = (await client.call(playControl, {})).limits.filter(({ kind }) => kind === 'deposit');
    expect(deposits.map(({ period, used, left }) => [period, used, left])).toEqual([
      ['day', '500.00', '20.00'],
      ['week', '500.00', '15.00'],
    ]);
    expect(deposits[1]?.pending).toEqual({ amount: '2000.00', from: noon + 20 * hour });
    expect(mayDeposit(sandbox.world, account, 1_500n)).toEqual({ ok: true });
    expect(mayDeposit(sandbox.world, account, 1_501n)).toMatchObject({
      code: 'limit-reached',
      limit: { period: 'week', left: '15.00' },
    });
    expect(mayDeposit(sandbox.world, account, 1_000n, 600n)).toMatchObject({ ok: false });
    const ledger = sandbox.world.ledger();
    const withdrawn = { from: 'demo.limited', to: house('bank'), amount: 40_000n, at: noon, reference: 'W1' };
    ledger.post({ key: 'w', kind: 'withdrawal', ...withdrawn });
    expect(mayDeposit(sandbox.world, account, 1_501n)).toMatchObject({ ok: false });
  });
});
