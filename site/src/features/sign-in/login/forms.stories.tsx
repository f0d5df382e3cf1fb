import { captcha } from '@baize/gateway';
import { demoPassword } from '@baize/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../../../testing/answers.ts';
import { pass } from '../../../testing/fakeTime.ts';
import { dialog, page, say } from '../../../testing/queries.ts';
import { currentStory, everyMode, settled, siteAt } from '../../../testing/StorySite.tsx';
import { change } from '../../../testing/world.ts';

const meta = {
  title: 'Pages/Login and registration',
  ...siteAt('/nowhere?modal=login'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const login = () => dialog('login.title');
const field = (
  form: HTMLElement,
  id: 'login.username' | 'login.password' | 'login.captcha' | 'register.confirmPassword',
) => within(form).getByLabelText(new RegExp(`^${say(id)}`), { selector: 'input:not([type="checkbox"])' });

async function send(form: HTMLElement, username: string, password: string) {
  await userEvent.clear(field(form, 'login.username'));
  await userEvent.type(field(form, 'login.username'), username);
  await userEvent.clear(field(form, 'login.password'));
  await userEvent.type(field(form, 'login.password'), password);
  await userEvent.click(within(form).getByRole('button', { name: say('login.action') }));
}

export const Login: Story = {
  name: 'The login',
  tags: ['LGN-01'],
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    const form = await login();
    await expect(field(form, 'login.username')).toHaveFocus();
    await expect(within(form).getByRole('link', { name: say('login.register') })).toHaveAttribute(
      'href',
      '/nowhere?modal=register',
    );
    await settled();
  },
};

export const LoginWithErrors: Story = {
  name: 'The login with nothing typed',
  tags: ['LGN-02', 'VAL-04'],
  play: async () => {
    const form = await login();
    await userEvent.click(within(form).getByRole('button', { name: say('login.action') }));
    const username = field(form, 'login.username');
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(
      expect.stringContaining(say('login.required', { field: say('login.username') })),
    );
    await expect(field(form, 'login.password')).toBeInvalid();
    await settled();
  },
};

export const LoginRefused: Story = {
  name: 'The login with a wrong password',
  tags: ['LGN-06', 'FLT-005'],
  play: async () => {
    const form = await login();
    await change({ faults: [{ call: 'login', kind: '429' }] });
    await send(form, ' demo.member ', 'not this one');
    const waits = await within(form).findByRole('button', { name: say('passwords.wait', { seconds: 30 }) });
    await expect(waits).toBeDisabled();
    await expect(field(form, 'login.password')).toHaveValue('not this one');
    await change({ faults: [] });
    pass(30_000);
    await waitFor(() => expect(waits).toHaveTextContent(say('login.action')));
    await userEvent.click(waits);
    await expect(await within(form).findByText(say('error.login-failed'))).toBeVisible();
    await expect(field(form, 'login.password')).toHaveFocus();
    await expect(within(form).queryByLabelText(say('login.captcha'))).toBeNull();
    await settled();
  },
};

export const LoginWithAPictureCode: Story = {
  name: 'The login with a picture code',
  tags: ['LGN-06'],
  parameters: { sandbox: { scenario: 'captcha' } },
  play: async () => {
    const form = await login();
    await send(form, 'demo.member', demoPassword);
    const picture = () =>
      within(form)
        .getByRole('img', { name: say('login.captcha.alt') })
        .getAttribute('src');
    await within(form).findByRole('img', { name: say('login.captcha.alt') });
    await settled();
    const first = picture();
    const refresh = within(form).getByRole('button', { name: new RegExp(say('login.captcha.refresh')) });
    const pressed = performance.now();
    await userEvent.click(refresh);
    await expect(refresh).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(refresh);
    await waitFor(() => expect(picture()).not.toBe(first), { timeout: 3000 });
    // The story's clock does not move, so wait a real second.
    await expect(performance.now() - pressed).toBeGreaterThanOrEqual(1000);
    await userEvent.type(field(form, 'login.captcha'), 'WRONG');
    await userEvent.click(within(form).getByRole('button', { name: say('login.action') }));
    await expect(await within(form).findByText(say('error.captcha-wrong'))).toBeVisible();
    await settled();
  },
};

export const LoginWithoutThePicture: Story = {
  name: 'The login whose picture code does not arrive',
  tags: ['LGN-06'],
  parameters: { sandbox: { scenario: 'captcha' }, visual: { modes: ['desk'] } },
  play: async ({ msw }) => {
    const form = await login();
    msw.use(failing(captcha));
    await send(form, 'demo.member', demoPassword);
    await expect(await within(form).findByText(say('login.captcha.failed'))).toBeVisible();
    await settled();
  },
};

export const LoggedIn: Story = {
  name: 'After the login',
  tags: ['LGN-04'],
  parameters: { visual: { modes: ['desk'] } },
  play: async () => {
    const form = await login();
    await send(form, 'demo.member', demoPassword);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const { session } = currentStory().services();
    await expect(session.get()).toMatchObject({ account: 'demo.member', customerId: '70010001', isAgent: '3' });
    await userEvent.hover(await page().findByText(say('login.welcome', { name: 'Rania' })));
    await settled();
  },
};

export const ForcedChange: Story = {
  name: 'The change of password that a login forces',
  tags: ['LGN-04', 'SES-01'],
  parameters: { sandbox: { scenario: 'new-account' } },
  args: { address: '/nowhere' },
  play: async () => {
    currentStory().services().session.set({ cpw: 'true' });
    const form = await dialog('password.title');
    await expect(within(form).getByText(say('login.forced'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(form).toBeVisible();
    await settled();
  },
};
