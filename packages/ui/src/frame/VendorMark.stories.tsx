import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OnCloth } from './internal/storyParts.tsx';
import { VendorMark } from './VendorMark.tsx';

const meta = {
  title: 'Frame/VendorMark',
  component: VendorMark,
  args: { name: 'Ombrelith', emblem: ['/art/vendors/OMB-emblem.svg'], word: '/art/vendors/OMB-word.svg' },
} satisfies Meta<typeof VendorMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const OnTheStage: Story = {
  render: (args) => (
    <OnCloth>
      <VendorMark {...args} />
    </OnCloth>
  ),
};
export const InLetters: Story = { args: { word: undefined } };

export const WithABrokenWordMark: Story = {
  name: 'APP-09 says its name in letters when its word mark does not come',
  parameters: { visual: { looksLike: 'in-letters' } },
  args: { word: '/art/vendors/none/missing.svg' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Ombrelith')).toBeVisible();
  },
};
