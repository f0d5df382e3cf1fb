import { type EngineName, findEngines } from '@baize/tooling/engines';
import { currentPatience } from '@baize/tooling/patience';
import { test as base, expect } from '@playwright/test';
import { type Say, type Speech, wordsOf } from '../words.ts';
import { portFrom, startWorld, type World } from '../world.ts';
import { startFirefox } from './firefox.ts';
import type { Engine, Tab, Visit } from './tab.ts';
import { startSafari, startWebKit } from './webkit.ts';

export { expect, type World };

export const patience = currentPatience();

export interface Walker {
  tab: Tab;
  visit: Visit;
  world: World;
  say: Say;
}

interface Fixtures {
  speech: Speech;
  size: readonly [number, number];
  visit: Visit;
  walker: Walker;
}

interface Shared {
  engineName: EngineName;
  /** The system asks for less motion and, where the engine knows them, for colours of its own. */
  eased: boolean;
  engine: Engine;
  world: World;
}

export const test = base.extend<Fixtures, Shared>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  eased: [false, { option: true, scope: 'worker' }],
  speech: ['EN', { option: true }],
  size: [[1440, 900], { option: true }],
  engine: [
    async ({ engineName, eased }, use) => {
      const engine = await start(engineName, eased);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 120_000 * patience },
  ],
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, { workerIndex }) => {
      const { world, stop } = await startWorld(portFrom(5100, workerIndex), 'plain');
      await use(world);
      stop();
    },
    { scope: 'worker', timeout: 120_000 * patience },
  ],
  visit: async ({ engine, world }, use, info) => {
    await world.scenario('default');
    const visit = await engine.visit();
    info.annotations.push({ type: 'browser', description: visit.browser });
    await use(visit);
    await visit.close();
  },
  walker: async ({ visit, world, speech, size }, use, info) => {
    const tab = visit.first;
    await tab.resize(...size);
    if (speech !== 'EN') await tab.goto(`${world.origin}/help?lang=${speech}`);
    await use({ tab, visit, world, say: wordsOf(speech) });
    const tabs = await visit.tabs();
    if (info.status !== info.expectedStatus) {
      for (const each of tabs) await info.attach('page', { body: await each.picture(), contentType: 'image/png' });
    }
    for (const each of tabs) expect(await each.complaints(), 'no error and no breach of the policy').toEqual([]);
  },
});

function start(name: EngineName, eased: boolean): Promise<Engine> {
  const { webkit, safari, firefox } = findEngines();
  if (name === 'webkit' && webkit) return startWebKit(webkit, eased);
  if (name === 'safari' && safari) return startSafari(safari);
  if (name === 'firefox' && firefox) return startFirefox(firefox.browser, eased);
  throw new Error(`${name} is not installed`);
}
