import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StopButton } from './StopButton.tsx';

const meta = {
  title: 'Actions/StopButton',
  component: StopButton,
  args: { label: 'Stop all play for 24 hours', onStop: fn() },
} satisfies Meta<typeof StopButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAGame: Story = {};
export const InABar: Story = { args: { size: 'sm', label: 'Stop 24 h' } };
export const Wide: Story = { args: { wide: true } };

export const Pressed: Story = {
  name: 'One press stops, and asks nothing',
  tags: ['JUR-27'],
  parameters: { visual: { modes: [] } },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop all play for 24 hours' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
