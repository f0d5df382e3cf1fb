import { flows } from './flows.ts';
import { expect, phone, test } from './journey.ts';
import { memberFlows } from './memberFlows.ts';
import { fits } from './steps.ts';
import { tags } from './words.ts';

/** Who walks the main ways: at a desk with a mouse, and on a phone with a finger, from the right and in signs. */
const people = [
  { who: 'in English at a desk', use: { speech: 'EN' }, walks: [...flows, ...memberFlows] },
  { who: 'in Urdu at 390 px', use: { speech: 'UR', ...phone }, walks: [...flows, ...memberFlows] },
  { who: 'in Chinese at 390 px', use: { speech: 'CN', ...phone }, walks: flows },
] as const;

for (const { who, use, walks } of people) {
  test.describe(who, () => {
    test.use(use);
    for (const { title, walk } of walks) {
      test(title, async ({ person, page, speech }) => {
        await walk(person);
        await expect(page.locator('html')).toHaveAttribute('lang', tags[speech]);
        await expect(page.locator('html')).toHaveAttribute('dir', speech === 'UR' ? 'rtl' : 'ltr');
        await fits(page);
      });
    }
  });
}
