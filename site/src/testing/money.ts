import { userEvent } from 'storybook/test';
import type { Translate } from '../core/language/useText.ts';
import { page, say } from './queries.ts';

function isMessage(words: string, ...[id, argument]: [Parameters<Translate>[0], string]): boolean {
  const parts = say(id, { [argument]: '|' }).split('|');
  return /\d/.test(words) && parts.every((part) => words.includes(part.trim()));
}

/** Returns the confirm button with the amount, once enabled. */
export const confirming = () =>
  page().findByRole('button', { name: (name) => isMessage(name, 'movement.review.confirm', 'amount') });

export const confirm = async () => userEvent.click(await confirming());

export const checking = () =>
  page().findByText((words) => isMessage(words, 'money.fate.checking', 'what'), {}, { timeout: 8_000 });

export const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));
