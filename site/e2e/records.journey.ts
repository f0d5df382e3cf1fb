import { readFileSync } from 'node:fs';
import { expect, test } from './journey.ts';
import { enter } from './steps.ts';

const bets = '/?modal=member&centre=personalHistoryCopy';

test('MEM-08 MEM-10 MEM-17 FLT-101 bets are filtered, reloaded, turned, opened and saved, each under its own address', async ({
  page,
  say,
}) => {
  await enter(page, 'member', bets);
  const table = page.getByRole('table', { name: say('member.page.personalHistoryCopy') });
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(10);
  await page.getByText(say('records.days.30'), { exact: true }).click();
  await expect(page).toHaveURL(/c-days=30/);
  const filters = page.getByRole('search', { name: say('records.filters') });
  await filters.getByRole('combobox', { name: say('records.status') }).selectOption('lost');
  await filters.getByRole('button', { name: say('records.range.apply') }).click();
  await expect(page).toHaveURL(/c-status=lost/);
  await expect(rows.getByText(say('records.bet.lost'))).toHaveCount(10);
  await page.reload();
  await expect(rows.getByText(say('records.bet.lost'))).toHaveCount(10);
  const total = await table.locator('tfoot').getByRole('rowheader').textContent();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('records.export') }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^baize-bets-[\d-]+\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF"/);
  expect(say('records.total', { count: lines.length - 1 })).toBe(total);
  await expect(page.getByText(say('records.export.done', { count: lines.length - 1 }))).toBeVisible();

  const opened = rows.first().getByRole('link');
  const before = (await opened.textContent()) ?? '';
  await page.getByRole('link', { name: say('frame.next') }).click();
  await expect(page).toHaveURL(/c-page=2/);
  await expect(opened).not.toHaveText(before);
  const reference = (await opened.textContent()) ?? '';
  await opened.click();
  await expect(page.getByRole('heading', { name: new RegExp(reference) })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(10);
  await page.goBack();
  await expect(page).not.toHaveURL(/r-page/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
});
