import { currentPatience } from '@baize/tooling/patience';
import { test as base, expect, type Page } from '@playwright/test';
import { isLacked, unmetNeeds } from './platforms.ts';
import { byFinger, byMouse, type Press } from './press.ts';
import { type Say, type Speech, wordsOf } from './words.ts';
import { type Answers, type Art, type PlatformId, portFrom, startWorld, type World } from './world.ts';

export { expect, type World };

export interface Person {
  page: Page;
  world: World;
  say: Say;
  press: Press;
}

interface Fixtures {
  speech: Speech;
  say: Say;
  press: Press;
  person: Person;
  speaks: undefined;
  quiet: string[];
  anew: undefined;
  meets: undefined;
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export const password = 'Baize.demo.1';
/** Factor by which timeouts grow on a busy machine. */
export const patience = currentPatience();

interface Platform {
  world: World;
  platform: PlatformId;
  /** Rendering art takes a fifth of a journey's time, and most journeys are not about it. */
  art: Art;
  /** Most journeys hold and change what pages ask for. */
  answers: Answers;
}

export const test = base.extend<Fixtures, Platform>({
  art: ['plain', { option: true, scope: 'worker' }],
  answers: ['asked', { option: true, scope: 'worker' }],
  platform: ['sandbox', { option: true, scope: 'worker' }],
  world: [
    async ({ art, answers, platform }, use, { workerIndex }) => {
      const { world, stop } = await startWorld(portFrom(4700, workerIndex), art, { answers, platform });
      await use(world);
      stop();
    },
    { scope: 'worker', timeout: 120_000 * patience },
  ],
  meets: [
    async ({ world }, use, info) => {
      const unmet = unmetNeeds(info.tags, world.offers);
      info.skip(unmet.length > 0, `the platform lacks ${unmet.join(', ')}`);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ world }, use) => use(world.origin),
  speech: ['EN', { option: true }],
  say: async ({ speech }, use) => use(wordsOf(speech)),
  press: async ({ hasTouch }, use) => use(hasTouch ? byFinger : byMouse),
  person: async ({ page, world, say, press }, use) => use({ page, world, say, press }),
  /** The language was chosen on an earlier visit; a choice on this visit is kept. */
  speaks: [
    async ({ context, speech }, use) => {
      if (speech !== 'EN') {
        await context.addInitScript((code) => {
          // Pages without an origin have no storage.
          if (origin !== 'null') localStorage.lang ??= code;
        }, speech);
      }
      await use(undefined);
    },
    { auto: true },
  ],
  anew: [
    async ({ world }, use) => {
      await world.scenario('default');
      await use(undefined);
    },
    { auto: true },
  ],
  /** Console errors of the page. Journeys that provoke failures list the expected ones with `expected`. */
  quiet: [
    async ({ page, world }, use) => {
      const complaints: string[] = [];
      listen(page, complaints, world.offers);
      await use(complaints);
      expect(complaints, 'no policy violation, no error in the console').toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, complaints: string[], offers: World['offers']) {
  page.on('console', (message) => {
    const { url } = message.location();
    // The page of an unknown address and a call that the platform lacks come with 404, which browsers report as an error.
    const foreseen = /status of 404/.test(message.text()) && (url === page.url() || isLacked(url, offers));
    if (message.type() === 'error' && !foreseen) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

export function expected(complaints: string[], pattern: RegExp): void {
  const rest = complaints.filter((complaint) => !pattern.test(complaint));
  complaints.splice(0, complaints.length, ...rest);
}
