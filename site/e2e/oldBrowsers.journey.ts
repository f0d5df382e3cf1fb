// areas: app
import { readFileSync } from 'node:fs';
import { builtFor, tableOfEngines, tooNew } from '@baize/tooling/features/floor';
import { featuresOf } from '@baize/tooling/features/used';
import { expect, expected, test } from './journey.ts';
import { wordsOf } from './words.ts';

test('UI-02 the built site uses nothing newer than the browsers it is built for, and the table of engines says so', () => {
  const used = [...featuresOf('site/dist').keys()].sort();
  expect(tooNew(used)).toEqual([]);
  const [, table] =
    /<!-- engines -->\n([\s\S]*?)\n<!-- \/engines -->/.exec(readFileSync('docs/testing.md', 'utf8')) ?? [];
  expect(table?.trim()).toBe(tableOfEngines(used));
});

test('UI-02 I18-03 an old browser is told what to do, in the language of its last visit, and never shows a white page', async ({
  page,
  quiet,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    localStorage.lang ??= 'UR';
  });
  await page.goto('/rng');
  const urdu = wordsOf('UR');
  await expect(page.getByRole('heading')).toHaveText(urdu('oldBrowser.title'));
  await expect(page.getByRole('main')).toContainText(`Safari ${builtFor.safari}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // The site's script has lost its place.
  expected(quiet, /no place for the site/);
});
