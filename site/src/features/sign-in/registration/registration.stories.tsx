import { invitations } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dialog, go, query, say } from '../../../testing/queries.ts';
import {
  box,
  boxIn,
  fillIn,
  fillInStep,
  goOn,
  press,
  registration,
  send,
  type,
} from '../../../testing/registrationForm.ts';
import { currentStory, everyMode, pageAt, settled, siteAt } from '../../../testing/StorySite.tsx';
import { tokenOf } from '../../../testing/world.ts';
import { fieldInputs } from './fieldInputs.ts';

const meta = {
  title: 'Pages/Registration',
  ...pageAt('/nowhere?modal=register'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByName: Story = {
  name: 'The registration by name',
  tags: ['REG-01', 'REG-03', 'REG-04', 'VAL-01'],
  ...siteAt('/nowhere?modal=register'),
  parameters: { ...siteAt('').parameters, visual: { modes: everyMode } },
  play: async () => {
    const form = await registration();
    const [byName, byNumber] = within(form).getAllByRole('tab');
    await expect(byName).toHaveAttribute('aria-selected', 'true');
    await expect(box(form, 'username')).toHaveAccessibleDescription(
      say('validation.both', {
        rule: say('validation.pattern.letter-first'),
        length: say('validation.length.between', { min: 4, max: 16 }),
      }),
    );
    await expect(box(form, 'username')).toBeRequired();
    await userEvent.type(box(form, 'username'), 'fresh7');
    byNumber?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(query()).toContain('by=mobile'));
    await expect(box(form, 'username')).toHaveValue('fresh7');
    await userEvent.click(byName as HTMLElement);
    await waitFor(() => expect(query()).toContain('by=username'));
    await userEvent.clear(box(form, 'username'));
    await settled();
  },
};

export const ByNumber: Story = {
  name: 'The registration by number with every field',
  tags: ['REG-02', 'SMS-01', 'FLT-116', 'FLT-021'],
  args: { address: '/nowhere?modal=register&by=mobile' },
  parameters: { sandbox: { scenario: 'every-field' }, visual: { modes: everyMode } },
  play: async () => {
    let form = await registration();
    await press(form, say('registration.continue'));
    await waitFor(() => expect(box(form, 'username')).toHaveFocus());
    await expect(box(form, 'mobileNum')).toBeInvalid();
    await fillInStep(form, { mobileNum: '' });
    await press(form, say('registration.continue'));
    await waitFor(() => expect(box(form, 'mobileNum')).toHaveFocus());
    await within(form).findByRole('button', { name: /\+92/ });
    await type(form, 'mobileNum', '0333 5550101');
    await expect(box(form, 'mobileNum')).toHaveAccessibleDescription(/\+923335550101/);
    const asked = fieldsOf(form);
    await goOn(form);
    asked.push(...fieldsOf(form));
    await press(form, say('codes.send'));
    const waiting = () => within(form).findByRole('button', { name: say('codes.wait', { seconds: 120 }) });
    await waiting();
    await expect(box(form, 'verificationCode')).toHaveAccessibleDescription(/\+923335550101/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    go('/nowhere?modal=register&by=mobile');
    form = await registration();
    await waitFor(() => expect(box(form, 'mobileNum')).toHaveValue('0333 5550101'));
    await fillInStep(form, { mobileNum: '0333 5550101' });
    await goOn(form);
    await waiting();
    await press(form, say('registration.back'));
    await type(form, 'mobileNum', '3335550102');
    await goOn(form);
    await expect(box(form, 'verificationCode')).toHaveAccessibleDescription(say('codes.otherNumber'));
    await press(form, say('registration.back'));
    await type(form, 'mobileNum', '3335550101');
    await fillIn(form, { verificationCode: '123456' });
    asked.push(...fieldsOf(form));
    await expect([...asked].sort()).toEqual(Object.keys(fieldInputs).sort());
    await settled();
  },
};

export const WithErrors: Story = {
  name: 'The registration with errors',
  tags: ['VAL-04', 'FLT-123', 'FLT-117', 'I18-03'],
  play: async () => {
    const form = await registration();
    await type(form, 'username', 'ab');
    await type(form, 'password', 'Long enough-7');
    await type(form, 'confirmPassword', 'something else');
    await press(form, say('registration.continue'));
    await waitFor(() => expect(box(form, 'username')).toHaveFocus());
    await expect(within(form).queryByRole('alert')).toBeNull();
    await expect(box(form, 'username')).toBeInvalid();
    await expect(box(form, 'confirmPassword')).toHaveAccessibleDescription(say('register.mismatch'));
    const { languageStore } = currentStory().services();
    const spoken = languageStore.get().code;
    const was = say('register.mismatch');
    await languageStore.change(spoken === 'UR' ? 'EN' : 'UR');
    await waitFor(() => expect(box(form, 'confirmPassword')).toHaveAccessibleDescription(say('register.mismatch')));
    await expect(say('register.mismatch')).not.toBe(was);
    await expect(box(form, 'username')).toHaveValue('ab');
    await expect(box(form, 'password')).toHaveValue('Long enough-7');
    await languageStore.change(spoken);
    await settled();
  },
};

export const Invited: Story = {
  name: 'An invitation',
  tags: ['REG-05', 'VAL-03'],
  args: { address: '/nowhere' },
  parameters: { visual: { modes: ['desk'] } },
  play: async () => {
    go('/nowhere?modal=register&by=mobile');
    let form = await registration();
    if (boxIn(form, 'affiliateCode')) {
      await fillIn(form, { affiliateCode: 'NOBODY1' });
      await send(form);
      const warning = await dialog('invitation_code_error', 'alertdialog');
      await press(warning, say('registration.invitation.close'));
      await waitFor(() => expect(box(form, 'affiliateCode')).toHaveFocus());
      await expect(box(form, 'affiliateCode')).toHaveAccessibleDescription(say('error.invitation-code-error'));
      // The warning handles Escape until it is gone.
      await waitFor(() => expect(warning).not.toBeInTheDocument());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    sessionStorage.setItem('affiliateCode', 'TABLE42');
    go('/nowhere?modal=register');
    form = await registration();
    await fillInStep(form);
    await goOn(form);
    await expect(boxIn(form, 'affiliateCode')).toBeNull();
    await fillIn(form);
    await expect(within(form).getByText(say('registration.invitation.kept', { code: 'TABLE42' }))).toBeVisible();
    await settled();
  },
};

export const InvitedTooLate: Story = {
  name: 'By a link that is closed',
  tags: ['REG-05', 'AGT-04'],
  args: { address: '/nowhere' },
  parameters: { visual: { modes: ['desk', 'phone-lotus-dark-rtl'] } },
  play: async () => {
    const { client } = currentStory().services();
    const token = await tokenOf({ scenario: 'agent' });
    const made = await client.call(invitations, {}, { ...(token && { token }) });
    const closed = made.invitations.find(({ state }) => state === 'disabled');
    sessionStorage.setItem('affiliateCode', closed?.code ?? '');
    go('/nowhere?modal=register');
    const form = await registration();
    await expect(await within(form).findByRole('alert')).toHaveTextContent(say('error.invitation-closed'));
    await expect(
      within(form).queryByText(say('registration.invitation.kept', { code: closed?.code ?? '' })),
    ).toBeNull();
    await settled();
  },
};

const fieldsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLElement>('[id^="register-"]')]
    .map(({ id }) => id.slice('register-'.length))
    .filter((name) => name in fieldInputs);
