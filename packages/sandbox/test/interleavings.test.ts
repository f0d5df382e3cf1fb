import { isOpen } from '@baize/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FaultKind } from '../src/world/settings.ts';
import { Browser, player } from './interleaving.fixture.ts';
import { type Movable, movable } from './pressTerms.fixture.ts';
import { runs } from './tier.ts';

type Act =
  | { act: 'press'; tab: number; kind: Movable }
  | { act: 'pass' | 'lose'; pick: number }
  | { act: 'reload' | 'check'; tab: number }
  | { act: 'expire' }
  | { act: 'sign-in'; another: boolean }
  | { act: 'fault'; kind: FaultKind };

const tab = fc.nat(2);
const pick = fc.nat(5);
const faults: FaultKind[] = ['refused', 'reset', 'cut-json', 'html', '204', '401', '409', '429', '500', '502', '503'];

/** Sealed calls cost a key exchange each: they are a few among many. */
const kind = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('wallet' as const, 'deposit' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...movable) },
);
const anyAct = fc.oneof<fc.MaybeWeightedArbitrary<Act>[]>(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('press'), tab, kind }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('pass'), pick }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('lose'), pick }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('check'), tab }) },
  { weight: 1, arbitrary: fc.constant({ act: 'expire' }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('sign-in'), another: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('fault'), kind: fc.constantFrom(...faults) }) },
);

async function play(browser: Browser, act: Act): Promise<void> {
  const { tabs, sandbox } = browser;
  switch (act.act) {
    case 'press':
      await tabs[act.tab]?.press(act.kind);
      break;
    case 'pass':
    case 'lose':
      browser.release(act.pick, act.act === 'lose');
      break;
    case 'reload':
      tabs[act.tab]?.reload();
      break;
    case 'check':
      tabs[act.tab]?.check();
      break;
    case 'expire':
      browser.expire();
      break;
    case 'sign-in':
      browser.signInAs(act.another);
      for (const one of tabs) one.takeUp();
      break;
    case 'fault':
      for (const call of ['walletTransfer', 'placeDeposit', 'withdraw', 'moneyFate'])
        sandbox.world.settings.faults = [...sandbox.world.settings.faults, { call, kind: act.kind, times: 1 }];
  }
  await browser.rest();
}

/** Messages arrive again, and every tab is opened once more, until nothing is open. */
async function settleAll(browser: Browser): Promise<void> {
  browser.sandbox.world.settings.faults = [];
  await browser.drain();
  browser.signInAs(false);
  for (const one of browser.tabs) {
    one.reload();
    await browser.drain();
  }
}

/** How often the platform's books have a press: as a movement or an order, and as what it posted in the player's own wallet. */
function booked({ sandbox: { world } }: Browser, { kind, sum }: { kind: Movable; sum: bigint }): number {
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
    { numRuns: runs(10_000) },
  );
  const ledger = browser.sandbox.world.ledger();
  const sum = ledger.accounts().reduce((all, account) => all + ledger.balance(account), 0n);
  expect(sum).toBe(0n);
  expect(Math.min(seen.done, seen.nothing), JSON.stringify(seen)).toBeGreaterThan(0);
}, 600_000);
