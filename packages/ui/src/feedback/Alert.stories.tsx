import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alert } from './Alert.tsx';

const meta = { title: 'Feedback/Alert', component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const onClick = fn();

export const Warning: Story = {
  name: 'Says that the network is lost',
  tags: ['ERR-03'],
  args: { tone: 'warning', children: 'You are offline. Nothing you do is sent until you are back.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('offline');
  },
};
export const WithAction: Story = {
  name: 'Offers a way on',
  tags: ['ERR-03'],
  args: { tone: 'warning', children: 'We cannot reach the platform.', action: { label: 'Try again', onClick } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
export const InAPanel: Story = {
  args: {
    tone: 'info',
    kind: 'panel',
    children: 'Your bet on Harbour 3D, draw 20241107-181, was not taken, and nothing was paid.',
    action: { label: 'Try again', onClick },
  },
};
export const GoodNews: Story = {
  args: { tone: 'positive', kind: 'panel', children: 'We are here. First answer in 2 minutes.' },
};
export const Information: Story = {
  args: { tone: 'info', children: 'This language is not translated yet. You see English.' },
};
