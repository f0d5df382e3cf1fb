import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '../internal/storySurface.css.ts';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner, args: { label: 'Loading' } } satisfies Meta<
  typeof Spinner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const WithItsWords: Story = { args: { shown: true } };
export const OnDark: Story = {
  render: (args) => (
    <div className={dark}>
      <Spinner {...args} shown />
    </div>
  ),
};
