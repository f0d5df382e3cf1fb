import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, Send, UserCheck } from 'lucide';
import { expect, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Content/Steps',
  component: Steps,
  decorators: [sized(480)],
  args: {
    label: 'How to install',
    steps: [
      { id: 'scan', title: 'Scan the code', text: 'With the camera of your phone.' },
      { id: 'open', title: 'Open the file', text: 'Allow this source once.' },
      { id: 'play', title: 'Log in as always' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: 'Three, counted in their order',
  tags: ['DWN-01'],
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'How to install' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const WithIcons: Story = {
  name: 'With icons, in narrow columns',
  tags: ['UI-01'],
  parameters: { place: 960 },
  args: {
    steps: [
      { id: 'send', title: 'Send your link', text: 'By message, or let it be scanned.', icon: Send },
      { id: 'join', title: 'Your friend registers', text: 'Of age, one account each.', icon: UserCheck },
      { id: 'earn', title: 'You are paid', text: 'Into your wallet, every day.', icon: Coins },
    ],
  },
};
export const One: Story = { args: { steps: [{ id: 'a', title: 'Open the page' }] } };
export const WithAnEndlessWord: Story = {
  args: { steps: [{ id: 'a', title: 'Y'.repeat(80), text: 'Z'.repeat(120) }] },
};
