import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { byMouse } from './press.ts';
import { balanceOf, logInByDialog, paymentPassword } from './steps.ts';
import type { Say } from './words.ts';

export async function logIn(page: Page, say: Say, account: string) {
  await page.goto('/?modal=login');
  await logInByDialog(page, say, byMouse, account);
  await balanceOf(page, say);
}

export async function conversion(page: Page, say: Say) {
  const dialog = page.getByRole('dialog', { name: say('points.convert.title') });
  const points = dialog.getByRole('textbox', { name: say('points.detail.points') });
  await points.fill('1000');
  await dialog.locator('input[type="password"]').fill(paymentPassword);
  const send = dialog.locator('button[type="submit"]');
  await expect(send).toHaveText(/\d/);
  return { dialog, points, send };
}
