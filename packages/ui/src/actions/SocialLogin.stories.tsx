import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { column } from '../internal/storySurface.css.ts';
import { SocialLogin } from './SocialLogin.tsx';

const meta = {
  title: 'Actions/SocialLogin',
  component: SocialLogin,
  args: {
    title: 'or go on with',
    links: [
      { provider: 'facebook', label: 'Facebook', href: '#facebook', emblem: 'facebook', letters: 'FB' },
      { provider: 'telegram', label: 'Telegram', href: '#telegram', emblem: 'telegram', letters: 'TG' },
    ],
  },
  render: (args) => (
    <div className={column}>
      <SocialLogin {...args} />
    </div>
  ),
} satisfies Meta<typeof SocialLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTwo: Story = {
  name: 'With two, each named and of a finger’s size',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Facebook', 'Telegram']);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
};
export const WithOne: Story = {
  args: { links: [{ provider: 'facebook', label: 'Facebook', href: '#facebook', emblem: 'facebook', letters: 'FB' }] },
};
export const WithALetteredOne: Story = {
  args: { links: [{ provider: 'harbour', label: 'Harbour ID', href: '#harbour', letters: 'HI' }] },
};
export const WithNone: Story = {
  name: 'With none',
  tags: ['UI-01'],
  args: { links: [] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('or go on with')).toBeNull();
  },
};
