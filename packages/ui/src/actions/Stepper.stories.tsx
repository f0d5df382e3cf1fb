import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sized } from '../internal/fixtures.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Actions/Stepper',
  component: Stepper,
  decorators: [sized(942)],
  args: {
    label: 'Propose a contract',
    steps: [
      { id: 'kind', label: 'Kind', text: 'Dividend', href: '#kind' },
      { id: 'cycle', label: 'Cycle', text: 'Semi-monthly, from 16 Nov', href: '#cycle' },
      { id: 'tiers', label: 'Tiers', text: 'Conditions and rates' },
      { id: 'check', label: 'Check', text: 'Simulator and worst case' },
    ],
    current: 'tiers',
    words: { done: 'Done:' },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  name: 'Under way, with the way back to what was answered',
  tags: ['AGT-11'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /Done: Cycle/ })).toHaveAttribute('href', '#cycle');
    const [, , current] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const WithAnError: Story = {
  name: 'With an error in place of what the step asks',
  tags: ['AGT-11'],
  args: { error: '1 value to correct' },
  async play({ canvas }) {
    await expect(canvas.getByText('1 value to correct')).toBeVisible();
    await expect(canvas.queryByText('Conditions and rates')).toBeNull();
  },
};
export const AtTheFirstStep: Story = { args: { current: 'kind' } };
export const AtTheLastStep: Story = { args: { current: 'check' } };
export const WithLongWords: Story = {
  args: {
    steps: [
      { id: 'kind', label: 'unbroken'.repeat(12), text: 'unbroken'.repeat(12), href: '#kind' },
      { id: 'tiers', label: 'Tiers', text: 'unbroken'.repeat(12) },
    ],
  },
};
