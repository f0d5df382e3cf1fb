import { isOpen } from '@baize/domain';
import { login } from '@baize/gateway';
import { demoPassword } from '@baize/sandbox';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Browser, moneySandbox } from '../../packages/sandbox/test/interleaving.fixture.ts';
import { actsOf, play, settleAll } from '../../packages/sandbox/test/interleavingActs.fixture.ts';
import { runs } from '../../packages/sandbox/test/tier.ts';
import { cipher, larch } from './testing/larch.fixture.ts';

const kind = fc.oneof(
  { weight: 6, arbitrary: fc.constant('deposit' as const) },
  { weight: 1, arbitrary: fc.constant('withdrawal' as const) },
);

/** A browser before the host of larch. A fault strikes between host and larch, before or after larch has booked. */
async function start(): Promise<Browser> {
  const sandbox = moneySandbox();
  const { world } = sandbox;
  const set = await larch({}, sandbox);
  let struck = 0;
  set.trouble.way = async (request, path) => {
    if (request.method !== 'POST' || !/\/(deposits|withdrawals)$/.test(path)) return undefined;
    const [fault] = world.settings.faults;
    if (!fault) return undefined;
    world.settings.faults = [];
    struck += 1;
    if (fault.kind === '500') return new Response(null, { status: 500 });
    if (struck % 2 === 0) await set.app.fetch(request);
    throw new TypeError('lost between host and larch');
  };
  const browser = new Browser('demo.vip', 3, sandbox, {
    fetch: (input, init) => set.host.fetch(new Request(input, init), { address: '203.0.113.9' }),
    signIn: async (username) => {
      world.limiter.forget();
      return (await set.client.call(login, { type: 'username', username, password: demoPassword })).token;
    },
    cipher: () => cipher,
  });
  browser.onWait = () => world.clock.step(30_000);
  await browser.signInAs(false);
  return browser;
}

test('ADP-10 MEM-19 FLT-027 FLT-028 API-05 the sandbox’s interleavings through the host of larch: messages lost before and behind it, reloads, tabs and 401s end with bookings equal to confirmed presses', async () => {
  let browser = await start();
  let played = 0;
  const seen = { done: 0, nothing: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(actsOf(kind), { minLength: 3, maxLength: 12 }), async (acts) => {
      played += 1;
      if (played % 25 === 0) browser = await start();
      browser.presses.clear();
      for (const act of acts) await play(browser, act);
      await settleAll(browser);
      expect(browser.kept).toBeNull();
      for (const one of browser.tabs) expect(isOpen(one.flow)).toBe(false);
      const { world } = browser.sandbox;
      for (const [, press] of browser.presses) {
        const made = world
          .cashier()
          .of(browser.player)
          .filter((one) => one.kind === press.kind && one.amount === press.sum);
        const [told] = press.told;
        expect([...press.told], 'everybody who was told was told the same').toHaveLength(1);
        expect(made).toHaveLength(told === 'done' ? 1 : 0);
        if (told) seen[told] += 1;
      }
    }),
    { numRuns: runs({ quick: 40, full: 100, deep: 500 }) },
  );
  expect(Math.min(seen.done, seen.nothing), JSON.stringify(seen)).toBeGreaterThan(0);
}, 600_000);
