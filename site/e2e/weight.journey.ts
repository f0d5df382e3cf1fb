import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, phone, test } from './journey.ts';

/** What a visitor may fetch before the first touch, in bytes, packed (docs/performance.md). */
const limits = { script: 120_000, style: 12_000 };

/** How much of a kind the page has fetched, besides the sheet of its brand. */
async function fetched(page: Page, ending: '.js' | '.css'): Promise<number> {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const ours = new Set(addresses.filter((address) => new URL(address).pathname.endsWith(ending)));
  const files = [...ours].filter((address) => !address.includes('/brands/'));
  expect(files.length).toBeGreaterThan(0);
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(Buffer.from(await (await fetch(file)).arrayBuffer()), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size);
}

for (const { where, use } of [
  { where: 'at a desk', use: {} },
  { where: 'on a phone', use: phone },
]) {
  test.describe(where, () => {
    test.use(use);

    test('home and the slots are light for a visitor', async ({ page }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      expect(await fetched(page, '.js')).toBeLessThanOrEqual(limits.script);
      expect(await fetched(page, '.css')).toBeLessThanOrEqual(limits.style);
      await page.goto('/rng');
      await page.waitForLoadState('networkidle');
      expect(await fetched(page, '.css')).toBeLessThanOrEqual(limits.style);
    });
  });
}
