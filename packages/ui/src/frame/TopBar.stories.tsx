import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { isWide, Player, tools, Visitor } from './internal/storyParts.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Frame/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <DarkSurface>
        <Story />
      </DarkSurface>
    ),
  ],
  args: { start: tools, end: <Visitor /> },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAVisitor: Story = {};
export const ForAPlayer: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { end: <Player /> },
};
export const ForAPlayerWithoutMemberCentre: Story = {
  name: 'Has no deposit button where the member centre is not allowed',
  tags: ['HDR-04'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { end: <Player deposit={false} /> },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('Deposit')).toBeNull();
  },
};

export const OnAPhone: Story = {
  name: 'Shows at a desk only',
  tags: ['HDR-14'],
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { end: <Visitor login={{ onSubmit: fn() }} /> },
  async play({ canvasElement }) {
    const theme = within(canvasElement).queryByRole('button', { name: 'Theme' });
    if (isWide()) await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Theme' }));
    else await expect(theme).toBeNull();
  },
};
