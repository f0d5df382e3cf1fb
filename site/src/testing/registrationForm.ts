import type { RegistrationName } from '@baize/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dialog, say } from './queries.ts';
import { riddle } from './world.ts';

export async function registration(): Promise<HTMLElement> {
  const form = await dialog('register.title');
  await within(form).findByRole('button', { name: say('registration.continue') });
  return form;
}

export function box(form: HTMLElement, name: RegistrationName): HTMLInputElement {
  const field = boxIn(form, name);
  if (!field) throw new Error(`the form has no ${name}`);
  return field;
}
export const boxIn = (form: HTMLElement, name: RegistrationName) =>
  form.querySelector<HTMLInputElement>(`#register-${name}`);
/** Pastes the value, as password managers do: each keystroke would rerender up to 27 fields. */
export const type = async (form: HTMLElement, name: RegistrationName, value: string) => {
  await userEvent.clear(box(form, name));
  await userEvent.paste(value);
};
export const press = (form: HTMLElement, name: string) => userEvent.click(within(form).getByRole('button', { name }));
export const send = (form: HTMLElement) => press(form, say('register.action'));
export async function goOn(form: HTMLElement): Promise<void> {
  const before = stepOf(form);
  await press(form, say('registration.continue'));
  await waitFor(() => expect(stepOf(form)).not.toBe(before));
}
export const stepOf = (form: HTMLElement) =>
  within(form).getByRole('heading', { level: 3 }).getAttribute('aria-label') ?? '';
export const picture = (form: HTMLElement) =>
  within(form)
    .getByRole('img', { name: say('login.captcha.alt') })
    .getAttribute('src');

export const answers: Partial<Record<RegistrationName, string>> = {
  username: 'fresh7',
  password: 'Long enough-7',
  confirmPassword: 'Long enough-7',
  mobileNum: '3335550101',
  email: 'fresh@mail.example',
  paymentPassword: '204917',
};

export async function fillInStep(form: HTMLElement, more: Partial<Record<RegistrationName, string>> = {}) {
  for (const [name, value] of Object.entries({ ...answers, ...more }) as [RegistrationName, string][]) {
    const field = boxIn(form, name);
    if (field?.hasAttribute('required') || (field && name in more)) await type(form, name, value);
  }
}

export async function fillIn(form: HTMLElement, more: Partial<Record<RegistrationName, string>> = {}) {
  while (!isLast(form)) {
    await fillInStep(form, more);
    await goOn(form);
  }
  await fillInStep(form, more);
  await within(form).findByRole('img', { name: say('login.captcha.alt') });
  await type(form, 'captcha', await riddle());
  for (const tick of within(form).getAllByRole('checkbox')) {
    if (!(tick as HTMLInputElement).checked) await userEvent.click(tick);
  }
}

const isLast = (form: HTMLElement) => within(form).queryByRole('button', { name: say('register.action') }) !== null;
