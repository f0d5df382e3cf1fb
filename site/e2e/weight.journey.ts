import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, phone, test } from './journey.ts';
import { enter } from './steps.ts';

/** What may be fetched before the first touch, in bytes, packed: by a visitor at home, and beyond that by another page (docs/performance.md). */
const limits = { script: 120_000, further: 40_000, style: 12_000 };

type Sizes = ReadonlyMap<string, number>;

/** The files of a kind that the page has fetched, with their sizes; not the sheet of its brand, nor what a game brings. */
async function fetched(page: Page, ending: '.js' | '.css'): Promise<Sizes> {
  await page.waitForLoadState('networkidle');
  const links = page.locator('link:is([rel=stylesheet], [rel=modulepreload])');
  const asked = await links.evaluateAll((all) =>
    all.map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`),
  );
  expect(asked, 'nothing is asked for twice').toEqual([...new Set(asked)]);
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const ours = new Set(addresses.filter((address) => new URL(address).pathname.endsWith(ending)));
  const files = [...ours].filter((address) => !address.includes('/brands/') && !address.includes('/sandbox/'));
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
      const home = await fetched(page, '.js');
      expect(total(home)).toBeLessThanOrEqual(limits.script);
      expect(total(await fetched(page, '.css'))).toBeLessThanOrEqual(limits.style);
      await page.goto('/rng');
      expect(beyond(await fetched(page, '.js'), home)).toBeLessThanOrEqual(limits.further);
      expect(total(await fetched(page, '.css'))).toBeLessThanOrEqual(limits.style);
      for (const further of ['/promotions', '/pointMall']) {
        await page.goto(further);
        expect(beyond(await fetched(page, '.js'), home), further).toBeLessThanOrEqual(limits.further);
      }
      await enter(page, 'member');
      expect(beyond(await fetched(page, '.js'), home)).toBeLessThanOrEqual(limits.further);
    });
  });
}
