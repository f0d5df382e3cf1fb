import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardFan } from './CardFan.tsx';
import { onCloth, sized } from './internal/fixtures.tsx';

const meta = {
  title: 'Show/CardFan',
  component: CardFan,
  decorators: [sized(300), onCloth],
} satisfies Meta<typeof CardFan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfFourCards: Story = {
  async play({ canvasElement }) {
    const fan = canvasElement.querySelector('svg');
    await expect(fan).toHaveAttribute('aria-hidden', 'true');
    await expect(fan?.querySelectorAll('rect')).toHaveLength(8);
  },
};
