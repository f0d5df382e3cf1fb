import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { controlled } from '../internal/storyField.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const Typed = controlled<Exclude<SearchFieldProps['value'], undefined>, SearchFieldProps>(SearchField);

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: {
    label: 'Search',
    placeholder: 'Game name',
    value: '',
    onValueChange: () => {},
    words: { clear: 'Clear the search' },
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Empty, its label in sight',
  tags: ['LOB-04'],
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Search' });
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Filled: Story = { args: { value: 'lantern' } };
export const Focused: Story = {
  args: { value: 'lantern' },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('searchbox'));
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: ':has(> input)' } } };
export const WithAHint: Story = {
  name: 'With a hint, tied to it',
  tags: ['UI-01'],
  args: { hint: 'At least two letters' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Search', says: args.hint });
  },
};
export const WithAnError: Story = {
  name: 'With an error by icon, words and state',
  tags: ['VAL-04'],
  args: { value: '%', error: 'Search with letters or digits' },
  async play({ canvasElement, args }) {
    await behavesAsField(canvasElement, { label: 'Search', says: args.error, invalid: true });
  },
};
export const WithSuccess: Story = { args: { value: 'lantern', success: '6 games found' } };
export const Searching: Story = { args: { value: 'lantern', loading: true } };
export const Disabled: Story = { args: { value: 'lantern', disabled: true } };
export const WithLongWords: Story = {
  args: { label: 'Search all the studios', placeholder: 'Name of a game or of its studio', hint: 'x'.repeat(200) },
};
export const Cleared: Story = {
  name: 'Cleared by the cross and by Escape, with the focus kept',
  tags: ['LOB-04'],
  args: { value: 'lantern' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('owl{Escape}');
    await expect(input).toHaveValue('');
  },
};
