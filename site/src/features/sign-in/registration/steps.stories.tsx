import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { apart } from '../../../core/language/isolate.ts';
import { go, say } from '../../../testing/queries.ts';
import {
  answers,
  box,
  fillIn,
  fillInStep,
  goOn,
  press,
  registration,
  stepOf,
  type,
} from '../../../testing/registrationForm.ts';
import { pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Registration steps',
  ...pageAt('/nowhere?modal=register'),
  parameters: { ...pageAt('').parameters, visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const says = (form: HTMLElement, id: Parameters<typeof say>[0], name: string) =>
  waitFor(() => expect(box(form, 'username')).toHaveAccessibleDescription(say(id, { name: apart(name) })));

/** A name that is taken, with others that are free; what breaks its rule is not asked for; no answer is said so. */
export const WithATakenName: Story = {
  name: 'Name taken',
  tags: ['REG-12'],
  play: async ({ look }) => {
    const form = await registration();
    await type(form, 'username', 'ab');
    await type(form, 'username', 'fresh7');
    await says(form, 'registration.name.free', 'fresh7');
    await type(form, 'username', 'benna');
    await says(form, 'registration.name.taken', 'benna');
    await expect(box(form, 'username')).toBeInvalid();
    await look('taken');
    await press(form, 'benna76');
    await waitFor(() => expect(box(form, 'username')).toHaveValue('benna76'));
    await expect(box(form, 'username')).toHaveFocus();
    await says(form, 'registration.name.free', 'benna76');
    await change({ faults: [{ call: 'checkUsername', kind: '422' }] });
    await type(form, 'username', 'fresh8');
    await says(form, 'registration.name.unknown', 'fresh8');
    await settled();
  },
};

/** A password from weak to strong, which advises alone; the repeated one differs, then matches. */
export const WithItsPasswords: Story = {
  name: 'Passwords',
  tags: ['REG-11'],
  play: async ({ look }) => {
    const form = await registration();
    const strength = () => within(form).getByRole('meter', { name: say('registration.strength') });
    await type(form, 'username', 'heron77');
    await says(form, 'registration.name.free', 'heron77');
    await type(form, 'password', 'Heron77-Heron77');
    await expect(strength()).toHaveAttribute('aria-valuetext', say('registration.strength.1'));
    await type(form, 'confirmPassword', 'Heron77');
    await expect(box(form, 'confirmPassword')).not.toHaveAccessibleDescription();
    await type(form, 'confirmPassword', 'Heron7x');
    await expect(box(form, 'confirmPassword')).toHaveAccessibleDescription(say('register.mismatch'));
    await look('differs');
    await type(form, 'confirmPassword', 'Heron77-Heron77');
    await expect(box(form, 'confirmPassword')).toHaveAccessibleDescription(say('registration.passwords.match'));
    await goOn(form);
    await press(form, say('registration.back'));
    await expect(box(form, 'password')).toHaveValue('Heron77-Heron77');
    await type(form, 'password', 'A lamp by the old well 7');
    await expect(strength()).toHaveAttribute('aria-valuenow', '4');
    await settled();
  },
};

export const AtTheLastStep: Story = {
  name: 'The last step',
  tags: ['REG-13', 'REG-08'],
  args: { address: '/nowhere' },
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl', 'phone-lotus-dark-rtl'] } },
  play: async ({ look }) => {
    go('/nowhere?modal=register');
    const form = await registration();
    const first = stepOf(form);
    await fillInStep(form);
    while (!within(form).queryByRole('button', { name: say('register.action') })) {
      await fillInStep(form);
      await goOn(form);
    }
    for (const tick of within(form).getAllByRole('checkbox')) await expect(tick).not.toBeChecked();
    await expect(within(form).getByText(answers.username ?? '')).toBeVisible();
    await expect(form).not.toHaveTextContent(answers.password ?? '');
    await expect(form).not.toHaveTextContent(answers.paymentPassword ?? '');
    await look('given');
    await userEvent.click(
      within(form).getByRole('button', { name: say('registration.change.field', { field: say('login.username') }) }),
    );
    await waitFor(() => expect(box(form, 'username')).toHaveFocus());
    await expect(stepOf(form)).toBe(first);
    await fillIn(form);
    await settled();
  },
};
