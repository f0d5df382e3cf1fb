import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { behavesAsField } from '../internal/behavesAsField.ts';
import { held } from '../internal/storyField.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const Typed = held<SearchFieldProps['value'], SearchFieldProps>(SearchField);

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: {
    label: 'Search',
    placeholder: 'Game name',
    value: '',
    onValue: () => {},
    words: { clear: 'Clear the search' },
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'LOB-04 empty, its label in sight',
  async play({ canvasElement }) {
    await behavesAsField(canvasElement, { label: 'Search' });
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Filled: Story = { args: { value: 'lantern' } };
export const Cleared: Story = {
  name: 'LOB-04 cleared by the cross and by Escape, with the focus kept',
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
