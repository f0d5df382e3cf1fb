import type { Meta, StoryObj } from '@storybook/react-vite';
import { column, dark } from '../internal/storySurface.css.ts';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Turnover met', value: 0.64 },
  render: (args) => (
    <div className={column}>
      <Progress {...args} />
    </div>
  ),
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};
export const OfMoney: Story = { args: { tone: 'accent', value: 642_000, max: 1_000_000 } };
export const NotBegun: Story = { args: { value: 0 } };
export const Complete: Story = { args: { value: 1 } };
export const OnDark: Story = {
  render: (args) => (
    <div className={dark}>
      <Progress {...args} tone="accent" />
    </div>
  ),
};
