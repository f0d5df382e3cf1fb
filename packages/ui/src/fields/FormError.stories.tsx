import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormError } from './FormError.tsx';

const meta = { title: 'Fields/FormError', component: FormError } satisfies Meta<typeof FormError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Said: Story = {
  name: 'Said at once',
  tags: ['LGN-06'],
  args: { children: 'The platform is not answering. Nothing was sent.' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('not answering');
  },
};
export const WithNothingToSay: Story = {
  name: 'With nothing to say',
  tags: ['UI-01'],
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
