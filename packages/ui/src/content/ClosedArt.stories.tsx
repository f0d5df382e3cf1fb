import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, sized } from '../internal/fixtures.tsx';
import { ClosedArt } from './ClosedArt.tsx';

const meta = {
  title: 'Content/ClosedArt',
  component: ClosedArt,
  decorators: [sized(300), onDark],
} satisfies Meta<typeof ClosedArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfFourCards: Story = {
  async play({ canvasElement }) {
    const fan = canvasElement.querySelector('svg');
    await expect(fan).toHaveAttribute('aria-hidden', 'true');
    await expect(fan?.querySelectorAll('rect')).toHaveLength(8);
  },
};
