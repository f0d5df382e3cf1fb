import fc from 'fast-check';
import type { FaultKind } from '../src/world/base/faultRules.ts';
import type { Browser } from './interleaving.fixture.ts';
import type { Movable } from './pressTerms.fixture.ts';

export type Act =
  | { act: 'press'; tab: number; kind: Movable }
  | { act: 'pass' | 'lose'; pick: number }
  | { act: 'reload' | 'check'; tab: number }
  | { act: 'expire' }
  | { act: 'sign-in'; another: boolean }
  | { act: 'fault'; kind: FaultKind };

const tab = fc.nat(2);
const pick = fc.nat(5);
const faulted = [
  'walletTransfer',
  'placeDeposit',
  'withdraw',
  'payBill',
  'collectBill',
  'transferDownline',
  'moneyFate',
];
const faults: FaultKind[] = ['refused', 'reset', 'cut-json', 'html', '204', '401', '409', '429', '500', '502', '503'];

export const actsOf = (kind: fc.Arbitrary<Movable>) =>
  fc.oneof<fc.MaybeWeightedArbitrary<Act>[]>(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('press'), tab, kind }) },
    { weight: 6, arbitrary: fc.record({ act: fc.constant('pass'), pick }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('lose'), pick }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('reload'), tab }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('check'), tab }) },
    { weight: 1, arbitrary: fc.constant({ act: 'expire' }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('sign-in'), another: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('fault'), kind: fc.constantFrom(...faults) }) },
  );

export async function play(browser: Browser, act: Act): Promise<void> {
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
      await browser.signInAs(act.another);
      for (const one of tabs) one.takeUp();
      break;
    case 'fault':
      for (const call of faulted)
        sandbox.world.settings.faults = [...sandbox.world.settings.faults, { call, kind: act.kind, times: 1 }];
  }
  await browser.rest();
}

/** Delivers everything and reopens every tab until no request is open. */
export async function settleAll(browser: Browser): Promise<void> {
  browser.sandbox.world.settings.faults = [];
  await browser.drain();
  await browser.signInAs(false);
  for (const one of browser.tabs) {
    one.reload();
    await browser.drain();
  }
}
