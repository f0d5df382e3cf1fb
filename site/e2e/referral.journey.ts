// areas: referral
import { expect } from './journey.ts';
import { forOnePersona } from './personas.ts';

forOnePersona((test) => {
  test('JOI-02 a visitor moves the slider by the keyboard, and registers to get a link', async ({ page, say }) => {
    await page.goto('/join');
    const slider = page.getByRole('slider', { name: say('join.try') });
    await slider.focus();
    await page.keyboard.press('ArrowUp');
    await expect(slider).toHaveValue('13');
    await page.keyboard.press('End');
    await expect(page.getByRole('status').filter({ hasText: '180.00' })).toBeVisible();
    await page
      .getByRole('link', { name: say('join.get') })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/join\?modal=register$/);
  });
});
