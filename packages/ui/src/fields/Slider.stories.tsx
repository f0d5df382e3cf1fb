import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

function Controlled({ value: initial, onValueChange, ...props }: SliderProps) {
  const [value, setValue] = useState(initial);
  return (
    <Slider
      {...props}
      value={value}
      valueText={`Rs ${value},000`}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  decorators: [sized(360)],
  args: { label: 'Bets a month', value: 8, min: 0, max: 20, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InBetween: Story = {
  name: 'Moved, its value said in words',
  tags: ['UI-01'],
  async play({ canvasElement, args }) {
    const slider = within(canvasElement).getByRole('slider', { name: 'Bets a month' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Rs 8,000');
    await fireEvent.change(slider, { target: { value: '15' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(15);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Rs 15,000');
  },
};
export const AtItsStart: Story = { args: { value: 0 } };
export const AtItsEnd: Story = { args: { value: 20 } };
export const Disabled: Story = { args: { disabled: true } };
export const OnDark: Story = {
  render: (args) => (
    <DarkSurface>
      <div style={{ padding: 24 }}>
        <Controlled {...args} />
      </div>
    </DarkSurface>
  ),
};
