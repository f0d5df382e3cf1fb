import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Main } from './Main.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Frame/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Skip to the content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Main>The main view</Main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: ({ canvasElement }) => within(canvasElement).getByRole('link').focus(),
};

export const Followed: Story = {
  name: 'Moves the focus past the header and leaves the address alone',
  tags: ['NAV-15'],
  parameters: { visual: { looksLike: 'focused' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const before = location.href;
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(before);
  },
};
