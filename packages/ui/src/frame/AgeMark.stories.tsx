import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgeMark } from './AgeMark.tsx';
import { ownEmblem } from './internal/storyParts.tsx';

const meta = {
  title: 'Frame/AgeMark',
  component: AgeMark,
  args: {
    mark: '18+',
    text: 'For adults aged 18 and over. Play within your limits; stop when it stops being fun.',
  },
} satisfies Meta<typeof AgeMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEighteen: Story = {};
export const WithLongWords: Story = { args: { text: `${'unbroken'.repeat(25)} بالغوں کے لیے` } };
/** An age that nobody here has heard of, with a picture and a way to who asks for it. */
export const OfNineteen: Story = {
  name: 'Age of nineteen',
  tags: ['FTR-01'],
  args: {
    mark: '19+',
    emblem: ownEmblem,
    href: 'https://register.example/19',
    text: 'For adults aged 19 and over.',
  },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: '19+' });
    await expect(link).toHaveAttribute('href', 'https://register.example/19');
    await expect(within(link).getByRole('img').tagName).toBe('IMG');
  },
};
export const OfADrawing: Story = {
  args: { mark: 'Adults only', emblem: 'shield', text: 'For adults aged 18 and over.' },
};
export const OfTwentyOne: Story = { args: { mark: '21+', text: 'For adults aged 21 and over.' } };
