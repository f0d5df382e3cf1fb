// areas: search
// platforms: any
import type { Page } from '@playwright/test';
import { expect, expected, test as forAll, phone } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { needs } from './platforms.ts';
import { waitForContent } from './steps.ts';
import type { Say } from './words.ts';

const dialogOf = (page: Page, say: Say) => page.getByRole('dialog', { name: say('frame.search'), exact: true });
const fieldOf = (page: Page, say: Say) => page.getByRole('combobox', { name: say('frame.search') });
const openerOf = (page: Page, say: Say) =>
  page.getByRole('link', { name: say('frame.search'), exact: true }).filter({ visible: true });
const kindOf = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });

forAll(
  'NAV-22 a mouse: results by kind, one kind alone, a game over the page, and back to where one was',
  { tag: ['@smoke', ...needs('searchGames', 'helpCenter')] },
  async ({ page, say }) => {
    await page.goto('/promotions');
    await openerOf(page, say).click();
    await expect(fieldOf(page, say)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openerOf(page, say)).toBeFocused();
    await openerOf(page, say).click();
    await expect(fieldOf(page, say)).toBeFocused();
    await page.keyboard.type('bo');
    const games = kindOf(page, say('search.kind.games'));
    await expect(games.getByRole('option').first()).toBeVisible();
    await expect(kindOf(page, say('search.kind.help')).getByRole('option').first()).toBeVisible();

    const chip = page.getByRole('button', { name: new RegExp(`^${say('search.kind.games')} \\d`) });
    await chip.click();
    await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');

    await games.getByRole('option').nth(2).click();
    const sheet = page.getByRole('dialog', { name: say('game.details') });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(fieldOf(page, say)).toHaveValue('bo');
    await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1);
    await dialogOf(page, say)
      .getByRole('button', { name: say('frame.close') })
      .filter({ visible: true })
      .click();
    await expect(dialogOf(page, say)).toBeHidden();
    await expect(page).toHaveURL(/\/promotions$/);
  },
);

forAll(
  'NAV-22 keys alone: a slash opens it unless it is typed, arrows choose, Escape gives the focus back',
  { tag: ['@smoke', ...needs('searchGames', 'helpCenter')] },
  async ({ page, say }) => {
    await page.goto('/promotions');
    await waitForContent(page);
    const name = page.getByRole('banner').getByRole('textbox').first();
    await name.focus();
    await page.keyboard.type('a/b');
    await expect(name).toHaveValue('a/b');
    await expect(dialogOf(page, say)).toHaveCount(0);

    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('/');
    await expect(fieldOf(page, say)).toBeFocused();
    await expect(fieldOf(page, say)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, say)).toBeHidden();
    await expect(link).toBeFocused();

    await page.keyboard.press('/');
    await expect(fieldOf(page, say)).toBeFocused();
    await page.keyboard.type('withdraw');
    const articles = kindOf(page, say('search.kind.help')).getByRole('option');
    await expect(articles.first()).toBeVisible();
    // Wraps from the first option to the last, which opens the help centre, and on to the one before.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const chosen = page.getByRole('listbox', { name: say('search.results') }).getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    await expect(fieldOf(page, say)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/help\?article=/);
    await expect(dialogOf(page, say)).toBeHidden();
    await page.goBack();
    await expect(fieldOf(page, say)).toHaveValue('withdraw');

    await page.goto('/promotions?modal=game&game=100001');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').focus();
    await page.keyboard.press('/');
    await expect(page).not.toHaveURL(/modal=search/);

    await page.goto('/promotions?modal=search');
    await page.getByRole('button', { name: say('search.key.turnOff'), exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: say('search.key.turnOn'), exact: true })).toBeFocused();
    await page.reload();
    await expect(fieldOf(page, say)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, say)).toBeHidden();
    await page.keyboard.press('/');
    await expect(page).not.toHaveURL(/modal=search/);
  },
);

forAll.describe('with a finger', () => {
  forAll.use({ speech: 'UR', ...phone });

  forAll(
    'NAV-22 HDR-14 a tap opens it on the whole screen, a result leads on, back is the search again; at 320 px the drawer has it',
    { tag: needs('searchGames') },
    async ({ page, say, press }) => {
      const close = dialogOf(page, say)
        .getByRole('button', { name: say('frame.close') })
        .filter({ visible: true });
      await forAll.step('at 390 px', async () => {
        await page.goto('/promotions');
        await press(openerOf(page, say));
        const box = await dialogOf(page, say).boundingBox();
        expect(box?.width).toBe(390);
        await fieldOf(page, say).fill('hexanilla');
        await press(kindOf(page, say('search.kind.studios')).getByRole('option').first());
        await expect(page).toHaveURL(/\?vendor=HXN/);
        await page.goBack();
        await expect(fieldOf(page, say)).toHaveValue('hexanilla');
        await press(close);
        await expect(page).toHaveURL(/\/promotions$/);
      });
      await forAll.step('at 320 px, where the header has no room for it', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto('/promotions');
        await waitForContent(page);
        await expect(openerOf(page, say)).toHaveCount(0);
        const menu = page.getByRole('button', { name: say('frame.menu') }).filter({ visible: true });
        await press(menu);
        await press(openerOf(page, say));
        await expect(fieldOf(page, say)).toBeFocused();
        await press(close);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(menu).toBeFocused();
      });
    },
  );
});

forOnePersona((test) => {
  test('NAV-22 earlier terms are kept on the device, looked for again, and forgotten one by one or all', {
    tag: needs('searchGames'),
  }, async ({ page, say, press }) => {
    for (const term of ['dragon', 'tiger']) {
      await page.goto('/promotions?modal=search');
      await fieldOf(page, say).fill(term);
      await press(kindOf(page, say('search.kind.games')).getByRole('option').first());
      await expect(page.getByRole('dialog', { name: say('game.details') })).toBeVisible();
    }
    await page.goto('/promotions?modal=search');
    const term = (name: string) => page.getByRole('button', { name, exact: true });
    await press(term('dragon'));
    await expect(fieldOf(page, say)).toHaveValue('dragon');
    await fieldOf(page, say).fill('');
    await press(term(say('search.recent.remove', { term: 'tiger' })));
    await expect(term('tiger')).toHaveCount(0);
    await page.reload();
    await expect(term('dragon')).toBeVisible();
    await expect(term('tiger')).toHaveCount(0);
    await press(term(say('search.recent.clear')));
    await expect(term('dragon')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
  });

  test('NAV-22 ERR-02 a call that fails is told, keeps the words, and can be tried again', {
    tag: needs('searchGames', 'faults'),
  }, async ({ page, say, press, world, quiet }) => {
    await world.settings({ faults: [{ call: 'searchGames', kind: '500' }] });
    await page.goto('/promotions?modal=search');
    await fieldOf(page, say).fill('dragon');
    const retry = page.getByRole('button', { name: say('frame.retry') });
    await expect(retry).toBeVisible();
    await expect(fieldOf(page, say)).toHaveValue('dragon');
    await world.settings({ faults: [] });
    await press(retry);
    await expect(kindOf(page, say('search.kind.games')).getByRole('option').first()).toBeVisible();
    await expect(retry).toHaveCount(0);
    expected(quiet, /Failed to load resource/);
  });
});
