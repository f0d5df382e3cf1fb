// areas: member/deposit, games/lobby, games/open, home, help, app
import type { Locator } from '@playwright/test';
import { confirmOf } from './centre.ts';
import { expect, test } from './journey.ts';
import { enter } from './steps.ts';

const turned = { width: 1024, height: 768 };

test.use({ viewport: { width: 768, height: 1024 } });

test('NAV-26 MEM-01 MEM-04 the menu of the member centre stands beside its page; what a deposit brings and its button stay in sight', async ({
  page,
  say,
}) => {
  const deposit = page.getByRole('dialog', { name: say('member.page.depositv2') });
  await test.step('its menu stands beside the page, below the balance', async () => {
    await enter(page, 'member', '/help?modal=member');
    const centre = page.getByRole('dialog', { name: say('member.page.securityCenter') });
    await expect(centre.getByRole('button', { name: say('frame.balance.refresh') })).toBeVisible();
    await centre
      .getByRole('navigation', { name: say('member.title') })
      .getByRole('link', { name: say('member.page.depositv2') })
      .click();
    await expect(deposit.getByRole('textbox').first()).toBeVisible();
    const [menu, field] = await Promise.all([
      deposit.getByRole('navigation').boundingBox(),
      deposit.getByRole('textbox').first().boundingBox(),
    ]);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(field?.x ?? 0);
    await expect(deposit.getByRole('link', { name: say('member.menu') })).toBeHidden();
    await deposit.getByRole('button', { name: say('frame.close') }).click();
    await expect(page).toHaveURL(/\/help$/);
  });

  await test.step('the deposit', async () => {
    await page.goto('/help?modal=member&centre=depositv2');
    const onward = deposit.getByRole('button', { name: say('deposit.continue') });
    await expect(onward).toBeInViewport({ ratio: 1 });
    await onward.click();
    const amount = deposit.getByRole('textbox', { name: new RegExp(say('deposit.amount')) });
    await expect(amount).toBeFocused();
    await amount.fill('500');
    await onward.click();
    await expect(confirmOf(deposit, say)).toBeVisible();
  });
});

test('LOB-18 NAV-26 WIN-01 WIN-02 the filters of a lobby are one line; turned, its winners stand under the list, three in a row, and lead to the leaderboard', async ({
  page,
  say,
}) => {
  await test.step('upright', async () => {
    await page.goto('/rng');
    const filters = page.getByRole('search', { name: say('lobby.filter') });
    const parts = [
      filters.getByRole('searchbox', { name: say('lobby.search') }),
      filters.getByRole('button', { name: say('lobby.studios') }),
      filters.getByRole('combobox', { name: say('lobby.sort') }),
      filters.getByRole('button', { name: say('lobby.filter'), exact: true }),
    ];
    const middles: number[] = [];
    for (const part of parts) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      middles.push(y + height / 2);
    }
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    expect((await parts[0]?.boundingBox())?.width).toBeGreaterThan(90);
    await expect(filters.getByRole('radio', { name: say('lobby.recent') })).toBeVisible();
  });

  await test.step('turned', async () => {
    await page.setViewportSize(turned);
    await page.goto('/rng');
    const winners = page.getByRole('region', { name: say('home.winners') });
    await expect.poll(() => rowsOf(winners.getByRole('listitem'))).toEqual([3, 3]);
    const [board, list] = await Promise.all([winners.boundingBox(), page.locator('#lobby-games').boundingBox()]);
    expect(board?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));
    await page
      .getByRole('link', { name: say('winners.all') })
      .filter({ visible: true })
      .first()
      .click();
    const ranks = page.getByRole('dialog', { name: say('leaderboard.title') });
    await expect(ranks.getByRole('listitem')).toHaveCount(20);
    await page.goBack();
    await expect(ranks).toBeHidden();
  });
});

test('NAV-26 home has whole rows of four games, and the winners beside the jackpot', async ({ page, say }) => {
  await page.goto('/');
  const games = page.getByRole('region', { name: say('home.rng') }).getByRole('listitem');
  await expect.poll(() => rowsOf(games)).toEqual([4, 4]);
  const live = page.getByRole('region', { name: say('home.live') }).getByRole('listitem');
  await expect(live.nth(2)).toBeVisible();
  const third = await live.nth(2).boundingBox();
  expect((third?.x ?? 0) + (third?.width ?? 0)).toBeLessThanOrEqual(768 - 32);
  const winners = page.getByRole('region', { name: say('home.winners') });
  await expect(winners).toHaveCount(1);
  const [board, jackpot] = await Promise.all([
    winners.boundingBox(),
    page.getByText(say('home.jackpot')).first().boundingBox(),
  ]);
  expect(jackpot?.y).toBeGreaterThan(board?.y ?? 0);
  expect(jackpot?.y).toBeLessThan((board?.y ?? 0) + (board?.height ?? 0));
});

test('NAV-26 FTR-01 the foot has its licences in one row and three lists in a row, turned four, and no step of a guide stands alone', async ({
  page,
  say,
}) => {
  const foot = page.getByRole('contentinfo');
  await test.step('upright', async () => {
    await page.goto('/help');
    await expect.poll(() => rowsOf(foot.getByRole('heading', { level: 2 }))).toEqual([1, 3, 1]);
    expect(await rowsOf(foot.locator('svg:has(text)'))).toEqual([3]);
    const safer = foot.getByRole('heading', { name: say('help.safer') }).locator('..');
    expect(await rowsOf(safer.getByRole('link'))).toHaveLength(1);
  });

  await test.step('turned', async () => {
    await page.setViewportSize(turned);
    await page.goto('/down');
    await expect.poll(() => rowsOf(foot.getByRole('heading', { level: 2 }))).toEqual([1, 4]);
    expect(await rowsOf(foot.locator('svg:has(text)'))).toEqual([3]);
    const guide = page.getByRole('list', { name: say('download.guide', { platform: 'Android' }) });
    expect(await rowsOf(guide.getByRole('listitem'))).toEqual([3]);
  });
});

const rowsOf = (parts: Locator): Promise<number[]> =>
  parts.evaluateAll((all) => {
    const rows = new Map<number, number>();
    for (const part of all.filter((one) => one.checkVisibility())) {
      const top = Math.round(part.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    return [...rows.values()];
  });
