import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { column } from '../internal/storySurface.css.ts';
import { Stack } from '../layout/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const words = { left: (characters: number) => `${characters} characters left`, full: 'No characters left' };
const told = 'The transfer of Tuesday evening has left my bank, but it has not reached my wallet.';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Your message', name: 'message', onValueChange: fn() },
  render: (args) => (
    <div className={column}>
      <TextArea {...args} />
    </div>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const area = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');

export const Empty: Story = {
  name: 'Empty, its words tied to it',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Your message' });
  },
};
export const WithAnExample: Story = { args: { placeholder: 'What happened, and when' } };
export const Filled: Story = { args: { defaultValue: told } };
export const WithACounter: Story = {
  name: 'With a counter of what is left',
  tags: ['VAL-03'],
  args: { maxLength: 140, words, defaultValue: told },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(`${140 - told.length} characters left`)).toBeVisible();
    await userEvent.type(area(canvasElement), ' Why?');
    await expect(canvas.getByText(`${135 - told.length} characters left`)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Full: Story = {
  name: 'Full, taking no more and saying so',
  tags: ['VAL-03'],
  args: { maxLength: 20, words, defaultValue: 'Nineteen characters' },
  async play({ canvasElement, args }) {
    await userEvent.type(area(canvasElement), '!?');
    await expect(area(canvasElement)).toHaveValue('Nineteen characters!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Nineteen characters!');
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('No characters left'));
  },
};
export const FullOfEmoji: Story = {
  name: 'Full of what a reader counts as twenty',
  tags: ['FLT-114'],
  args: { maxLength: 20, words, defaultValue: `${'👨‍👩‍👧‍👦'.repeat(10)}${'e\u0308'.repeat(9)}` },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 characters left')).toBeVisible();
    await userEvent.click(area(canvasElement));
    await userEvent.paste('👍🏽👍🏽');
    await expect(area(canvasElement)).toHaveValue(`${args.defaultValue}👍🏽`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(`${args.defaultValue}👍🏽`);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No characters left'));
  },
};
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'An answer takes a day at most', maxLength: 140, words },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Your message', says: args.hint });
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['VAL-04'],
  args: { error: 'Write a few words', required: true, maxLength: 140, words },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Your message', says: args.error, invalid: true, required: true });
  },
};
export const WithSuccess: Story = { args: { defaultValue: told, success: 'Saved as a draft' } };
export const Disabled: Story = { args: { defaultValue: told, disabled: true } };
export const Focused: Story = {
  async play({ canvasElement }) {
    await userEvent.click(area(canvasElement));
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: ':has(> textarea)' } } };
export const Growing: Story = {
  name: 'Growing with its text, then scrolling',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    const height = () => area(canvasElement).getBoundingClientRect().height;
    const empty = height();
    await userEvent.type(area(canvasElement), 'one{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(height()).toBeGreaterThan(empty);
    await userEvent.type(area(canvasElement), '{Enter}line'.repeat(12));
    await expect(height()).toBe(280);
    await expect(area(canvasElement).scrollHeight).toBeGreaterThan(280);
  },
};
export const WithLongWords: Story = {
  args: { maxLength: 1000, words },
  render: (args) => (
    <div className={column}>
      <Stack gap={4}>
        <TextArea {...args} label="What happened, when, and what you expected to happen in its place" />
        <TextArea
          {...args}
          label="آپ کا پیغام"
          dir="auto"
          defaultValue="منگل کی شام کی منتقلی ابھی تک میرے والٹ میں نہیں پہنچی۔"
        />
        <TextArea {...args} label={'message'.repeat(28)} defaultValue={'message'.repeat(28)} hint={'hint'.repeat(50)} />
      </Stack>
    </div>
  ),
};
