import type { RegistrationName } from '@baize/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pass } from '../../../testing/fakeTime.ts';
import { address, dialog, go, interruption, page, query, say } from '../../../testing/queries.ts';
import { currentStory, everyMode, pageAt, settled, siteAt } from '../../../testing/StorySite.tsx';
import { change, riddle } from '../../../testing/world.ts';
import { fieldInputs } from './fieldInputs.ts';

const meta = {
  title: 'Pages/Registration',
  ...pageAt('/nowhere?modal=register'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const plainly = { visual: { modes: ['desk'] } } as const;

/** The form, once its rules are there. */
async function registration(): Promise<HTMLElement> {
  const form = await dialog('register.title');
  await within(form).findByRole('button', { name: say('register.action') });
  await within(form).findByRole('img', { name: say('login.captcha.alt') });
  return form;
}

/** A field of the form; axe holds each to its label. */
function box(form: HTMLElement, name: RegistrationName): HTMLInputElement {
  const field = boxIn(form, name);
  if (!field) throw new Error(`the form has no ${name}`);
  return field;
}
const boxIn = (form: HTMLElement, name: RegistrationName) => form.querySelector<HTMLInputElement>(`#register-${name}`);
/** Pasted in one go, as password managers do: each key draws up to twenty-seven fields. */
const type = async (form: HTMLElement, name: RegistrationName, value: string) => {
  await userEvent.clear(box(form, name));
  await userEvent.paste(value);
};
const press = (form: HTMLElement, name: string) => userEvent.click(within(form).getByRole('button', { name }));
const send = (form: HTMLElement) => press(form, say('register.action'));
const picture = (form: HTMLElement) =>
  within(form)
    .getByRole('img', { name: say('login.captcha.alt') })
    .getAttribute('src');

const answers: Partial<Record<RegistrationName, string>> = {
  username: 'fresh7',
  password: 'Long enough-7',
  confirmPassword: 'Long enough-7',
  mobileNum: '3335550101',
  email: 'fresh@mail.example',
  paymentPassword: '204917',
};

/** Fills in whatever the brand of the mode makes necessary. */
async function fillIn(form: HTMLElement, more: Partial<Record<RegistrationName, string>> = {}) {
  for (const [name, value] of Object.entries({ ...answers, ...more }) as [RegistrationName, string][]) {
    const field = boxIn(form, name);
    if (field?.hasAttribute('required') || (field && name in more)) await type(form, name, value);
  }
  await type(form, 'captcha', await riddle());
  for (const tick of within(form).getAllByRole('checkbox')) {
    if (!(tick as HTMLInputElement).checked) await userEvent.click(tick);
  }
}

export const ByName: Story = {
  name: 'REG-01 REG-03 REG-04 VAL-01 the registration by name: the tab in the address, each hint from its rule',
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
  name: 'REG-02 SMS-01 FLT-116 FLT-021 the registration by number with every field: the number in E.164, a code whose wait outlives the form and the tab',
  args: { address: '/nowhere?modal=register&by=mobile' },
  parameters: { sandbox: { scenario: 'every-field' }, visual: { modes: everyMode } },
  play: async () => {
    let form = await registration();
    for (const name of Object.keys(fieldInputs) as RegistrationName[])
      await expect(box(form, name)).toBeInTheDocument();
    await press(form, say('codes.send'));
    await waitFor(() => expect(box(form, 'mobileNum')).toHaveFocus());
    await expect(box(form, 'mobileNum')).toBeInvalid();
    await within(form).findByRole('button', { name: /\+92/ });
    await type(form, 'mobileNum', '0333 5550101');
    await expect(box(form, 'mobileNum')).toHaveAccessibleDescription(/\+923335550101/);
    await press(form, say('codes.send'));
    const waiting = () => within(form).findByRole('button', { name: say('codes.wait', { seconds: 120 }) });
    await waiting();
    await expect(box(form, 'verificationCode')).toHaveAccessibleDescription(/\+923335550101/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    go('/nowhere?modal=register&by=mobile');
    form = await registration();
    await waitFor(() => expect(box(form, 'mobileNum')).toHaveValue('0333 5550101'));
    await waiting();
    await type(form, 'mobileNum', '3335550102');
    await expect(box(form, 'verificationCode')).toHaveAccessibleDescription(say('codes.otherNumber'));
    await type(form, 'mobileNum', '3335550101');
    await waiting();
    await settled();
  },
};

export const WithErrors: Story = {
  name: 'VAL-04 FLT-123 FLT-117 I18-03 the registration with errors: listed, tied, the first focused, and worded anew in another language',
  play: async () => {
    const form = await registration();
    await type(form, 'username', 'ab');
    await type(form, 'password', 'long enough');
    await type(form, 'confirmPassword', 'something else');
    await send(form);
    await waitFor(() => expect(box(form, 'username')).toHaveFocus());
    const summary = within(form).getByRole('alert');
    await expect(within(summary).getAllByRole('link').length).toBeGreaterThanOrEqual(5);
    await expect(box(form, 'username')).toBeInvalid();
    await expect(box(form, 'confirmPassword')).toHaveAccessibleDescription(say('register.mismatch'));
    await userEvent.click(within(summary).getByRole('link', { name: new RegExp(say('register.mismatch')) }));
    await waitFor(() => expect(box(form, 'confirmPassword')).toHaveFocus());
    const { languageStore } = currentStory().services();
    const spoken = languageStore.get().code;
    const was = say('register.mismatch');
    await languageStore.change(spoken === 'UR' ? 'EN' : 'UR');
    await waitFor(() => expect(box(form, 'confirmPassword')).toHaveAccessibleDescription(say('register.mismatch')));
    await expect(say('register.mismatch')).not.toBe(was);
    await expect(box(form, 'username')).toHaveValue('ab');
    await expect(box(form, 'password')).toHaveValue('long enough');
    await languageStore.change(spoken);
    await settled();
  },
};

export const OfATakenName: Story = {
  name: 'REG-07 REG-09 FLT-003 a taken name: said at its field, what was typed stays, another picture comes, and a close loses only secrets',
  play: async () => {
    let form = await registration();
    const first = picture(form);
    await fillIn(form, { username: 'benna' });
    await send(form);
    await waitFor(() => expect(box(form, 'username')).toHaveAccessibleDescription(say('error.username-taken')));
    await expect(box(form, 'username')).toHaveValue('benna');
    await expect(box(form, 'password')).toHaveValue(answers.password);
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

export const Invited: Story = {
  name: 'REG-05 VAL-03 an invitation: a typed one is checked and refused by a warning, one of the address that holds is not asked for',
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
      // Until it is gone, Escape is the warning's.
      await waitFor(() => expect(warning).not.toBeInTheDocument());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    sessionStorage.setItem('affiliateCode', 'TABLE42');
    go('/nowhere?modal=register');
    form = await registration();
    await expect(await within(form).findByText(say('registration.invitation.kept', { code: 'TABLE42' }))).toBeVisible();
    await expect(boxIn(form, 'affiliateCode')).toBeNull();
    await settled();
  },
};

export const AskedForAPerson: Story = {
  name: 'REG-06 FLT-006 FLT-124 a person is asked for by a sum: closed it changes nothing, solved it opens the account once',
  parameters: { sandbox: { scenario: 'human-check' }, ...plainly },
  play: async () => {
    const form = await registration();
    await fillIn(form);
    await send(form);
    const asked = await interruption('registration.human.title');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    await expect(box(form, 'username')).toHaveValue(answers.username);
    await send(form);
    const again = await interruption('registration.human.title');
    const [one = 0, two = 0] =
      (within(again).getByRole('textbox') as HTMLInputElement).labels?.[0]?.textContent?.match(/\d+/g)?.map(Number) ??
      [];
    await userEvent.type(within(again).getByRole('textbox'), `${one + two}{Enter}`);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const { session } = currentStory().services();
    await waitFor(() => expect(session.get()).toMatchObject({ username: answers.username, isAgent: '3' }));
    await expect(address()).toMatchObject({ pathname: '/', search: '' });
    await expect(sessionStorage.getItem('registration')).toBeNull();
    // The front page has stories of its own.
    go('/nowhere');
    await settled();
  },
};

export const WithoutTheCheck: Story = {
  name: 'FLT-070 the third party’s check does not load: said so, nothing sent, everything kept, the login still there',
  parameters: { sandbox: { scenario: 'human-check-missing' }, ...plainly },
  play: async () => {
    const form = await registration();
    await fillIn(form);
    await send(form);
    await expect(await within(form).findByText(say('error.human-check-missing'))).toBeVisible();
    await expect(box(form, 'username')).toHaveValue(answers.username);
    await expect(within(form).getByRole('link', { name: say('login.action') })).toHaveAttribute(
      'href',
      expect.stringMatching(/modal=login/),
    );
    await settled();
  },
};

export const TooOften: Story = {
  name: 'FLT-005 SMS-03 asked too often: the button counts down and the form stays; a code that cannot be sent warns in the platform’s words',
  args: { address: '/nowhere?modal=register&by=mobile' },
  parameters: { sandbox: { scenario: 'every-field' }, ...plainly },
  play: async () => {
    const form = await registration();
    await within(form).findByRole('button', { name: /\+92/ });
    await type(form, 'mobileNum', '3335550000');
    await press(form, say('codes.send'));
    const warning = await dialog('codes.failed.title', 'alertdialog');
    await press(warning, say('codes.failed.submit'));
    await change({ faults: [{ call: 'sendRegistrationCode', kind: '429' }] });
    pass(1000);
    await press(form, say('codes.send'));
    await expect(await within(form).findByRole('button', { name: new RegExp(say('codes.tooMany')) })).toBeVisible();
    await expect(box(form, 'mobileNum')).toHaveValue('3335550000');
    await settled();
  },
};

export const Closed: Story = {
  name: 'APP-08 REG-01 the switches of registration: closed where the brand takes none, one way where it takes one',
  parameters: { sandbox: { scenario: 'no-toggle' }, ...plainly },
  play: async () => {
    await page().findByText(say('register.closed'));
    const form = await dialog('register.title');
    await expect(within(form).queryByRole('textbox')).toBeNull();
    const { platform } = currentStory().services();
    const open = async (toggles: Readonly<Record<string, boolean>>) => {
      await change({ toggles: { DIRECTREG3: true, ...toggles } as never });
      await platform.refresh();
    };
    await open({ MOBILENUMREG3: true });
    await waitFor(() => expect(box(form, 'mobileNum')).toBeRequired());
    await expect(within(form).queryByRole('tab')).toBeNull();
    await expect(form.querySelector('input[autocomplete="new-password"]')).toBeNull();
    await expect(form.querySelector('input[autocomplete="one-time-code"]')).toBeNull();
    await open({ MOBILENUMPASSREG3: true, REGMOBVERF3: true });
    await waitFor(() => expect(form.querySelectorAll('input[autocomplete="new-password"]')).toHaveLength(2));
    await expect(box(form, 'verificationCode')).toBeRequired();
    await open({ USERNAMEREG3: true });
    await waitFor(() => expect(within(form).getAllByRole('tab')).toHaveLength(2));
    await settled();
  },
};

export const WithoutItsRules: Story = {
  name: 'REG-03 the registration whose rules do not arrive: said so, and asked for again',
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
