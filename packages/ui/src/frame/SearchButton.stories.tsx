import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { SearchButton } from './SearchButton.tsx';

const meta = {
  title: 'Frame/SearchButton',
  component: SearchButton,
  args: { href: '?modal=search', label: 'Search', shortcut: '/' },
  decorators: [(Story) => <DarkSurface>{<Story />}</DarkSurface>],
} satisfies Meta<typeof SearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsKey: Story = {
  name: 'With its key, which is told to assistive technology',
  tags: ['NAV-22'],
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Search' });
    await expect(link).toHaveAttribute('aria-keyshortcuts', '/');
  },
};
export const AsAField: Story = {
  args: { field: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 216 }}>
        <Story />
      </div>
    ),
  ],
};
export const Hovered: Story = { globals: { pseudo: { hover: 'a' } } };
