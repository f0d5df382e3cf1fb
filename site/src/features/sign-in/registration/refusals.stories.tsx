import { type GatewayError, sendRegistrationCode } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pass } from '../../../testing/fakeTime.ts';
import { address, dialog, go, interruption, say } from '../../../testing/queries.ts';
import {
  answers,
  box,
  boxIn,
  fillIn,
  fillInStep,
  goOn,
  picture,
  press,
  registration,
  send,
  stepOf,
  type,
} from '../../../testing/registrationForm.ts';
import { currentStory, pageAt, settled } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Registration refused',
  ...pageAt('/nowhere?modal=register'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const plainly = { visual: { modes: ['desk'] } } as const;

export const OfATakenName: Story = {
  name: 'A taken name',
  tags: ['REG-07', 'REG-09', 'REG-10', 'FLT-003'],
  play: async () => {
    let form = await registration();
    const firstStep = stepOf(form);
    await fillIn(form, { username: 'benna' });
    const first = picture(form);
    await send(form);
    await waitFor(() => expect(box(form, 'username')).toHaveFocus());
    await expect(stepOf(form)).toBe(firstStep);
    await expect(box(form, 'username')).toHaveAccessibleDescription(say('error.username-taken'));
    await expect(box(form, 'username')).toHaveValue('benna');
    await expect(box(form, 'password')).toHaveValue(answers.password);
    while (!boxIn(form, 'captcha')) await goOn(form);
    await expect(box(form, 'captcha')).toHaveValue('');
    await waitFor(() => expect(picture(form)).not.toBe(first));
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain(answers.password);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    go('/nowhere?modal=register');
    form = await registration();
    await expect(within(form).getByText(say('registration.kept'))).toBeVisible();
    await expect(box(form, 'username')).toHaveValue('benna');
    await expect(box(form, 'password')).toHaveValue('');
    await settled();
  },
};

export const AskedForAPerson: Story = {
  name: 'A person is asked for by a sum',
  tags: ['REG-06', 'FLT-006', 'FLT-124'],
  parameters: { sandbox: { scenario: 'human-check' }, ...plainly },
  play: async () => {
    const form = await registration();
    await fillIn(form);
    await send(form);
    const asked = await interruption('registration.human.title');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    await expect(within(form).getByText(answers.username ?? '')).toBeVisible();
    await send(form);
    const again = await interruption('registration.human.title');
    const [one = 0, two = 0] =
      (within(again).getByRole('textbox') as HTMLInputElement).labels?.[0]?.textContent?.match(/\d+/g)?.map(Number) ??
      [];
    await userEvent.type(within(again).getByRole('textbox'), `${one + two}{Enter}`);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const { session } = currentStory().services();
    await waitFor(() => expect(session.get()).toMatchObject({ username: answers.username, isAgent: '3' }));
    await expect(address()).toMatchObject({ pathname: '/welcome', search: '' });
    await expect(sessionStorage.getItem('registration')).toBeNull();
    // First steps have their own stories.
    go('/nowhere');
    await settled();
  },
};

export const WithoutTheCheck: Story = {
  name: 'The third party’s check does not load',
  tags: ['FLT-070'],
  parameters: { sandbox: { scenario: 'human-check-missing' }, ...plainly },
  play: async () => {
    const form = await registration();
    await fillIn(form);
    await send(form);
    await expect(await within(form).findByText(say('error.human-check-missing'))).toBeVisible();
    await expect(within(form).getByText(answers.username ?? '')).toBeVisible();
    await expect(within(form).getByRole('link', { name: say('login.action') })).toHaveAttribute(
      'href',
      expect.stringMatching(/modal=login/),
    );
    await settled();
  },
};

export const TooOften: Story = {
  name: 'Asked too often',
  tags: ['FLT-005', 'SMS-02', 'SMS-03'],
  parameters: { sandbox: { scenario: 'every-field' }, ...plainly },
  play: async () => {
    const form = await registration();
    await fillInStep(form);
    await goOn(form);
    await press(form, say('codes.send'));
    await waitFor(() => expect(box(form, 'mobileNum')).toHaveFocus());
    await within(form).findByRole('button', { name: /\+92/ });
    await type(form, 'mobileNum', '3335550000');
    await press(form, say('codes.send'));
    const warning = await dialog('codes.failed.title', 'alertdialog');
    const { client } = currentStory().services();
    const undeliverable = { nationalNumber: '3335550000', callingCode: '92', type: 'username' } as const;
    const refusal = await client
      .call(sendRegistrationCode, undeliverable)
      .catch((error: GatewayError) => error.message);
    await expect(warning).toHaveTextContent(String(refusal));
    await press(warning, say('codes.failed.submit'));
    await change({ faults: [{ call: 'sendRegistrationCode', kind: '429' }] });
    pass(1000);
    await press(form, say('codes.send'));
    const waits = await within(form).findByRole('button', { name: new RegExp(say('codes.tooMany')) });
    await expect(waits).toHaveTextContent(say('codes.wait', { seconds: 30 }));
    await expect(box(form, 'mobileNum')).toHaveValue('3335550000');
    await settled();
  },
};

export const WithoutItsRules: Story = {
  name: 'The registration whose rules do not arrive',
  tags: ['REG-03'],
  args: { address: '/nowhere' },
  parameters: plainly,
  play: async ({ look }) => {
    await change({ faults: [{ call: 'registerSettings', kind: '422', times: 1 }] });
    go('/nowhere?modal=register');
    const form = await dialog('register.title');
    await expect(await within(form).findByText(say('registration.rules.failed'))).toBeVisible();
    await look('failed');
    await press(form, say('frame.retry'));
    await registration();
    await settled();
  },
};
