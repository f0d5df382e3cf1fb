import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { column } from '../internal/storySurface.css.ts';
import { Stack } from '../layout/Stack.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';

const meta = {
  title: 'Fields/OneTimeCode',
  component: OneTimeCode,
  args: { label: 'Code from the message', name: 'code', onValueChange: fn() },
  render: (args) => (
    <div className={column}>
      <OneTimeCode {...args} />
    </div>
  ),
} satisfies Meta<typeof OneTimeCode>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');

/** Empty, its words tied to it and the phone told what it is for. */
export const Empty: Story = {
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Code from the message' });
    await expect(code(canvasElement)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code(canvasElement)).toHaveAttribute('inputmode', 'numeric');
  },
};
export const Focused: Story = {
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(code(canvasElement)).toHaveFocus();
  },
};
export const PartlyFilled: Story = {
  args: { defaultValue: '204' },
  async play({ canvasElement }) {
    await userEvent.click(code(canvasElement));
  },
};
export const Filled: Story = { args: { defaultValue: '204917' } };
export const OfFourDigits: Story = { args: { length: 4, defaultValue: '2049' } };
/** Typed to its length and no further, the digits in their boxes. */
export const Typed: Story = {
  name: 'Typed to its length',
  tags: ['SMS-01'],
  async play({ canvasElement, args }) {
    await userEvent.type(code(canvasElement), '2049178');
    await expect(code(canvasElement)).toHaveValue('204917');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('204917');
    await expect(code(canvasElement).scrollLeft).toBe(0);
  },
};
export const Pasted: Story = {
  name: 'Pasted whole',
  tags: ['SMS-01'],
  parameters: { visual: { looksLike: 'typed' } },
  async play({ canvasElement, args }) {
    await userEvent.click(code(canvasElement));
    await userEvent.paste('204917');
    await expect(code(canvasElement)).toHaveValue('204917');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('204917');
  },
};
/** Pasted with spaces, dashes, words or digits of another script. */
export const PastedAsWritten: Story = {
  name: 'Pasted as written',
  tags: ['FLT-132'],
  parameters: { visual: { looksLike: 'typed' } },
  async play({ canvasElement, args }) {
    for (const written of ['204 917', '204-917', 'Code: 204917', '\u2066۲۰۴۹۱۷\u2069', '２０４\u200b９１７']) {
      await userEvent.clear(code(canvasElement));
      await userEvent.paste(written);
      await expect(code(canvasElement)).toHaveValue('204917');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('204917');
    }
  },
};
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'Six digits, sent to +63 *** *** 4821' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Code from the message', says: args.hint });
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['VAL-04'],
  args: { defaultValue: '204917', error: 'That is not the code. Look at the last message', required: true },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, {
      label: 'Code from the message',
      says: args.error,
      invalid: true,
      required: true,
    });
  },
};
export const WithSuccess: Story = { args: { defaultValue: '204917', success: 'The number is yours' } };
export const Disabled: Story = { args: { defaultValue: '204', disabled: true } };
export const BeingChecked: Story = {
  name: 'Being checked, and keeping its digits and its width',
  tags: ['UI-01'],
  args: { defaultValue: '204917', loading: true, hint: 'Checking the code' },
  async play({ canvasElement }) {
    await userEvent.type(code(canvasElement), '{Backspace}');
    await expect(code(canvasElement)).toHaveValue('204917');
    await expect(code(canvasElement)).toHaveAttribute('aria-busy', 'true');
    await expect(code(canvasElement).parentElement?.getBoundingClientRect().width).toBe(264);
  },
};
export const WithLongWords: Story = {
  render: (args) => (
    <div className={column}>
      <Stack gap={4}>
        <OneTimeCode {...args} label="Code from the message that was sent to the telephone number you gave" />
        <OneTimeCode {...args} label="پیغام میں بھیجا گیا کوڈ" defaultValue="2049" hint="چھ ہندسے" />
        <OneTimeCode {...args} label={'code'.repeat(50)} error={'code'.repeat(50)} />
      </Stack>
    </div>
  ),
};
