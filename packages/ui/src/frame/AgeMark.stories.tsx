import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgeMark } from './AgeMark.tsx';

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
export const OfTwentyOne: Story = { args: { mark: '21+', text: 'For adults aged 21 and over.' } };
