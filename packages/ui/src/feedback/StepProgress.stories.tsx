import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { column } from '../internal/storySurface.css.ts';
import { StepProgress } from './StepProgress.tsx';

const steps = [
  { id: 'login', label: 'Your login' },
  { id: 'about', label: 'About you' },
  { id: 'agree', label: 'Check and agree' },
];

const meta = {
  title: 'Feedback/StepProgress',
  component: StepProgress,
  args: { label: 'Progress', steps, current: 'about', words: { current: 'Step 2 of 3: About you', done: 'Done:' } },
  render: (args) => (
    <div className={column}>
      <StepProgress {...args} />
    </div>
  ),
} satisfies Meta<typeof StepProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the second of three steps, named in full for a screen reader. */
export const AtTheSecond: Story = {
  name: 'At the second of three steps',
  tags: ['REG-10'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Step 2 of 3: About you' })).toHaveTextContent('About you');
    const [first, second] = within(canvas.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Done: Your login');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};
export const AtTheFirst: Story = {
  args: { current: 'login', words: { current: 'Step 1 of 3: Your login', done: 'Done:' } },
};
export const AtTheLast: Story = {
  args: { current: 'agree', words: { current: 'Step 3 of 3: Check and agree', done: 'Done:' } },
};
export const OfTwoSteps: Story = { args: { steps: steps.filter(({ id }) => id !== 'login') } };

function Walk() {
  const [at, setAt] = useState(0);
  const { id, label } = steps[at] ?? { id: '', label: '' };
  return (
    <div className={column}>
      <StepProgress label="Progress" steps={steps} current={id} words={{ current: `Now: ${label}`, done: 'Done:' }} />
      <Button onClick={() => setAt(at + 1)}>Continue</Button>
    </div>
  );
}

/** Gone on to the next step, whose heading takes the focus, and none before that. */
export const GoneOn: Story = {
  name: 'Gone on to the next step',
  tags: ['REG-10'],
  parameters: { visual: { modes: ['desk'] } },
  render: () => <Walk />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Now: About you' })).toHaveFocus());
  },
};
