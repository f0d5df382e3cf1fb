import { expect, type Locator, type Page } from '@playwright/test';
import type { Press } from './press.ts';
import type { Say } from './words.ts';

export const dialogOf = (page: Page, say: Say) => page.getByRole('dialog', { name: say('register.title') });

export const nameIn = (form: Locator, say: Say) => form.getByRole('textbox', { name: say('login.username') });

export const passwords = (form: Locator) => form.locator('input[autocomplete="new-password"]');

export const submit = (form: Locator, say: Say) => form.getByRole('button', { name: say('register.action') });

export const onward = (form: Locator, say: Say) =>
  form.getByRole('button', { name: say('registration.continue'), exact: true });

export const stepIn = (form: Locator) => form.getByRole('heading', { level: 3 });

export async function goOn(form: Locator, say: Say, press: Press): Promise<void> {
  const before = (await stepIn(form).getAttribute('aria-label')) ?? '';
  await press(onward(form, say));
  await expect(stepIn(form)).not.toHaveAttribute('aria-label', before);
}

export async function toLastStep(form: Locator, say: Say, press: Press): Promise<void> {
  await expect(stepIn(form)).toBeVisible();
  while (!(await submit(form, say).isVisible())) await goOn(form, say, press);
}
