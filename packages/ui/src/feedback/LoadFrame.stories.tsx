import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Load } from '../internal/types.ts';
import { Text } from '../layout/Text.tsx';
import { LoadFrame } from './LoadFrame.tsx';
import { Skeleton } from './Skeleton.tsx';

const failed = {
  kind: 'failed',
  title: 'The games did not load',
  text: 'The rest of the page is fine.',
  retry: 'Try again',
  onRetry: () => {},
} satisfies Load;

const meta = {
  title: 'Feedback/LoadFrame',
  component: LoadFrame,
  args: { load: { kind: 'ready' }, skeleton: <Skeleton shape="row" count={4} />, children: <Text>Nine Lanterns</Text> },
} satisfies Meta<typeof LoadFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'Loading, and said to be busy',
  tags: ['CAT-04'],
  args: { load: { kind: 'loading' } },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(within(canvasElement).queryByText('Nine Lanterns')).toBeNull();
  },
};
export const Failed: Story = { args: { load: failed } };
export const Empty: Story = { args: { load: { kind: 'empty', title: 'No games yet', text: 'Come back tomorrow.' } } };
export const Ready: Story = {};
export const TriedAgain: Story = {
  name: 'Tried again, with the focus kept in its place',
  tags: ['CAT-04'],
  parameters: { visual: { looksLike: 'loading' } },
  render: (args) => <Retried {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Try again' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    const frame = canvasElement.querySelector('[aria-busy="true"]');
    await expect(frame).toHaveFocus();
  },
};

function Retried(props: Parameters<typeof LoadFrame>[0]) {
  const [again, setAgain] = useState(false);
  return <LoadFrame {...props} load={again ? { kind: 'loading' } : { ...failed, onRetry: () => setAgain(true) }} />;
}
