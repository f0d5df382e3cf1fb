import { GatewayError } from '@baize/gateway';
import { Stack } from '@baize/ui';
import { FormError, PasswordField, TextField } from '@baize/ui/overlays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useText } from '../../core/language/useText.ts';
import { page, say } from '../../testing/queries.ts';
import { StorySite, settled, siteAt } from '../../testing/StorySite.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { type SubmitResult, useSubmitForm } from './useSubmitForm.ts';

interface Sending {
  values: { username: string; password: string };
  answer: (result: SubmitResult<null>) => void;
}

const heard: { sent: Sending[]; kept: { username: string } } = { sent: [], kept: { username: '' } };

function Demo() {
  const text = useText();
  const draft = useState({ username: '' });
  heard.kept = draft[0];
  const form = useSubmitForm({
    defaultValues: { ...draft[0], password: '' },
    draft,
    validate: ({ username, password }) => ({
      username: username ? undefined : text('login.required', { field: text('login.username') }),
      password: password ? undefined : text('login.required', { field: text('login.password') }),
    }),
    onSubmit: (values) => new Promise<SubmitResult<null>>((answer) => heard.sent.push({ values, answer })),
    serverErrors: ({ code }) => ({ password: code === 'login-failed' ? text('password.wrong') : undefined }),
    resetOnSuccess: { password: '' },
  });
  return (
    <main>
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          <FormError>{form.error}</FormError>
          <TextField {...form.field('username')} label={text('login.username')} required />
          <PasswordField
            {...form.passwordField('password')}
            label={text('login.password')}
            required
            words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
          />
          <SubmitButton busy={form.isSubmitting} wait={form.wait}>
            {text('login.action')}
          </SubmitButton>
        </Stack>
      </form>
    </main>
  );
}

const meta = {
  title: 'Pages/Forms',
  ...siteAt('/nowhere'),
  render: () => (
    <StorySite>
      <Demo />
    </StorySite>
  ),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const username = () => page().getByRole('textbox', { name: new RegExp(say('login.username')) });
const password = () => page().getByLabelText(new RegExp(`^${say('login.password')}`), { selector: 'input' });
const button = () => page().getByRole('button', { name: say('login.action') });
const last = () => heard.sent.at(-1) as Sending;
/** Writes a value as a browser does that fires no event. */
const autofill = (input: HTMLElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
const failure = (code: 'login-failed' | 'unavailable') =>
  new GatewayError({ kind: 'refused', code, outcome: 'answered', reference: 'r-1' });

export const Judged: Story = {
  name: 'A form whose fields are wrong',
  tags: ['VAL-04'],
  parameters: { visual: { modes: [] } },
  play: async () => {
    heard.sent = [];
    await expect(username()).not.toHaveAttribute('aria-invalid');
    await userEvent.click(button());
    await waitFor(() => expect(username()).toHaveFocus());
    await expect(username()).toHaveAttribute('aria-invalid', 'true');
    await expect(password()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('rania');
    await expect(username()).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(username());
    await expect(username()).toHaveAttribute('aria-invalid', 'true');
    await expect(heard.sent).toHaveLength(0);
    await settled();
  },
};

export const Refused: Story = {
  name: 'A form that is refused',
  tags: ['FLT-006', 'FLT-010', 'FLT-022', 'FLT-133'],
  parameters: { visual: { modes: [] } },
  play: async () => {
    heard.sent = [];
    autofill(username(), 'rania');
    autofill(password(), 'secret');
    password().focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    await expect(heard.sent.map(({ values }) => values)).toEqual([{ username: 'rania', password: 'secret' }]);
    await expect(heard.kept).toEqual({ username: 'rania' });
    await expect(password().outerHTML).not.toContain('secret');
    last().answer({ ok: false, error: failure('login-failed') });
    await waitFor(() => expect(password()).toHaveAccessibleDescription(say('password.wrong')));
    await expect(password()).toHaveFocus();
    await expect(password()).toHaveValue('secret');
    await userEvent.type(password(), 's');
    await waitFor(() => expect(password()).not.toHaveAttribute('aria-invalid'));

    await userEvent.click(button());
    await waitFor(() => expect(heard.sent).toHaveLength(2));
    last().answer({ ok: false, error: failure('unavailable') });
    await expect(await page().findByRole('alert')).toBeVisible();
    await userEvent.click(button());
    await waitFor(() => expect(heard.sent).toHaveLength(3));
    last().answer({ ok: true, value: null });
    await waitFor(() => expect(password()).toHaveValue(''));
    await expect(password()).not.toHaveAttribute('aria-invalid');
    await expect(username()).toHaveValue('rania');
    await settled();
  },
};
