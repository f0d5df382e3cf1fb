import { expect, type Person } from './journey.ts';
import { contentOf } from './steps.ts';

/** Finds an article of the help centre by its title, and sends feedback from there. */
export async function helpAndFeedback({ page, say, press }: Person): Promise<void> {
  await page.goto('/help');
  const article = contentOf(page).getByRole('button', { expanded: false }).first();
  const title = (await article.textContent()) ?? '';
  await page.getByRole('searchbox', { name: say('help.search') }).fill(title);
  const found = page.getByRole('button', { name: title, exact: true });
  await press(found);
  await expect(found).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/article=/);
  await press(contentOf(page).getByRole('link', { name: say('feedback.title') }));
  const form = page.getByRole('dialog', { name: say('feedback.title') });
  await press(form.getByRole('button', { name: say('feedback.send') }));
  await expect(form.getByRole('textbox')).toBeFocused();
  await form.getByRole('combobox').selectOption({ label: say('feedback.type.withdrawal') });
  await form.getByRole('textbox').fill(Array(12).fill('word').join(' '));
  await press(form.getByRole('button', { name: say('feedback.send') }));
  await expect(page.getByText(say('feedback.sent'))).toBeVisible();
  await expect(form).toBeHidden();
}
