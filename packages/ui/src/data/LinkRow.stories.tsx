import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, Mail } from 'lucide';
import { expect, userEvent, within } from 'storybook/test';
import { LinkRow } from './LinkRow.tsx';
import { RowList } from './RowList.tsx';

const meta = {
  title: 'Data/LinkRow',
  component: LinkRow,
  args: { label: 'Write to us', text: 'With pictures, if they help', icon: Mail, href: '#write' },
  render: (args) => (
    <RowList label="Ways to reach us">
      <LinkRow {...args} />
      <LinkRow label="Help centre" text="Deposits, withdrawals, limits, rules" icon={CircleHelp} href="#help" />
    </RowList>
  ),
} satisfies Meta<typeof LinkRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPage: Story = {
  async play({ canvasElement }) {
    const links = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName(/Write to us.*With pictures/);
    await expect(links[0]).not.toHaveAttribute('target');
  },
};
export const OfAnotherSite: Story = {
  args: {
    label: 'Telegram',
    text: '@baize, in a window of its own',
    icon: { emblem: 'telegram', letters: 'TG' },
    href: 'https://t.example/baize',
    external: true,
  },
  async play({ canvasElement }) {
    const link = within(canvasElement).getAllByRole('link')[0] as HTMLAnchorElement;
    await expect(link.target).toBe('_blank');
    await expect(link.rel).toContain('noopener');
  },
};
export const WithoutText: Story = { args: { text: undefined } };
export const WithLongWords: Story = {
  args: { label: 'unbroken'.repeat(20), text: 'A long line about it, '.repeat(8) },
};
