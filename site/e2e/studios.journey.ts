// areas: games/lobby
import { expect, test } from './journey.ts';
import { contentOf } from './steps.ts';

test('LOB-18 LOB-13 several studios are chosen by mouse, and a link shows the same games', async ({
  page,
  say,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('GCSGAME_gameList')) asked.push(searchParams.getAll('vassalage').join(' '));
  });
  await page.goto('/rng');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(say('lobby.studios.all')));
  await expect(page.locator('#lobby-games').getByText('Hexanilla').first()).toBeVisible();
  await contentOf(page)
    .getByRole('button', { name: new RegExp(`^${say('lobby.studios')}`) })
    .click();
  await page.getByRole('checkbox', { name: /Hexanilla/ }).check();
  await page.getByRole('checkbox', { name: /Zorvanelle/ }).check();
  await page.getByRole('button', { name: say('lobby.studios.show.count', { games: 343 }) }).click();
  await expect(page).toHaveURL(/\?vendor=HXN&vendor=ZRV$/);
  await expect(page.getByText(say('lobby.shown', { shown: 12, total: 343 }))).toBeVisible();
  expect(asked).toEqual(['', 'HXN', 'HXN ZRV']);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('tab', { selected: true })).toHaveCount(2);
  await expect(other.getByText(say('lobby.shown', { shown: 12, total: 343 }))).toBeVisible();

  await page.getByRole('button', { name: say('lobby.filter.remove', { name: 'Hexanilla' }) }).click();
  await expect(page).toHaveURL(/\?vendor=ZRV$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?vendor=HXN&vendor=ZRV$/);
  await page.getByRole('tab', { name: /Ombrelith/ }).click();
  await expect(page).toHaveURL(/\?vendor=OMB$/);
  await page
    .getByRole('button', { name: say('lobby.filter.clear'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(say('lobby.studios.all')));
});

test('LOB-18 studios, order and the way out of an empty search work by keyboard', async ({ page, say }) => {
  await page.goto('/rng');
  await expect(page.locator('#lobby-games').getByRole('link')).toHaveCount(12);
  const button = contentOf(page).getByRole('button', { name: new RegExp(`^${say('lobby.studios')}`) });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: say('lobby.studios.search') }).focus();
  await page.keyboard.type('ombre');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?vendor=OMB$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  const order = page.getByRole('combobox', { name: say('lobby.sort') });
  await order.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/sort=rtp/);
  await page.getByRole('searchbox', { name: say('lobby.search') }).focus();
  await page.keyboard.type('grape');
  await expect(page.getByText(say('lobby.empty.elsewhere', { count: 19 }))).toBeVisible();
  await page.getByRole('button', { name: say('lobby.empty.show', { count: 19 }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?name=grape&sort=rtp$/);
  await expect(page.locator('#lobby-games').getByRole('link')).toHaveCount(12);
});
