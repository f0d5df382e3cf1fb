import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Text } from '../layout/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { OverAPage } from './storyDialog.tsx';
import { Registration } from './storyForms.tsx';

const submit = fn();

const meta = {
  title: 'Overlays/Dialog with a form',
  component: Dialog,
  args: { open: true, title: 'Register', words: { close: 'Close' }, children: <Registration /> },
  render: (args: DialogProps) => <OverAPage {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('dialog');

export const Sending: Story = {
  args: { children: <Registration busy /> },
  async play() {
    const button = within(await dialog()).getByRole('button', { name: 'Create account' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Refused: Story = {
  name: 'Refused as a whole, and said so at once',
  tags: ['VAL-04'],
  args: { children: <Registration refused="This invitation is used up. Ask for another, or leave it out." /> },
  async play() {
    await expect(within(await dialog()).getByRole('alert')).toHaveTextContent('This invitation is used up');
  },
};
export const WithAFieldToMend: Story = {
  name: 'With a field to mend',
  tags: ['VAL-04'],
  args: { children: <Registration differs="The two passwords differ" /> },
  async play() {
    await expect(within(await dialog()).getByLabelText(/^Confirm password/)).toBeInvalid();
  },
};
export const SubmittedFromTheFoot: Story = {
  name: 'Submitted from the foot, and by Enter in a field',
  tags: ['UI-04'],
  args: {
    title: 'Nickname',
    footer: (
      <Button kind="primary" type="submit" form="nickname">
        Save
      </Button>
    ),
    children: (
      <form
        id="nickname"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label="Nickname" name="nickname" />
      </form>
    ),
  },
  async play() {
    submit.mockClear();
    const found = await dialog();
    await userEvent.type(within(found).getByRole('textbox'), 'rania{Enter}');
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    await userEvent.click(within(found).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  },
};

function Passing() {
  const [there, setThere] = useState(true);
  return there ? <Button onClick={() => setThere(false)}>Use another way</Button> : <Text>Another way it is</Text>;
}

/** With a part that goes and had the focus, which stays in the dialog. */
export const WithAPartThatGoes: Story = {
  name: 'Focused part goes away',
  tags: ['UI-02'],
  parameters: { visual: { modes: ['desk'] } },
  args: { title: 'Log in', children: <Passing /> },
  async play() {
    const found = await dialog();
    await userEvent.click(within(found).getByRole('button', { name: 'Use another way' }));
    await within(found).findByText('Another way it is');
    await waitFor(() => expect(found).toHaveFocus());
    await userEvent.tab();
    await expect(within(found).getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};
