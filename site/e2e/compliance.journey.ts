// areas: all
import type { Page } from '@playwright/test';
import { eachPage, inSweep } from './everyAddress.ts';
import { expect, expected, patience, test } from './journey.ts';
import { enter, waitForContent } from './steps.ts';
import type { Say } from './words.ts';

const refusals = /status of 4\d\d|net::ERR_FAILED/;
/** Pages of games, whose short foot names a register only where there is no line of help. */
const games = ['/game?id=100001', '/seamless?vendor=TCM', '/fbsports?vendor=GLB'];
/** Pages without header or footer, visited each time. */
const bare = [...games, '/help'];

/** Signs that a profile asks for on every address, by the name of its scenario. */
const profiles = [
  { id: 'gb', marks: [/Example Gaming Ltd .* 00000/, 'National Gambling Helpline'], register: 'GAMSTOP', stops: false },
  { id: 'de', marks: ['OASIS'], register: 'OASIS', stops: true },
] as const;

type Asked = (typeof profiles)[number];

/** Lists what is missing on the page that is open. */
async function missing(
  page: Page,
  say: Say,
  address: string,
  { id, marks, register, stops }: Asked,
): Promise<string[]> {
  const found: string[] = [];
  const sees = async (what: string, place: ReturnType<Page['getByText']>) => {
    const isThere = await place
      .first()
      .waitFor({ state: 'visible', timeout: 8_000 * patience })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) found.push(what);
  };
  const bar = page.getByRole('region', { name: say('session.bar') });
  await sees('net position', bar.getByText(say('session.net')));
  await sees('time played', bar.getByText(say('session.played')));
  await sees('clock', bar.getByText(/^\d{2}:\d{2}$/));
  if (id === 'gb') await sees('seconds', bar.getByText(/^\d+:\d{2}:\d{2}$/));
  if (stops) {
    const stop = [say('safety.stop', { hours: 24 }), say('safety.stop.long', { hours: 24 })];
    const [short, long] = stop.map((name) => page.getByRole('button', { name, exact: true }));
    if (short && long) await sees('stop button', short.or(long).filter({ visible: true }));
  }
  // The footer is drawn once it comes near.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const asked = games.includes(address) ? marks : [...marks, register];
  for (const mark of asked) await sees(String(mark), page.getByText(mark).filter({ visible: true }));
  return found.map((what) => `${address}: no ${what}`);
}

for (const profile of profiles) {
  test.describe(`under ${profile.id} at 320 px`, () => {
    test.use({ viewport: { width: 320, height: 640 } });
    test.beforeEach(() => test.setTimeout(600_000 * patience));

    test(`JUR-32 JUR-18 JUR-27 every page under ${profile.id} shows licence or register, help, clock, result and the stop`, async ({
      page,
      say,
      quiet,
    }) => {
      await enter(page, `member+jurisdiction-${profile.id}+duties-done`);
      const found: string[] = [];
      const swept = inSweep(`compliance ${profile.id}`, eachPage()).filter((address) => !bare.includes(address));
      for (const address of [...bare, ...swept]) {
        await page.goto(address);
        await waitForContent(page);
        found.push(...(await missing(page, say, address, profile)));
      }
      expect(found).toEqual([]);
      expected(quiet, refusals);
    });
  });
}
