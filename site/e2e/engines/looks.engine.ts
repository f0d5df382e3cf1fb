import { tags } from '../words.ts';
import { find, findCss } from './found.ts';
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

const dayMs = 86_400_000;

const written = [
  { speech: 'EN', sum: /\d,\d{3}\.\d\d/ },
  { speech: 'UR', sum: /\d,\d{3}\.\d\d/ },
  { speech: 'VI', sum: /\d\.\d{3},\d\d/ },
  { speech: 'TY', sum: /\d\.\d{3},\d\d/ },
  { speech: 'TH', sum: /\d,\d{3}\.\d\d/ },
] as const;

// The system wants less motion and colours of its own.
test.use({ eased: true });

test('I18-01 I18-06 sums and days are written as each language writes them', async ({ walker }) => {
  const { tab, world } = walker;
  await enter(walker, 'member');
  const { clock } = await world.state();
  const midnight = Math.ceil(clock.now / dayMs) * dayMs;
  const timeZone = await tab.evaluate<string>('return Intl.DateTimeFormat().resolvedOptions().timeZone');
  const day = { day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory', numberingSystem: 'latn' } as const;
  for (const { speech, sum } of written) {
    await tab.goto(`${world.origin}/help?lang=${speech}&modal=member&centre=playControl`);
    const limits = () => tab.evaluate<string>('return document.querySelector("[role=dialog]")?.textContent ?? ""');
    const midnightText = new Intl.DateTimeFormat(tags[speech], { ...day, timeZone }).format(midnight);
    await expect.poll(async () => plain(await limits()), `limits in ${speech}`).toContain(plain(midnightText));
    expect(plain(await limits())).toMatch(sum);
  }
});

/** Drops marks of direction, and tells no space from another. */
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replace(/\s/g, ' ');

test('FLT-118 UI-02 nothing moves where less motion is wanted', async ({ walker }) => {
  const { tab, world, say } = walker;
  await tab.goto(world.origin);
  await find(tab, 'heading', say('home.rng')).toBeShown();
  expect(await tab.evaluate('return matchMedia("(prefers-reduced-motion: reduce)").matches')).toBe(true);
  const moving = () =>
    tab.evaluate<string[]>(
      `return document.getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().activeDuration > 1)
        .map(({ effect }) => effect.target.outerHTML.slice(0, 200))`,
    );
  await expect.poll(moving, 'what moves').toEqual([]);
  await find(tab, 'link', say('frame.search')).at(0).press();
  await find(tab, 'dialog', say('frame.search')).toBeShown();
  expect(await moving()).toEqual([]);
});

test('FLT-138 FLT-126 in the colours of the system, buttons and what is chosen keep an edge; WebKit knows none', async ({
  walker,
  engineName,
}) => {
  const { tab, world, say } = walker;
  await tab.goto(`${world.origin}/rng`);
  await findCss(tab, '#lobby-games').find('link').at(11).toBeShown();
  const forced = await tab.evaluate('return matchMedia("(forced-colors: active)").matches');
  expect(forced).toBe(engineName === 'firefox');
  if (!forced) return;
  expect(await findCss(tab, 'label:has(:checked)').at(0).style('outlineStyle')).toBe('solid');
  await test.info().attach('lobby', { body: await tab.picture(), contentType: 'image/png' });
  await tab.goto(`${world.origin}/rng?modal=login`);
  const submit = find(tab, 'dialog', say('login.title')).find('button', say('login.action'));
  await submit.toBeShown();
  expect(await submit.style('borderTopStyle')).toBe('solid');
});
