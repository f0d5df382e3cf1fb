import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormError } from './FormError.tsx';

const meta = { title: 'Fields/FormError', component: FormError } satisfies Meta<typeof FormError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Said: Story = {
  name: 'LGN-06 said at once',
  args: { children: 'The platform is not answering. Nothing was sent.' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('not answering');
  },
};
export const WithNothingToSay: Story = {
  name: 'UI-01 with nothing to say',
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
