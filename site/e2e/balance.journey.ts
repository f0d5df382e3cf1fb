// areas: app, member, agent
import { balance } from '@baize/gateway';
import { everyAgentPage, everyCentrePage, everyOverlay } from './everyAddress.ts';
import { expect, expected, patience, test } from './journey.ts';
import { hearPlatform, visibleTexts } from './plainWords.ts';
import { balanceOf, enter, follow } from './steps.ts';

const failing = /Failed to load resource/;

test('FLT-032 HDR-05 a balance that cannot be had keeps its figure with the time of it, and an older answer never replaces a newer one', async ({
  page,
  say,
  quiet,
}) => {
  await page.clock.install();
  await enter(page, 'member', '/help');
  await balanceOf(page, say);
  const refresh = page.getByRole('button', { name: say('frame.balance.refresh') }).first();
  const figure = page
    .getByRole('banner')
    .getByText(/\d[\d,]*\.\d\d/)
    .first();
  let letGo = () => {};
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  const sums = ['11.11', '22.22'];
  await page.route(`**${balance.path}*`, async (route) => {
    const sumBalance = sums.shift();
    if (!sumBalance) return route.fulfill({ status: 503 });
    if (sumBalance === '11.11') await held;
    await route.fulfill({ json: { success: true, value: { sumBalance, currency: null } } }).catch(() => undefined);
  });
  await refresh.click();
  await expect.poll(() => sums.length).toBe(1);
  await refresh.click();
  await expect(figure).toContainText('22.22');
  letGo();
  await page.waitForTimeout(500);
  await expect(figure).toContainText('22.22');

  const told = await page.evaluate(() => new Date().toTimeString().slice(0, 5));
  await page.clock.fastForward('01:00:00');
  await refresh.click();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('banner').getByText(told, { exact: true })).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(figure).toContainText('22.22');
  await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1);
  expected(quiet, failing);
});

for (const [scenario, account, addresses] of [
  ['vip', 'demo.vip', () => [...everyCentrePage(), ...everyOverlay().map(({ address }) => address)]],
  ['agent', 'demo.agent', everyAgentPage],
] as const) {
  test(`FLT-040 HDR-05 a hidden balance of ${account} is nowhere: in no text, title, option, name or field of any page`, async ({
    page,
    say,
    world,
    quiet,
  }) => {
    test.setTimeout(180_000 * patience);
    const { calm } = await hearPlatform(page);
    await enter(page, scenario, '/help');
    await balanceOf(page, say);
    const shown = page.getByTitle(say('frame.balance.refresh')).filter({ visible: true }).first();
    const { balance: main } = await world.ledger(account);
    const sums = [(await shown.textContent()) ?? '', main].map((sum) => figureOf(sum));
    const findIn = async () => {
      const options = await page
        .locator('option, input')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).label || (one as HTMLInputElement).value));
      return [...(await visibleTexts(page)), ...options].filter((text) => sums.some((sum) => sum.test(text)));
    };
    expect(await findIn()).not.toEqual([]);
    await page
      .getByRole('button', { name: say('frame.balance.hide') })
      .first()
      .click();
    const found: string[] = [];
    for (const address of ['/help', ...addresses()]) {
      await follow(page, address);
      await calm();
      for (const text of await findIn()) found.push(`${address}: ${text}`);
    }
    expect(found).toEqual([]);
    expected(quiet, /status of 4\d\d|net::ERR_FAILED/);
  });
}

/** Matches an amount with or without separators. */
function figureOf(sum: string): RegExp {
  const [whole = '', fraction = ''] = sum.replace(/[^\d.]/g, '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',?');
  return new RegExp(`(?<![\\d,.])${grouped}\\.${fraction}(?!\\d)`);
}
