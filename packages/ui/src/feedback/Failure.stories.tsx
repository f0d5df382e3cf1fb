import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Failure } from './Failure.tsx';

const meta = {
  title: 'Feedback/Failure',
  component: Failure,
  args: {
    title: 'The records did not load',
    text: 'The network dropped. Your bets are not affected.',
    retry: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof Failure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithARetry: Story = {
  name: 'With a retry',
  tags: ['ERR-02'],
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { busy: true } };
export const WithLongWords: Story = {
  args: {
    title: 'unbroken'.repeat(25),
    text: 'نیٹ ورک ٹوٹ گیا۔ آپ کی شرطوں پر کوئی اثر نہیں۔',
    retry: 'Try to load the records once more',
  },
};
export const WithItsReference: Story = {
  name: 'With the number of the report',
  tags: ['OPS-31'],
  args: { reference: 'Reference 7c1e90ab' },
};
export const InOneLine: Story = { args: { text: undefined } };
