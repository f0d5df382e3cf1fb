import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { icon } from '../internal/icon.tsx';
import { dark } from '../internal/storySurface.css.ts';
import { Empty } from './Empty.tsx';

const meta = {
  title: 'Feedback/Empty',
  component: Empty,
  args: { title: 'No bets in these 7 days', text: 'Widen the dates, or open a game and place the first one.' },
} satisfies Meta<typeof Empty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfWords: Story = {};
export const WithAnAct: Story = { args: { actions: <Button>Clear filters</Button> } };
export const WithAPicture: Story = { args: { art: icon(SearchX, 56), title: 'No game of that name' } };
export const WithLongWords: Story = {
  args: {
    art: icon(SearchX, 56),
    title: 'unbroken'.repeat(25),
    text: 'ان سات دنوں میں کوئی شرط نہیں۔ تاریخیں بڑھائیں، یا کوئی کھیل کھولیں۔',
    actions: <Button>Clear every filter that was set since the page was opened</Button>,
  },
};
export const OnDark: Story = {
  render: (args) => (
    <div className={dark}>
      <Empty {...args} />
    </div>
  ),
};
