import { effectiveRules, offersFreePlay } from '@baize/domain';
import { demoPassword } from '@baize/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dialog, page, query, say } from '../../../testing/queries.ts';
import { currentStory, everyMode, settled, siteAt } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Ways in',
  ...siteAt('/nowhere?modal=login&by=mobile'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const login = () => dialog('login.title');
const box = (form: HTMLElement, name: string) => within(form).getByRole('textbox', { name });
const press = (form: HTMLElement, name: string) => userEvent.click(within(form).getByRole('button', { name }));
const number = () => say('registration.field.mobileNum');

export const ByPhone: Story = {
  name: 'The login by phone',
  tags: ['LGN-03', 'LGN-01', 'FLT-116'],
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    const form = await login();
    const tab = within(form).getByRole('tab', { name: say('phone.mobile') });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await within(form).findByRole('button', { name: /\+92/ });
    await userEvent.clear(box(form, number()));
    await userEvent.type(box(form, number()), '0300 1234567');
    await expect(await within(form).findByText(/\+923001234567/)).toBeVisible();
    tab.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(query()).toContain('by=username'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(box(form, number())).toHaveValue('0300 1234567'));
    await settled();
  },
};

export const ByPhoneWithErrors: Story = {
  name: 'The login by phone with nothing typed',
  tags: ['FLT-123', 'LGN-03'],
  play: async () => {
    const form = await login();
    await within(form).findByRole('button', { name: /\+92/ });
    await userEvent.clear(box(form, number()));
    await press(form, say('login.action'));
    await waitFor(() => expect(box(form, number())).toHaveFocus());
    await expect(box(form, number())).toBeInvalid();
    await expect(within(within(form).getByRole('alert')).getAllByRole('link')).toHaveLength(2);
    await settled();
  },
};

export const KeptOutByARegister: Story = {
  name: 'Kept out by a register: help, and no reason',
  tags: ['JUR-31', 'LGN-02'],
  args: { address: '/nowhere?modal=login' },
  parameters: { sandbox: { scenario: 'jurisdiction-gb' }, visual: { modes: everyMode } },
  play: async () => {
    const form = await login();
    await userEvent.type(box(form, say('login.username')), 'demo.registered');
    await userEvent.type(within(form).getByLabelText(new RegExp(`^${say('login.password')}`)), demoPassword);
    await press(form, say('login.action'));
    const refused = await dialog('safety.refused');
    await expect(query()).toContain('modal=entry-refused');
    await expect(within(refused).getByText(say('safety.refused.text'))).toBeVisible();
    await expect(within(refused).getByRole('region', { name: say('safety.line') })).toHaveTextContent(/\S/);
    await expect(currentStory().services().session.get().token).toBeNull();
    await settled();
  },
};

const tryIt = () => say(currentStory().services().brand.freePlay === 'demo' ? 'freeplay.try' : 'freeplay.look');

export const WithoutCodes: Story = {
  name: 'The login where codes are off',
  tags: ['APP-08', 'LGN-01', 'HDR-02'],
  args: { address: '/nowhere?modal=login' },
  parameters: { visual: { modes: ['desk'] } },
  play: async () => {
    await change({ toggles: { MOBILEVERCODELOGIN3: false, FREEPLAY3: false, PWRESET: false } as never });
    await currentStory().services().platform.refresh();
    const form = await login();
    await waitFor(() => expect(within(form).queryByRole('tab')).toBeNull());
    await expect(within(form).queryByRole('button', { name: tryIt() })).toBeNull();
    await expect(within(form).queryByRole('link', { name: say('passwords.forgot') })).toBeNull();
    await expect(page().queryByRole('combobox', { name: say('phone.ways'), hidden: true })).toBeNull();
    const username = box(form, say('login.username'));
    await userEvent.type(username, 'half');
    await change({ toggles: { MOBILEVERCODELOGIN3: true, FREEPLAY3: true, PWRESET: true } as never });
    await currentStory().services().platform.refresh();
    await expect(await within(form).findAllByRole('tab')).toHaveLength(2);
    await expect(username).toHaveFocus();
    await expect(username).toHaveValue('half');
    const { brand, now } = currentStory().services();
    const lawful = offersFreePlay(effectiveRules(brand.jurisdiction, now()).rules);
    await expect(within(form).queryAllByRole('button', { name: tryIt() })).toHaveLength(lawful ? 1 : 0);
    await expect(within(form).getByRole('link', { name: say('passwords.forgot') })).toBeVisible();
    await settled();
  },
};

export const Remembering: Story = {
  name: 'The login with a picture that cannot be read',
  tags: ['LGN-07', 'FLT-124'],
  args: { address: '/nowhere?modal=login' },
  parameters: { sandbox: { scenario: 'captcha' } },
  play: async () => {
    const form = await login();
    const { rememberPassword } = currentStory().services().brand;
    await expect(within(form).queryAllByLabelText(say('passwords.remember'))).toHaveLength(rememberPassword ? 1 : 0);
    if (rememberPassword) {
      await userEvent.click(within(form).getByLabelText(say('passwords.remember')));
      await expect(within(form).getByLabelText(say('passwords.remember.stay'))).not.toBeChecked();
    }
    await userEvent.type(box(form, say('login.username')), 'demo.member');
    await userEvent.type(
      within(form).getByLabelText(new RegExp(`^${say('login.password')}`), {
        selector: 'input:not([type="checkbox"])',
      }),
      demoPassword,
    );
    await press(form, say('login.action'));
    await userEvent.click(await within(form).findByRole('button', { name: say('passwords.proof') }));
    await expect((await within(form).findAllByText(say('passwords.proof.done'))).length).toBeGreaterThan(0);
    await expect(form.contains(document.activeElement)).toBe(true);
    if (rememberPassword) await userEvent.click(within(form).getByLabelText(say('passwords.remember')));
    await expect(within(form).queryByLabelText(say('passwords.remember.stay'))).toBeNull();
    await settled();
  },
};

/** A lost password by letter, which is the first of both ways; nothing typed is said at each field. */
export const Lost: Story = {
  name: 'Lost password',
  tags: ['PWD-01', 'FLT-123'],
  args: { address: '/nowhere?modal=forgot' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    const form = await dialog('passwords.title');
    await expect(within(form).getByRole('tab', { name: say('passwords.by.email') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await press(form, say('passwords.email.action'));
    await waitFor(() => expect(box(form, say('login.username'))).toHaveFocus());
    await expect(box(form, say('registration.field.email'))).toBeInvalid();
    await settled();
  },
};

export const LostWithOneWay: Story = {
  name: 'A lost password with CHNGPASSMAIL3 off',
  tags: ['APP-08', 'PWD-01'],
  args: { address: '/nowhere?modal=forgot' },
  play: async () => {
    await change({ toggles: { CHNGPASSMAIL3: false } as never });
    await currentStory().services().platform.refresh();
    const form = await dialog('passwords.title');
    await expect(await within(form).findByRole('textbox', { name: number() })).toBeVisible();
    await expect(within(form).queryByRole('tab')).toBeNull();
    await change({ toggles: { CHNGPASSMAIL3: false, CHNGPASSVERIF3: false } as never });
    await currentStory().services().platform.refresh();
    await expect(await within(form).findByText(say('passwords.closed'))).toBeVisible();
    await expect(form.contains(document.activeElement)).toBe(true);
    await change({ toggles: { CHNGPASSMAIL3: false, CHNGPASSVERIF3: true } as never });
    await currentStory().services().platform.refresh();
    await within(form).findByRole('textbox', { name: number() });
    await settled();
  },
};

export const Owing: Story = {
  name: 'The proof of a login from elsewhere',
  tags: ['LGN-08', 'FLT-121'],
  args: { address: '/nowhere' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    currentStory()
      .services()
      .session.set({ token: await awayToken(), account: 'demo.away', verify: 'true' });
    const form = await dialog('verify.title');
    await waitFor(() => expect(query()).toContain('modal=verify'));
    await userEvent.keyboard('{Escape}');
    await expect(form).toBeVisible();
    await userEvent.click(await within(form).findByRole('radio', { name: say('verify.bank') }));
    await userEvent.type(box(form, say('verify.bank.label')), 'Somebody Else');
    await press(form, say('verify.action'));
    await expect(await within(form).findByText(say('error.verification-wrong'))).toBeVisible();
    await expect(box(form, say('verify.bank.label'))).toHaveFocus();
    await settled();
  },
};

export const Changing: Story = {
  name: 'A change of one’s own will',
  tags: ['PWD-03'],
  args: { address: '/nowhere?modal=change-password' },
  parameters: { sandbox: { scenario: 'member' } },
  play: async () => {
    const form = await dialog('password.title');
    const old = within(form).getByLabelText(new RegExp(`^${say('password.old')}`), { selector: 'input' });
    await userEvent.type(old, 'not this one');
    // The two labels start alike in some languages, so select by attribute.
    const chosen = form.querySelectorAll<HTMLInputElement>('input[autocomplete="new-password"]');
    await expect(chosen).toHaveLength(2);
    for (const field of chosen) await userEvent.type(field, 'Another quiet 7');
    await press(form, say('password.action'));
    await expect(await within(form).findByText(say('password.wrong'))).toBeVisible();
    await expect(within(form).getByRole('button', { name: say('frame.close') })).toBeVisible();
    await settled();
  },
};

async function awayToken(): Promise<string> {
  const answer = await fetch('/sandbox/api/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'demo.away' }),
  });
  return ((await answer.json()) as { token: string }).token;
}
