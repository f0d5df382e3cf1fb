// areas: home, games/lobby, promotions, points, app
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, phone, test } from './journey.ts';
import { enter } from './steps.ts';

/**
 * Maximum compressed bytes before the first interaction: a visitor at home, and further for another page
 * (docs/performance.md).
 */
const limits = { script: 225_000, further: 60_000 };

type Sizes = ReadonlyMap<string, number>;

async function fetchedScripts(page: Page): Promise<Sizes> {
  await page.waitForLoadState('networkidle');
  const links = page.locator('link:is([rel=stylesheet], [rel=modulepreload])');
  const asked = await links.evaluateAll((all) =>
    all.map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`),
  );
  expect(asked, 'nothing is asked for twice').toEqual([...new Set(asked)]);
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const ours = new Set(addresses.filter((address) => new URL(address).pathname.endsWith('.js')));
  const files = [...ours].filter((address) => !address.includes('/sandbox/'));
  expect(files.length).toBeGreaterThan(0);
  const sizes = files.map(async (file): Promise<[string, number]> => {
    const bytes = Buffer.from(await (await fetch(file)).arrayBuffer());
    return [file, gzipSync(bytes, { level: 9 }).length];
  });
  return new Map(await Promise.all(sizes));
}

const total = (sizes: Sizes): number => [...sizes.values()].reduce((sum, size) => sum + size, 0);
const beyond = (sizes: Sizes, home: Sizes): number => total(new Map([...sizes].filter(([file]) => !home.has(file))));

for (const { where, use } of [
  { where: 'at a desk', use: {} },
  { where: 'on a phone', use: phone },
]) {
  test.describe(where, () => {
    test.use(use);

    test('home, the slots, the promotions and the mall are light for a visitor, and home for a player', async ({
      page,
    }) => {
      await page.goto('/');
      const home = await fetchedScripts(page);
      expect(total(home)).toBeLessThanOrEqual(limits.script);
      await page.goto('/rng');
      expect(beyond(await fetchedScripts(page), home)).toBeLessThanOrEqual(limits.further);
      for (const further of ['/promotions', '/pointMall']) {
        await page.goto(further);
        expect(beyond(await fetchedScripts(page), home), further).toBeLessThanOrEqual(limits.further);
      }
      await enter(page, 'member');
      expect(beyond(await fetchedScripts(page), home)).toBeLessThanOrEqual(limits.further);
    });
  });
}
