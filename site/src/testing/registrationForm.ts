import type { RegistrationName } from '@baize/domain';
import { userEvent, within } from 'storybook/test';
import { dialog, say } from './queries.ts';
import { riddle } from './world.ts';

// What stories of a registration fill in and press.

/** The form, once its rules are there. */
export async function registration(): Promise<HTMLElement> {
  const form = await dialog('register.title');
  await within(form).findByRole('button', { name: say('register.action') });
  await within(form).findByRole('img', { name: say('login.captcha.alt') });
  return form;
}

/** A field of the form; axe holds each to its label. */
export function box(form: HTMLElement, name: RegistrationName): HTMLInputElement {
  const field = boxIn(form, name);
  if (!field) throw new Error(`the form has no ${name}`);
  return field;
}
export const boxIn = (form: HTMLElement, name: RegistrationName) =>
  form.querySelector<HTMLInputElement>(`#register-${name}`);
/** Pasted in one go, as password managers do: each key draws up to twenty-seven fields. */
export const type = async (form: HTMLElement, name: RegistrationName, value: string) => {
  await userEvent.clear(box(form, name));
  await userEvent.paste(value);
};
export const press = (form: HTMLElement, name: string) => userEvent.click(within(form).getByRole('button', { name }));
export const send = (form: HTMLElement) => press(form, say('register.action'));
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

/** Fills in whatever the brand of the mode makes necessary. */
export async function fillIn(form: HTMLElement, more: Partial<Record<RegistrationName, string>> = {}) {
  for (const [name, value] of Object.entries({ ...answers, ...more }) as [RegistrationName, string][]) {
    const field = boxIn(form, name);
    if (field?.hasAttribute('required') || (field && name in more)) await type(form, name, value);
  }
  await type(form, 'captcha', await riddle());
  for (const tick of within(form).getAllByRole('checkbox')) {
    if (!(tick as HTMLInputElement).checked) await userEvent.click(tick);
  }
}
