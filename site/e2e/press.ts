import type { Locator } from '@playwright/test';

/** How a journey presses things: with a mouse, a finger, or keys alone. */
export type Press = (target: Locator) => Promise<void>;

export const byMouse: Press = (target) => target.click();
export const byFinger: Press = (target) => target.tap();
export const byKeys: Press = async (target) => {
  await tabTo(target);
  await target.press('Enter');
};

/** Walks there with Tab, as a person without a pointer has to; fails when the walk does not lead there. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let steps = 0; steps < 250; steps++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}
