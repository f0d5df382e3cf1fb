import { isOpen } from '@baize/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Browser } from './interleaving.fixture.ts';
import { actsOf, play, settleAll } from './interleavingActs.fixture.ts';
import { type Movable, movable } from './pressTerms.fixture.ts';
import { runs } from './tier.ts';

/** Sealed calls cost a key exchange each, so they are rare. */
const kind = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('wallet' as const, 'deposit' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...movable) },
);
const anyAct = actsOf(kind);

/** Counts a request in the books: as a movement or order, and as entries in the player's own wallet. */
function booked({ player, sandbox: { world } }: Browser, { kind, sum }: { kind: Movable; sum: bigint }): number {
  if (kind === 'points')
    return world
      .points()
      .orders(player)
      .filter(({ points }) => points === sum).length;
  const made = world
    .cashier()
    .of(player)
    .filter((one) => one.kind === kind && one.amount === sum);
  if (kind === 'deposit') return made.length;
  const posted = made.flatMap(({ reference }) =>
    world
      .ledger()
      .entries(player)
      .filter((entry) => entry.reference === reference && entry.amount === -sum),
  );
  expect(posted).toHaveLength(made.length);
  return made.length;
}

test('MEM-19 FLT-011 FLT-027 FLT-028 FLT-029 FLT-031 FLT-071 API-05 interleavings of presses, lost messages, reloads, tabs, 401s and retries end with entries equal to confirmed presses', async () => {
  let browser = new Browser();
  let played = 0;
  const seen = { done: 0, nothing: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 3, maxLength: 14 }), async (acts) => {
      played += 1;
      if (played % 200 === 0) browser = new Browser();
      browser.presses.clear();
      for (const act of acts) await play(browser, act);
      await settleAll(browser);
      expect(browser.kept).toBeNull();
      for (const one of browser.tabs) expect(isOpen(one.flow)).toBe(false);
      for (const [, press] of browser.presses) {
        const [told] = press.told;
        expect([...press.told], 'everybody who was told was told the same').toHaveLength(1);
        expect(booked(browser, press)).toBe(told === 'done' ? 1 : 0);
        if (told) seen[told] += 1;
      }
    }),
    { numRuns: runs({ quick: 150, full: 400, deep: 2_000 }) },
  );
  const ledger = browser.sandbox.world.ledger();
  const sum = ledger.accounts().reduce((all, account) => all + ledger.balance(account), 0n);
  expect(sum).toBe(0n);
  expect(Math.min(seen.done, seen.nothing), JSON.stringify(seen)).toBeGreaterThan(0);
}, 600_000);
