import { toMinor } from '@baize/domain';
import {
  claimAllRewards,
  claimMission,
  claimPromotion,
  claimRebate,
  claimReward,
  manualRebate,
  missionSummary,
  moneyFate,
} from '@baize/gateway';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { house } from '../src/world/money/ledger.ts';
import { rewardSeeds } from '../src/world/promotions/rewardSeeds.ts';
import { runs } from './tier.ts';
import { type Visit, visit } from './visit.ts';

const player = 'demo.member';

interface Press {
  key: string;
  send: () => Promise<{ amount: string | null; bonus?: string | null }>;
}

const minor = (amount: string | null | undefined) => toMinor(amount ?? '0', 2) ?? 0n;

async function pressOf({ client }: Visit, what: number): Promise<Press> {
  const key = crypto.randomUUID();
  const options = { idempotencyKey: key };
  const seed = rewardSeeds[Math.floor(what / 5) % rewardSeeds.length];
  if (what % 5 === 0) return { key, send: () => client.call(claimAllRewards, {}, options) };
  if (what % 5 === 1) {
    const { total } = await client.call(manualRebate, {});
    return { key, send: () => client.call(claimRebate, { amount: total }, options) };
  }
  if (what % 5 === 2) {
    const { missions } = await client.call(missionSummary, {});
    const { id, resets } = missions[what % missions.length] ?? { id: 'none', resets: 0 };
    return { key, send: () => client.call(claimMission, { missionId: id, resetTime: resets }, options) };
  }
  if (what % 5 === 3)
    return { key, send: () => client.call(claimPromotion, { promotionId: 'p-high-rebate' }, options) };
  return { key, send: () => client.call(claimReward, { rewardId: seed?.id ?? '' }, options) };
}

function bet({ sandbox: { world } }: Visit) {
  const own = { at: world.clock.now(), reference: 'OMB-1', amount: 1_000n };
  world.ledger().post({ key: crypto.randomUUID(), kind: 'stake', from: player, to: house('games'), ...own });
}

test('FLT-027 FLT-028 FLT-029 MEM-12 MEM-14 MEM-16 whatever is pressed, lost, pressed again or asked for in two tabs: what was credited is what was confirmed, each once', async () => {
  const step = fc.record({
    what: fc.nat(60),
    lost: fc.boolean(),
    tabs: fc.integer({ min: 1, max: 3 }),
    again: fc.boolean(),
    wait: fc.integer({ min: 0, max: 20 }),
    bets: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const seen = visit({ scenario: 'member' });
      const { world } = seen.sandbox;
      const kinds = ['reward', 'mission', 'rebate', 'promotion'];
      const credited = () => {
        const ledger = world.ledger();
        const own = ledger.entries(player).filter(({ kind }) => kinds.includes(kind));
        const locked = ledger.accounts().filter((name) => name.startsWith(`bonus:${player}:reward-`));
        const granted = locked.flatMap((name) => ledger.entries(name)).filter(({ amount }) => amount > 0n);
        return [...own, ...granted].reduce((sum, { amount }) => sum + amount, 0n);
      };
      const before = credited();
      const confirmed = new Map<string, bigint>();
      for (const { what, lost, tabs, again, wait, bets } of steps) {
        world.clock.step(wait * 3_600_000);
        seen.hold(world.signIn(player));
        if (bets) bet(seen);
        const press = await pressOf(seen, what);
        const others = await Promise.all(Array.from({ length: lost ? 0 : tabs - 1 }, () => pressOf(seen, what)));
        const all = [press, ...others];
        // Every attempt under the key loses its response after the work is done.
        if (lost) world.settings.faults = [{ call: '*', kind: 'reset', times: 3 }];
        const ends = await Promise.allSettled(all.map(({ send }) => send()));
        world.settings.faults = [];
        for (const [place, end] of ends.entries()) {
          const one = all[place];
          if (one && end.status === 'fulfilled')
            confirmed.set(one.key, minor(end.value.amount) + minor(end.value.bonus));
        }
        if (lost) {
          const { fate } = await seen.client.call(moneyFate, { key: press.key });
          const retried = await press.send().catch(() => null);
          expect(retried !== null).toBe(fate === 'done');
          if (retried) confirmed.set(press.key, minor(retried.amount) + minor(retried.bonus));
        }
        if (again && confirmed.has(press.key)) {
          const { amount, bonus } = await press.send();
          expect(minor(amount) + minor(bonus)).toBe(confirmed.get(press.key));
        }
        expect(credited() - before).toBe([...confirmed.values()].reduce((sum, amount) => sum + amount, 0n));
      }
      const ledger = world.ledger();
      expect(ledger.accounts().reduce((sum, name) => sum + ledger.balance(name), 0n)).toBe(0n);
    }),
    { numRuns: runs({ quick: 6, full: 15, deep: 30 }) },
  );
}, 120_000);
