// areas: app, home
import type { Page } from '@playwright/test';
import { expect, expected, password, test } from './journey.ts';
import { logInByDialog, waitForContent } from './steps.ts';

interface Report {
  kind: string;
  reference: string;
  where: string | null;
  page: string;
  message: string;
}

/** Hears what the page sends to the operator, and takes it. */
async function hearReports(page: Page): Promise<Report[]> {
  const heard: Report[] = [];
  await page.route('**/sandbox/reports', (route) => {
    heard.push(JSON.parse(route.request().postData() ?? 'null'));
    return route.fulfill({ status: 204 });
  });
  return heard;
}

const of = (reports: readonly Report[], kind: string) => reports.filter((report) => report.kind === kind);
const secrets = [password, 'eyJtoken.abc', '03001234567', 'typed-code-9'];

test('OPS-31 SAF-04 each kind of failure arrives once, without a secret, under the number that is shown @main', async ({
  page,
  world,
  say,
  press,
  quiet,
}) => {
  const reports = await hearReports(page);
  await world.settings({ faults: [{ call: 'hotGames', kind: 'cut-json', when: { gameType: 'LIVE' } }] });
  await page.goto('/?modal=login&code=typed-code-9');
  await logInByDialog(page, say, press);
  await waitForContent(page);

  // An answer that cannot be read, shown with its number.
  await expect.poll(() => of(reports, 'answer').length).toBe(1);
  const [answer] = of(reports, 'answer');
  await expect(page.getByText(say('error.malformed', { reference: answer?.reference ?? '' }))).toBeVisible();
  expect(answer?.where).toMatch(/^\/wps\/\S+$/);

  // A rejection and an error that carry what was typed, each twice.
  await page.evaluate((words) => {
    for (let twice = 0; twice < 2; twice++)
      for (const word of words) {
        const failed = new TypeError(`Unexpected token in "${word}"`);
        failed.stack = `TypeError: ${word}\n    at ${location.origin}/assets/index-abc.js:1:2`;
        void Promise.reject(failed);
        reportError(Object.assign(new RangeError(word), { stack: failed.stack }));
      }
  }, secrets);
  await expect.poll(() => of(reports, 'rejection').length).toBe(secrets.length);
  expect(reports.length).toBeLessThanOrEqual(10);
  expect(new Set(reports.map(({ reference }) => reference)).size).toBe(reports.length);

  // Nothing that was typed or held is in any report, nor an address.
  const held = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const all = JSON.stringify(reports);
  for (const secret of [...secrets, held, 'demo.member', 'modal=', 'login&']) expect(all).not.toContain(secret);
  for (const report of reports) expect(report.page).toBe('/');
  expected(quiet, /./);
});

test('OPS-31 a broken part, a missing file and a broken policy are reported, the part with the number that is shown', async ({
  page,
  say,
  quiet,
}) => {
  const reports = await hearReports(page);
  await page.route(/assets\/LowerHome-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => of(reports, 'chunk').length).toBe(1);
  const [chunk] = of(reports, 'chunk');
  expect(chunk?.where).toMatch(/^missing assets\/LowerHome-/);
  await expect(page.getByText(say('failure.reference', { reference: chunk?.reference ?? '' }))).toBeVisible();
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://other.invalid/secret-path?code=1';
  });
  await expect.poll(() => of(reports, 'policy')).toMatchObject([{ where: 'img-src https://other.invalid' }]);
  expect(of(reports, 'caught').length + of(reports, 'chunk').length).toBe(1);
  expected(quiet, /./);
});
