import type { Locator } from '@playwright/test';

export type Press = (target: Locator) => Promise<void>;

export const byMouse: Press = (target) => target.click();
export const byFinger: Press = (target) => target.tap();
export const byKeys: Press = async (target) => {
  await tabTo(target);
  await target.press('Enter');
};

export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let steps = 0; steps < 250; steps++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}
