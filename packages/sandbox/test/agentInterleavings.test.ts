import { isOpen } from '@baize/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Browser } from './interleaving.fixture.ts';
import { actsOf, play, settleAll } from './interleavingActs.fixture.ts';
import type { Press } from './interleavingTab.fixture.ts';
import { agentMovable } from './pressTerms.fixture.ts';
import { runs } from './tier.ts';

const agent = 'demo.agent';
const day = 86_400_000;
const anyAct = actsOf(fc.constantFrom(...agentMovable));

/** Opens an agent's browser some days later, when there are many bills to pay and collect. */
async function agentBrowser(): Promise<Browser> {
  const browser = new Browser(agent);
  const { world } = browser.sandbox;
  world.contracts();
  world.clock.step(6 * day);
  world.contracts();
  await browser.signInAs(false);
  return browser;
}

/** Counts a request in the books: as a transfer, or as money paid or received for a bill. */
function booked({ sandbox: { world } }: Browser, { kind: what, sum, bill }: Press): number {
  const sent = (reference: string) => reference === bill;
  const moved = world.ledger().entries(agent);
  if (what === 'pay') return moved.filter(({ reference, amount }) => sent(reference) && amount === -sum).length;
  if (what === 'collect') return moved.filter(({ reference, amount }) => sent(reference) && amount === sum).length;
  const made = world
    .cashier()
    .of(agent)
    .filter((one) => one.kind === 'downline' && one.amount === sum);
  const posted = made.flatMap(({ reference }) =>
    moved.filter((entry) => entry.reference === reference && entry.amount === -sum),
  );
  expect(posted).toHaveLength(made.length);
  return made.length;
}

test('AGT-11 MEM-19 FLT-011 FLT-027 FLT-028 FLT-029 interleavings of an agent’s payments, collections and transfers end with entries equal to confirmed presses', async () => {
  let browser = await agentBrowser();
  let played = 0;
  const seen = { pay: 0, collect: 0, downline: 0, nothing: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 3, maxLength: 12 }), async (acts) => {
      if (played > 0 && played % 50 === 0) browser = await agentBrowser();
      played += 1;
      browser.presses.clear();
      for (const act of acts) await play(browser, act);
      await settleAll(browser);
      expect(browser.kept).toBeNull();
      for (const one of browser.tabs) expect(isOpen(one.flow)).toBe(false);
      const presses = [...browser.presses.values()];
      for (const press of presses) {
        const [told] = press.told;
        expect([...press.told], 'everybody who was told was told the same').toHaveLength(1);
        // Two tabs may send the same bill: only one of them pays it.
        const alike = presses.filter(
          ({ kind: what, bill, sum }) => what === press.kind && bill === press.bill && sum === press.sum,
        );
        const done = alike.filter(({ told: each }) => each.has('done')).length;
        expect(done).toBeLessThan(2);
        expect(booked(browser, press)).toBe(done);
        if (told === 'done') seen[press.kind as keyof typeof seen] += 1;
        else seen.nothing += 1;
      }
    }),
    { numRuns: runs({ quick: 100, full: 150, deep: 500 }) },
  );
  const ledger = browser.sandbox.world.ledger();
  expect(ledger.accounts().reduce((all, account) => all + ledger.balance(account), 0n)).toBe(0n);
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
}, 900_000);
