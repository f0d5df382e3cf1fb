import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { DarkSurface } from '../layout/DarkSurface.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Frame/ThemeSwitch',
  component: ThemeSwitch,
  decorators: [
    (Story) => (
      <DarkSurface>
        <Story />
      </DarkSurface>
    ),
  ],
  args: { label: 'Theme', onToggle: fn() },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Pressed: Story = {
  name: 'Asks for the other theme by press and by key',
  tags: ['HDR-13'],
  parameters: { visual: { modes: ['desk'], looksLike: 'focused' } },
  args: { onToggle: fn() },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Theme' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'button' } },
};
export const Focused: Story = {
  parameters: { visual: { modes: ['desk'] } },
  async play() {
    await userEvent.tab();
  },
};
