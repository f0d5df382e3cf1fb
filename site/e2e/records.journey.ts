// areas: member/records
// platforms: any
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { centreAt } from './centre.ts';
import { expect, test } from './journey.ts';
import { needs } from './platforms.ts';
import { enter } from './steps.ts';
import type { Say } from './words.ts';

const bets = '/?modal=member&centre=personalHistoryCopy';

async function exported(page: Page, say: Say): Promise<{ name: string; head: string; rows: string[] }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('records.export') }).click();
  const file = await saved;
  const [head = '', ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  await expect(page.getByText(say('records.export.done', { count: rows.length }))).toBeVisible();
  return { name: file.suggestedFilename(), head, rows };
}

test('MEM-08 MEM-10 MEM-17 FLT-058 FLT-101 bets are filtered, reloaded, saved, turned and opened, each under its own address', {
  tag: needs('totals'),
}, async ({ page, say }) => {
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

  const file = await exported(page, say);
  expect(file.name).toMatch(/^baize-bets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.head).toMatch(/^\uFEFF"/);
  expect(file.head).toContain(say('records.reference'));
  expect(say('records.total', { count: file.rows.length })).toBe(total);
  // Texts are quoted and never formulas; figures are unquoted.
  for (const row of file.rows) expect(row).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","[^=+@-]/);
  expect(file.rows[0]).toMatch(/,\d+(\.\d+)?,\d+(\.\d+)?,\d+(\.\d+)?,-?\d+(\.\d+)?,"/);

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
  await expect(page).not.toHaveURL(/c-page/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
});

test('MEM-09 MEM-10 MEM-17 the account record and the profit are saved with the rows of their filter, in the order shown', {
  tag: needs('totals', 'personalProfit'),
}, async ({ page, say }) => {
  await enter(page, 'member', '/?modal=member&centre=transactionHistory&c-days=30&c-type=deposit');
  const table = page.getByRole('table', { name: say('member.page.transactionHistory') });
  const shown = table.locator('tbody tr:has(th[scope="row"])');
  await expect(shown.first()).toBeVisible();
  const movements = await exported(page, say);
  expect(movements.name).toMatch(/^baize-account-/);
  expect(movements.rows.length).toBeGreaterThanOrEqual(await shown.count());
  const first = (await shown.first().getByRole('link').first().textContent()) ?? '';
  expect(movements.rows[0]).toContain(`"${first}","${say('records.type.deposit')}"`);

  await page.goto('/?modal=member&centre=personalProfit');
  const profit = centreAt(page, say, 'personalProfit');
  const categories = profit
    .getByRole('table', { name: say('records.profit.categories') })
    .locator('tbody tr:has(th[scope="row"])');
  await expect(categories.first()).toBeVisible();
  const figures = await exported(page, say);
  expect(figures.name).toMatch(/^baize-profit-/);
  expect(figures.rows).toHaveLength(7 + (await categories.count()));
  expect(figures.rows[0]).toMatch(/^"[^"]+","\d{4}-\d\d-\d\d",\d+,/);
});
