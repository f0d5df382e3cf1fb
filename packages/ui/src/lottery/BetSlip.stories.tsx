import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { sized } from '../internal/fixtures.tsx';
import { BetSlip } from './BetSlip.tsx';

const lines = [
  { id: 'a', title: 'Last two figures', pick: '12 · 347', note: '6 bets of Rs 1.50', total: 'Rs 9.00' },
  { id: 'b', title: 'Big or small', pick: 'Big', note: '1 bet of Rs 10.00', total: 'Rs 10.00' },
];

const meta = {
  title: 'Lottery/BetSlip',
  component: BetSlip,
  decorators: [sized(368)],
  args: {
    title: 'Bet slip',
    step: 'fill',
    lines,
    onRemove: fn(),
    sums: [
      { id: 'most', label: 'Most it can win', value: 'Rs 162.00' },
      { id: 'total', label: 'Total', value: 'Rs 19.00', strong: true },
    ],
    children: (
      <Button kind="primary" wide>
        Review
      </Button>
    ),
    words: {
      lines: 'Lines',
      empty: 'Pick numbers and add a line.',
      remove: ({ title, pick }) => `Remove ${title} ${pick}`,
    },
  },
} satisfies Meta<typeof BetSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLines: Story = {
  name: 'With lines',
  tags: ['GAM-09'],
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Last two figures 12 · 347' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
    await expect(canvas.getByRole('heading', { name: 'Bet slip' })).toHaveFocus();
  },
};
export const Reviewed: Story = {
  name: 'Reviewed',
  tags: ['FLT-123'],
  render: (args) => {
    const [step, setStep] = useState('fill');
    return (
      <BetSlip {...args} step={step} title={step === 'fill' ? 'Bet slip' : 'Check your bet'} onRemove={undefined}>
        <Button kind="primary" wide onClick={() => setStep('review')}>
          Review
        </Button>
      </BetSlip>
    );
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(canvas.getByRole('heading', { name: 'Check your bet' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};
export const WithoutLines: Story = { args: { lines: [], sums: [], children: null } };
export const WithLongWords: Story = {
  args: {
    lines: [
      {
        id: 'a',
        title: 'The last four figures of the draw in their order',
        pick: '0123456789 · 0123456789 · 0123456789 · 0123456789',
        note: '10,000 bets of Rs 20.00 each on this draw',
        total: 'Rs 200,000.00',
      },
    ],
    sums: [
      { id: 'total', label: 'Everything together, in this currency', value: 'PKR 999,999,999,999.99', strong: true },
    ],
  },
};
