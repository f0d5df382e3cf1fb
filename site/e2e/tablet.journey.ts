import { confirmOf } from './centre.ts';
import { expect, test } from './journey.ts';
import { enter } from './steps.ts';

test.describe('on a portrait tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('NAV-26 MEM-01 the menu of the member centre stands beside its page, below the balance', async ({
    page,
    say,
  }) => {
    await enter(page, 'member', '/help?modal=member');
    const centre = page.getByRole('dialog', { name: say('member.page.securityCenter') });
    await expect(centre.getByRole('button', { name: say('frame.balance.refresh') })).toBeVisible();
    await centre
      .getByRole('navigation', { name: say('member.title') })
      .getByRole('link', { name: say('member.page.depositv2') })
      .click();
    const deposit = page.getByRole('dialog', { name: say('member.page.depositv2') });
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

  test('NAV-26 MEM-04 what a deposit brings and the button that sends it stay in sight', async ({ page, say }) => {
    await enter(page, 'member', '/help?modal=member&centre=depositv2');
    const deposit = page.getByRole('dialog', { name: say('member.page.depositv2') });
    const onward = deposit.getByRole('button', { name: say('deposit.continue') });
    await expect(onward).toBeInViewport({ ratio: 1 });
    await onward.click();
    const amount = deposit.getByRole('textbox', { name: new RegExp(say('deposit.amount')) });
    await expect(amount).toBeFocused();
    await amount.fill('500');
    await onward.click();
    await expect(confirmOf(deposit, say)).toBeVisible();
  });

  test('LOB-18 NAV-26 the filters of a lobby are one line, in which the search has room for a name', async ({
    page,
    say,
  }) => {
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
});
