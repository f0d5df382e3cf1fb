import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';

function Friends({ onValueChange, ...props }: CalculatorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Calculator
      {...props}
      value={value}
      shown={String(value)}
      figures={
        props.figures && [
          { id: 'each', label: 'Each bets a week', value: 'Rs 1,000' },
          { id: 'rate', label: 'Your share', value: '0.15%' },
          { id: 'earned', label: 'You get a week', value: `Rs ${(value * 1.5).toFixed(2)}` },
        ]
      }
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Promotions/Calculator',
  component: Calculator,
  decorators: [
    (Story) => (
      <DarkSurface>
        <div style={{ maxInlineSize: 448, padding: 24 }}>
          <Story />
        </div>
      </DarkSurface>
    ),
  ],
  args: { label: 'Try it: friends who play', shown: '12', value: 12, max: 60, onValueChange: fn() },
  render: (args) => <Friends {...args} />,
} satisfies Meta<typeof Calculator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In figures that follow the thumb, the last of them the result. */
export const InFigures: Story = {
  name: 'In figures',
  tags: ['VIP-02', 'JOI-02'],
  args: { figures: [] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Try it: friends who play' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Rs 18.00');
    await fireEvent.change(slider, { target: { value: '40' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('Rs 60.00');
    await expect(slider).toHaveAttribute('aria-valuetext', '40');
  },
};

const gold = {
  picture: ['/art/tiers/gold.svg'],
  title: 'You would be Gold',
  text: '0.6% back: Rs 75 a month, and Rs 188 on your birthday',
};
export const InWords: Story = { args: { result: gold } };
export const WithoutAPicture: Story = { args: { result: { title: 'No tier yet', text: 'Bronze opens at Rs 33.' } } };
export const WithLongWords: Story = {
  args: { result: { ...gold, title: 'unbroken'.repeat(12), text: 'words '.repeat(40) } },
};
