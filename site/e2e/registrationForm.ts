import type { Locator, Page } from '@playwright/test';
import type { Say } from './words.ts';

export const dialogOf = (page: Page, say: Say) => page.getByRole('dialog', { name: say('register.title') });

export const nameIn = (form: Locator, say: Say) => form.getByRole('textbox', { name: say('login.username') });

export const submit = (form: Locator, say: Say) => form.getByRole('button', { name: say('register.action') });
