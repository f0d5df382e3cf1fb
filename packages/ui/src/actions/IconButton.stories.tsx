import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, Eye, RefreshCw } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark } from '../internal/storySurface.css.ts';
import { Inline } from '../layout/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Refresh', icon: RefreshCw, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Outlined: Story = { args: { kind: 'outline' } };
export const Small: Story = { args: { size: 'sm', kind: 'outline' } };
export const Round: Story = { args: { round: true, kind: 'outline', icon: ChevronRight, label: 'Next', flip: true } };
export const Disabled: Story = { args: { disabled: true, kind: 'outline' } };

export const OnDark: Story = {
  render: () => (
    <div className={dark}>
      <IconButton label="Refresh" icon={RefreshCw} kind="outline" />
      <IconButton label="Show" icon={Eye} />
    </div>
  ),
};

export const ASwitch: Story = {
  name: 'A switch that says whether it is on',
  tags: ['UI-01'],
  render: (args) => (
    <Inline gap={3}>
      <IconButton {...args} label="Shown" icon={Eye} pressed />
      <IconButton {...args} label="Hidden" icon={Eye} pressed={false} />
    </Inline>
  ),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Shown' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Hidden' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'button' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
